import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { ProofProvider, reasonOf, useProof } from './proof.tsx';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));

/** Google opens the account; where something else does, too, it may be told not to. */
export default function GoogleCard({ isOnlyOne }: Readonly<{ isOnlyOne: boolean }>) {
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="google-title">
      <h2 id="google-title" className="text-xl">
        Entrada com o Google
      </h2>
      <p className="text-muted">
        Você também entra com a sua conta do Google. Ele sabe que você entra aqui, e nada do que
        você lê ou escreve.
      </p>
      {isOnlyOne ? (
        <p className="text-muted">
          Só ele abre a sua conta. Para desligá-lo, crie antes uma senha ou adicione uma chave de
          acesso.
        </p>
      ) : (
        <ProofProvider>
          <Unlinking />
        </ProofProvider>
      )}
    </section>
  );
}

function Unlinking() {
  const client = useClient();
  const trpc = useTrpc();
  const prove = useProof();
  const [asking, setAsking] = useState(false);
  const unlink = useMutation({
    mutationFn: () => prove(() => client.member.account.unlinkGoogle.mutate()),
    meta: { invalidates: [trpc.member.account.entrances] },
    onSuccess: () => toastSuccess('O Google não abre mais a sua conta'),
    onError: (error) => toastError(reasonOf(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
        Desligar o Google
      </Button>
      <Suspense fallback={null}>
        {asking ? (
          <ConfirmDialog
            title="Desligar o Google?"
            text="Ele deixa de abrir a sua conta. Você entra com a senha ou com uma chave de acesso, e tudo o que guardou fica no lugar."
            action="Desligar"
            busy={unlink.isPending}
            onConfirm={() => unlink.mutate()}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
