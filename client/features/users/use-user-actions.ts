import { useMutation } from '@tanstack/react-query';
import type { Role } from '#shared/access.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { NotProven, useProof } from '../account/api.ts';
import type { User } from './users-query.ts';

/** The acts on one account; `onDone` runs when one of them has succeeded. */
export function useUserActions({ id }: User, onDone: () => void) {
  const { users } = useClient().admin;
  const trpc = useTrpc();
  const prove = useProof();
  const options = (success: string, failure: string) => ({
    meta: { invalidates: [trpc.admin.users] },
    onSuccess: () => {
      onDone();
      void toastSuccess(success);
    },
    onError: (error: unknown) => reportFailure(failure, error),
  });
  return {
    setRole: useMutation({
      mutationFn: (role: Role) => prove(() => users.setRole.mutate({ id, role })),
      ...options('Role do usuário atualizada com sucesso', 'Erro ao atualizar role do usuário'),
    }),
    setBlocked: useMutation({
      mutationFn: (blocked: boolean) => users.setBlocked.mutate({ id, blocked }),
      ...options('Acesso atualizado', 'Erro ao atualizar o acesso'),
    }),
    endSessions: useMutation({
      mutationFn: () => users.endSessions.mutate({ id }),
      ...options('Sessões encerradas', 'Erro ao encerrar as sessões'),
    }),
    inviteAgain: useMutation({
      mutationFn: () => users.inviteAgain.mutate({ id }),
      ...options('Convite enviado com sucesso!', 'Erro ao enviar convite'),
    }),
    resendConfirmation: useMutation({
      mutationFn: () => users.resendConfirmation.mutate({ id }),
      ...options('Confirmação enviada de novo', 'Erro ao enviar a confirmação'),
    }),
    remove: useMutation({
      mutationFn: () => prove(() => users.remove.mutate({ id })),
      ...options('Conta excluída', 'Erro ao excluir a conta'),
    }),
    removeSecondFactor: useMutation({
      mutationFn: () => prove(() => users.removeSecondFactor.mutate({ id })),
      ...options(
        'Verificação em duas etapas removida',
        'Erro ao remover a verificação em duas etapas',
      ),
    }),
    revoke: useMutation({
      mutationFn: () => users.revokeInvitation.mutate({ id }),
      ...options('Convite cancelado', 'Erro ao cancelar o convite'),
    }),
  };
}

/** Adds the server's sentence where it says why it refused. */
export async function reportFailure(title: string, error: unknown): Promise<void> {
  // Whoever closed the question knows that nothing was done.
  if (error instanceof NotProven) return;
  const refused = codeOf(error) === 'CONFLICT' || codeOf(error) === 'TOO_MANY_REQUESTS';
  return toastError(title, refused ? messageOf(error) : undefined);
}
