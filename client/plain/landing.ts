import '../lib/browser/forgetful-storage.ts';
import { safeRedirect } from '#shared/redirects.ts';
import { carryToast } from '../lib/browser/carried-toast.ts';
import { leaveIfSignedIn } from './session.ts';
import { showCarriedToast } from './toast.ts';

const parameters = new URLSearchParams(location.search);
/** The page to which a visitor was going who signed up on the way. */
const target = safeRedirect(parameters.get('redirect'), '/dashboard', location.origin);

/** The page of sign-in, which leads on to the same place. */
function authAddress(view: Readonly<{ view?: 'resend' }> = {}): string {
  const onwards = parameters.has('redirect') ? { redirect: target } : {};
  const query = new URLSearchParams({ ...view, ...onwards }).toString();
  return query === '' ? '/auth' : `/auth?${query}`;
}

/** A confirmation link that no longer works comes back here with the reason. */
function showLinkProblem(): void {
  const reason = parameters.get('error');
  const notice = document.getElementById('notice');
  if (!reason || !notice) return;
  const expired = /expired/i.test(reason);
  const text = expired ? 'O link de confirmação expirou. ' : 'O link de confirmação não é válido. ';
  const again = Object.assign(document.createElement('a'), {
    href: authAddress({ view: 'resend' }),
    className: 'link',
    textContent: 'Peça um novo link',
  });
  notice.append(text, again, '.');
  notice.classList.remove('hidden');
}

/** The link of a message was opened again, or where nobody is signed in. */
function showConfirmed(): void {
  const notice = document.getElementById('notice');
  if (!notice || !parameters.has('confirmed') || parameters.has('error')) return;
  const enter = Object.assign(document.createElement('a'), {
    href: authAddress(),
    className: 'link',
    textContent: 'Entre com a sua senha',
  });
  notice.append('Seu e-mail está confirmado. ', enter, '.');
  notice.classList.remove('hidden');
}

showLinkProblem();
const visitor = await leaveIfSignedIn(target, () => {
  const confirmed = parameters.has('confirmed') && !parameters.has('error');
  if (confirmed) carryToast('Login realizado!', 'Bem-vindo de volta!');
});
if (visitor === 'must change the password') location.replace(authAddress());
showConfirmed();
showCarriedToast();
