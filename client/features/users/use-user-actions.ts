import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import type { User } from './users-query.ts';

/** The acts on one account; `onDone` runs when one of them has succeeded. */
export function useUserActions({ id, role }: User, onDone: () => void) {
  const { users } = useClient().admin;
  const trpc = useTrpc();
  const options = (success: string, failure: string) => ({
    meta: { invalidates: [trpc.admin.users] },
    onSuccess: () => {
      onDone();
      void toastSuccess(success);
    },
    onError: (error: unknown) => reportFailure(failure, error),
  });
  return {
    toggleRole: useMutation({
      mutationFn: () => users.setRole.mutate({ id, role: role === 'admin' ? 'user' : 'admin' }),
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
    revoke: useMutation({
      mutationFn: () => users.revokeInvitation.mutate({ id }),
      ...options('Convite cancelado', 'Erro ao cancelar o convite'),
    }),
  };
}

/** Adds the server's sentence where it says why it refused. */
export function reportFailure(title: string, error: unknown): Promise<void> {
  const refused = codeOf(error) === 'CONFLICT' || codeOf(error) === 'TOO_MANY_REQUESTS';
  return toastError(title, refused ? messageOf(error) : undefined);
}
