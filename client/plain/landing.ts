import { leaveIfSignedIn } from './session.ts';
import { showCarriedToast } from './toast.ts';

/** A confirmation link that no longer works comes back here with the reason. */
function showLinkProblem(): void {
  const reason = new URLSearchParams(location.search).get('error');
  const notice = document.getElementById('notice');
  if (!reason || !notice) return;
  const expired = /expired/i.test(reason);
  const text = expired ? 'O link de confirmação expirou. ' : 'O link de confirmação não é válido. ';
  const again = Object.assign(document.createElement('a'), {
    href: '/auth?view=resend',
    className: 'link',
    textContent: 'Peça um novo link',
  });
  notice.append(text, again, '.');
  notice.classList.remove('hidden');
}

/** The link of a message was opened again, or where nobody is signed in. */
function showConfirmed(): void {
  const parameters = new URLSearchParams(location.search);
  const notice = document.getElementById('notice');
  if (!notice || !parameters.has('confirmed') || parameters.has('error')) return;
  const enter = Object.assign(document.createElement('a'), {
    href: '/auth',
    className: 'link',
    textContent: 'Entre com a sua senha',
  });
  notice.append('Seu e-mail está confirmado. ', enter, '.');
  notice.classList.remove('hidden');
}

showLinkProblem();
await leaveIfSignedIn('/dashboard');
showConfirmed();
showCarriedToast();
