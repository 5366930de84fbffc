import { useMutation } from '@tanstack/react-query';
import { Ban, ShieldCheck, UserRound, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Role } from '#shared/access.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';
import { useProof } from '../account/api.ts';
import { reportFailure } from './use-user-actions.ts';
import type { User } from './users-query.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));

type Props = Readonly<{ users: readonly User[]; onDone: () => void }>;

export const peopleOf = (count: number) =>
  count === 1 ? '1 pessoa' : `${formatNumber(count)} pessoas`;

/** What may be done with several accounts at once, all or none; `UndoUsers` takes it back. */
export function ChosenBar({ users, onDone }: Props) {
  const api = useClient().admin.users;
  const trpc = useTrpc();
  const prove = useProof();
  const [asking, setAsking] = useState(false);
  const meta = { invalidates: [trpc.admin.users] };
  const setRoles = useMutation({
    mutationFn: (role: Role) =>
      prove(() => api.setRoles.mutate({ changes: users.map(({ id }) => ({ id, role })) })),
    meta,
    onSuccess: () => {
      void toastSuccess(`Papel de ${peopleOf(users.length)} atualizado`);
      onDone();
    },
    onError: (error) => reportFailure('Erro ao atualizar role do usuário', error),
  });
  const block = useMutation({
    mutationFn: () =>
      api.setBlockedOf.mutate({ changes: users.map(({ id }) => ({ id, blocked: true })) }),
    meta,
    onSuccess: () => {
      void toastSuccess(`${peopleOf(users.length)} sem acesso`);
      onDone();
    },
    onError: (error) => {
      setAsking(false);
      void reportFailure('Erro ao atualizar o acesso', error);
    },
  });
  const busy = setRoles.isPending || block.isPending;
  return (
    <section
      aria-label="Escolhidos"
      className="card sticky bottom-3 z-10 flex flex-wrap items-center gap-2 p-3 shadow-lg"
    >
      <p role="status" className="mr-auto pl-1 font-semibold">
        {users.length === 1 ? '1 escolhido' : `${formatNumber(users.length)} escolhidos`}
      </p>
      <Button look="quiet" disabled={busy} onClick={() => setRoles.mutate('moderator')}>
        <ShieldCheck aria-hidden="true" size={18} />
        Tornar moderador
      </Button>
      <Button look="quiet" disabled={busy} onClick={() => setRoles.mutate('user')}>
        <UserRound aria-hidden="true" size={18} />
        Tornar usuário
      </Button>
      <Button look="quiet" disabled={busy} onClick={() => setAsking(true)}>
        <Ban aria-hidden="true" size={18} />
        Bloquear
      </Button>
      <Button look="bare" aria-label="Limpar a escolha" onClick={onDone}>
        <X aria-hidden="true" size={18} />
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={`Bloquear ${peopleOf(users.length)}?`}
            text="As sessões terminam agora, e ninguém delas consegue entrar enquanto estiver bloqueado. Nada do que guardaram é apagado."
            action="Bloquear"
            busy={block.isPending}
            onConfirm={() => block.mutate()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
