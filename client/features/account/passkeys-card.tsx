import { AfterHydration } from '../../ui/after-hydration.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import type { PasskeysProps } from './passkey-list.tsx';

const PasskeyList = lazyWithRetry(() => import('./passkey-list.tsx'));

/** The passkeys of an account: the devices that open it without the password. */
export function PasskeysCard(props: PasskeysProps) {
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" className="text-xl">
        Chaves de acesso
      </h2>
      <p className="text-muted">
        Com uma chave de acesso você entra com a digital, o rosto ou o bloqueio de tela do aparelho,
        sem digitar a senha.
        {props.state ? ' Ela vale pelas duas etapas: o aparelho e quem o desbloqueia.' : ''}
      </p>
      <AfterHydration waiting={<div className="h-12" />}>
        <PasskeyList {...props} />
      </AfterHydration>
    </section>
  );
}
