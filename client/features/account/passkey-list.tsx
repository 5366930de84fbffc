import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { addPasskey, signInWithPasskey } from '../../lib/data/passkey.ts';
import type { MemberSession } from '../../lib/data/session.ts';
import { useFormats } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { deviceName } from './device-name.ts';
import { PasskeyName } from './passkey-name.tsx';
import { ProofProvider, reasonOf, useProof } from './proof.tsx';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));

export type PasskeysProps = Readonly<{
  state: MemberSession['secondFactor'];
  /** Runs when a passkey has made a second factor of this session. */
  onOpened?: () => void;
}>;

/** The passkeys of an account, and how one more is added. */
export default function PasskeyList(props: PasskeysProps) {
  return (
    <ProofProvider>
      <Passkeys {...props} />
    </ProofProvider>
  );
}

type Passkey = Readonly<{ id: string; name: string | null }>;

const nameOf = ({ name }: Passkey) => name ?? 'Chave de acesso';

function Passkeys({ state, onOpened }: PasskeysProps) {
  const { formatDate } = useFormats();
  const trpc = useTrpc();
  const { data: passkeys } = useSuspenseQuery(trpc.member.account.passkeys.list.queryOptions());
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="grid grid-cols-[auto_1fr] gap-x-3">
              <KeyRound
                aria-hidden="true"
                size={24}
                strokeWidth={1.6}
                className="mt-0.5 text-accent"
              />
              <div className="min-w-0">
                <p className="font-semibold break-words">{nameOf(passkey)}</p>
                <p className="text-sm text-muted">
                  Adicionada em {formatDate(new Date(passkey.createdAt))}
                </p>
                <div className="mt-1 flex flex-wrap gap-x-4">
                  <Button
                    look="bare"
                    className="px-0"
                    aria-label={`Renomear ${nameOf(passkey)}`}
                    onClick={() => setRenaming(passkey)}
                  >
                    Renomear
                  </Button>
                  <Button
                    look="bare"
                    className="px-0 text-danger"
                    aria-label={`Remover ${nameOf(passkey)}`}
                    onClick={() => setRemoving(passkey)}
                  >
                    Remover
                  </Button>
                </div>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <Additions
        canConfirm={state === 'missing' && passkeys.length > 0}
        onOpened={onOpened ?? (() => {})}
      />
      <Suspense fallback={null}>
        {renaming ? (
          <PasskeyName id={renaming.id} name={nameOf(renaming)} onClose={() => setRenaming(null)} />
        ) : null}
        {removing ? <Removal passkey={removing} onClose={() => setRemoving(null)} /> : null}
      </Suspense>
    </>
  );
}

/** Adds a passkey, or confirms by one who came in by the password. */
function Additions({
  canConfirm,
  onOpened,
}: Readonly<{ canConfirm: boolean; onOpened: () => void }>) {
  const trpc = useTrpc();
  const prove = useProof();
  const add = useMutation({
    mutationFn: () => prove(() => addPasskey(deviceName(navigator.userAgent).name)),
    meta: { invalidates: [trpc.member.account.passkeys, trpc.session.current] },
    onSuccess: async (refusal) => {
      if (refusal) return;
      onOpened();
      await toastSuccess('Chave de acesso adicionada!');
    },
  });
  const confirm = useMutation({
    mutationFn: () => signInWithPasskey(),
    meta: { invalidates: [trpc.session.current] },
    onSuccess: (refusal) => (refusal ? undefined : onOpened()),
  });
  const acts = canConfirm ? confirm : add;
  const refusal = acts.data?.message ?? (acts.error ? reasonOf(acts.error) : null);
  return (
    <>
      <ProblemLine text={refusal} />
      {canConfirm ? (
        <Button
          busy={confirm.isPending}
          className="justify-self-start"
          onClick={() => confirm.mutate()}
        >
          Confirmar com a chave de acesso
        </Button>
      ) : (
        <Button
          look="quiet"
          busy={add.isPending}
          className="justify-self-start"
          onClick={() => add.mutate()}
        >
          Adicionar chave de acesso
        </Button>
      )}
    </>
  );
}

function Removal({ passkey, onClose }: Readonly<{ passkey: Passkey; onClose: () => void }>) {
  const client = useClient();
  const trpc = useTrpc();
  const prove = useProof();
  const remove = useMutation({
    mutationFn: () => prove(() => client.member.account.passkeys.remove.mutate({ id: passkey.id })),
    meta: { invalidates: [trpc.member.account.passkeys, trpc.session.current] },
    onSuccess: () => toastSuccess('Chave de acesso removida'),
    onError: (error) => toastError(reasonOf(error)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={`Remover “${nameOf(passkey)}”?`}
      text="Ela deixa de abrir a sua conta, e as outras sessões abertas com ela terminam. Apague-a também nas senhas do aparelho."
      action="Remover"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
