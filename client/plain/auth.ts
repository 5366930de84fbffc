import '../lib/browser/forgetful-storage.ts';
import { safeRedirect } from '#shared/redirects.ts';
import { carryToast } from '../lib/browser/carried-toast.ts';
import { saveTimeZone } from '../lib/browser/time-zone.ts';
import { CODE_NEEDED, postAuth } from '../lib/data/post-auth.ts';
import { confirmAddress, confirmOnOpening } from './confirm-address.ts';
import { say, validate } from './form-problems.ts';
import { offerOtherWays, readRefusal, tellRefusal } from './other-ways.ts';
import { leaveIfSignedIn } from './session.ts';
import { dismissErrors, showCarriedToast, toast } from './toast.ts';
import { go, sectionOf, show, VIEWS, type View, viewNamed } from './views.ts';

/**
 * Signing in and up, with their errors. A plain page: the application is
 * fetched while the visitor types.
 */
const parameters = new URLSearchParams(location.search);
/** What no server should see: the token of a link, and the address that it confirms. */
const secrets = new URLSearchParams(location.hash.slice(1));
const target = safeRedirect(parameters.get('redirect'), '/dashboard', location.origin);

/** The target of a confirmation link; it is named in the link, because another tab may open it. */
const CONFIRMED = `/?${new URLSearchParams({
  confirmed: '1',
  ...(parameters.has('redirect') ? { redirect: target } : {}),
})}`;

type Fields = Readonly<Record<'name' | 'email' | 'password' | 'current' | 'code', string>>;

const welcome = () => carryToast('Login realizado!', 'Bem-vindo de volta!');

const token = secrets.get('token') ?? '';

const handlers: Readonly<Record<View, (fields: Fields, form: HTMLFormElement) => Promise<void>>> = {
  'sign-in': async ({ email, password }, form) => {
    const refusal = await postAuth('/sign-in/email', { email, password });
    if (!refusal) {
      welcome();
      location.assign(target);
      return;
    }
    if (refusal.code === CODE_NEEDED) return go('code');
    toast('error', 'Erro no login', refusal.message);
    say(form, refusal.message);
    if (refusal.code === 'EMAIL_NOT_VERIFIED') go('resend');
  },
  'sign-up': async ({ name, email, password }, form) => {
    const refusal = await postAuth('/sign-up/email', {
      name: name.trim(),
      email,
      password,
      callbackURL: CONFIRMED,
    });
    if (refusal) {
      toast('error', 'Erro no cadastro', refusal.message);
      say(form, refusal.message);
      return;
    }
    toast('success', 'Cadastro realizado!', 'Verifique seu e-mail para ativar sua conta.');
    go('resend');
  },
  forgot: async ({ email }, form) => {
    const refusal = await postAuth('/request-password-reset', { email });
    if (refusal) return say(form, refusal.message);
    toast(
      'success',
      'Confira seu e-mail',
      'Se houver uma conta com ele, o link chega em instantes.',
    );
    go('sign-in');
  },
  reset: async ({ password }, form) => {
    const refusal = await postAuth('/reset-password', { newPassword: password, token });
    if (refusal) {
      sectionOf('reset')?.querySelector('[data-view="forgot"]')?.removeAttribute('hidden');
      return say(form, refusal.message);
    }
    toast('success', 'Senha alterada!', 'Entre com a sua nova senha.');
    history.replaceState(null, '', '/auth');
    go('sign-in');
  },
  invitation: async ({ name, password }, form) => {
    const link = { newPassword: password, token, name };
    const refusal = await postAuth('/reset-password', link);
    if (refusal) return say(form, refusal.message);
    const [firstName] = name.trim().split(/\s+/);
    toast(
      'success',
      `Boas-vindas, ${firstName}!`,
      'Sua conta está pronta. Entre com o seu e-mail e a senha que você criou.',
    );
    history.replaceState(null, '', '/auth');
    go('sign-in');
  },
  change: async ({ current, password }, form) => {
    const refusal = await postAuth('/change-password', {
      currentPassword: current,
      newPassword: password,
    });
    if (refusal) return say(form, refusal.message);
    carryToast('Senha alterada!', 'Use a nova senha nas próximas entradas.');
    location.assign(target);
  },
  resend: async ({ email }, form) => {
    const refusal = await postAuth('/send-verification-email', { email, callbackURL: CONFIRMED });
    if (refusal) return say(form, refusal.message);
    toast(
      'success',
      'Confira seu e-mail',
      'Se a conta ainda não foi confirmada, enviamos um novo link.',
    );
  },
  confirm: async ({ email, password }, form) => {
    const refusal = await postAuth('/sign-in/email', { email, password });
    if (!refusal) {
      welcome();
      return location.assign(target);
    }
    if (refusal.code === CODE_NEEDED) return go('code');
    const refused = refusal.code === 'EMAIL_NOT_VERIFIED' ? await confirmAddress(token) : refusal;
    if (!refused) return location.assign(CONFIRMED);
    say(form, refused.message);
  },
  link: async ({ email }, form) => {
    const refusal = await postAuth('/sign-in/magic-link', { email, callbackURL: target });
    if (refusal) return say(form, refusal.message);
    toast(
      'success',
      'Confira seu e-mail',
      'Se houver uma conta confirmada com ele, o link chega em instantes.',
    );
    go('sign-in');
  },
  enter: async (_fields, form) => {
    const refusal = await postAuth('/magic-link/verify', { token });
    if (refusal) return say(form, refusal.message);
    welcome();
    location.replace(target);
  },
  code: ({ code }, form) => enterWith('/two-factor/verify-totp', code, form),
  recovery: ({ code }, form) => enterWith('/two-factor/verify-backup-code', code, form),
};

/** Refusals after which the password has to be given again. */
const ENDED = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

async function enterWith(path: string, code: string, form: HTMLFormElement): Promise<void> {
  const refusal = await postAuth(path, { code });
  if (!refusal) {
    welcome();
    return location.assign(target);
  }
  if (!ENDED.has(refusal.code)) return say(form, refusal.message);
  toast('error', 'Erro no login', refusal.message);
  go('sign-in');
}

for (const view of VIEWS) {
  const form = sectionOf(view)?.querySelector('form');
  if (!form) continue;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
    // The attribute `disabled` would drop the focus.
    if (!button || button.ariaDisabled === 'true') return;
    dismissErrors();
    if (!validate(form)) return;
    const data = new FormData(form);
    const field = (name: string) => String(data.get(name) ?? '');
    const label = button.textContent;
    button.ariaDisabled = 'true';
    button.ariaBusy = 'true';
    button.textContent = button.dataset['busy'] ?? label;
    const fields = {
      name: field('name'),
      email: field('email').trim(),
      password: field('password'),
      current: field('current'),
      code: field('code'),
    };
    await handlers[view](fields, form);
    button.ariaDisabled = null;
    button.ariaBusy = null;
    button.textContent = label;
  });
}

for (const button of document.querySelectorAll<HTMLElement>('[data-view]')) {
  button.addEventListener('click', () => go(viewNamed(button.dataset['view'])));
}

const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
for (const [index, tab] of tabs.entries()) {
  tab.addEventListener('click', () => show(viewNamed(tab.getAttribute('aria-controls'))));
  tab.addEventListener('keydown', ({ key }) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const next = tabs[(index + 1) % tabs.length];
    next?.click();
    next?.focus();
  });
}

offerOtherWays(target, () => {
  welcome();
  location.assign(target);
});

document.getElementById('leave')?.addEventListener('click', async () => {
  await postAuth('/sign-out', {});
  location.assign('/auth');
});

for (const input of sectionOf('confirm')?.querySelectorAll('input') ?? []) {
  if (input.name === 'email') input.value = secrets.get('email') ?? '';
}
show(viewNamed(parameters.get('view')));
if (parameters.get('view') === 'confirm') await confirmOnOpening(token, CONFIRMED);
// For the first page of a member who signs in.
saveTimeZone();
const refused = await readRefusal(parameters);
/** Whoever comes back from Google is told so on the page where they were going. */
const tell = () => {
  if (refused !== null) carryToast('O Google não abriu a conta', refused);
  else if (parameters.get('by') === 'google') welcome();
};
// Already signed in: to where the visitor was going, or to the root, which leads on.
const visitor = await leaveIfSignedIn(parameters.has('redirect') ? target : '/', tell);
if (visitor === 'must change the password') show('change');
// The administration has its own words for the end of a session.
const isOfAdmin = target.startsWith('/admin/');
showCarriedToast((title) =>
  title === 'Sua sessão terminou' && isOfAdmin ? 'Usuário não autenticado' : title,
);
if (refused !== null) tellRefusal(refused, parameters);
