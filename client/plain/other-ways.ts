import type { AuthRefusal } from '../lib/data/post-auth.ts';
import { say } from './form-problems.ts';
import { dismissErrors, toast } from './toast.ts';
import { go, sectionOf } from './views.ts';

const UNLOADED =
  'Não foi possível carregar esta forma de entrar. Verifique sua conexão e tente de novo.';

/** Passkeys and Google, whose code is fetched at the press. */
export function offerOtherWays(target: string, onEntered: () => void): void {
  const passkey = document.getElementById('passkey');
  passkey?.addEventListener('click', () =>
    enterBy(
      passkey,
      async () => (await import('../lib/data/passkey.ts')).signInWithPasskey(),
      onEntered,
    ),
  );
  for (const google of document.querySelectorAll<HTMLElement>('button[data-google]')) {
    google.addEventListener('click', () =>
      enterBy(google, async () => (await import('../lib/data/google.ts')).goToGoogle(target)),
    );
  }
}

async function enterBy(
  button: HTMLElement,
  way: () => Promise<AuthRefusal | null>,
  onEntered = () => {},
): Promise<void> {
  if (button.ariaDisabled === 'true') return;
  dismissErrors();
  button.ariaDisabled = 'true';
  button.ariaBusy = 'true';
  const refusal = await way().catch(() => ({ code: '', message: UNLOADED }));
  button.ariaDisabled = null;
  button.ariaBusy = null;
  if (!refusal) return onEntered();
  toast('error', 'Erro no login', refusal.message);
  const form = button.closest('form');
  if (form) say(form, refusal.message);
  if (refusal.code === 'EMAIL_UNCONFIRMED') go('resend');
}

/** Reads why nobody came in by Google; null where nothing is said of it. */
export async function readRefusal(parameters: URLSearchParams): Promise<string | null> {
  const code = parameters.get('error');
  if (code === null) return null;
  try {
    const { refusedByGoogle } = await import('../lib/data/google.ts');
    return refusedByGoogle(code);
  } catch {
    return UNLOADED;
  }
}

/** Tells it once: another try, and a reload, begin anew. */
export function tellRefusal(refusal: string, parameters: URLSearchParams): void {
  toast('error', 'Erro no login', refusal);
  const form = sectionOf('sign-in')?.querySelector('form');
  if (form) say(form, refusal);
  parameters.delete('error');
  parameters.delete('error_description');
  history.replaceState(null, '', `/auth?${parameters}`);
}
