import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { actionableMessageOf } from '../../lib/data/errors.ts';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

/** Activating and moving a booklet. */
export function useBookletActions(id: string) {
  const client = useClient();
  const trpc = useTrpc();
  const meta = { invalidates: [trpc.admin, trpc.member.booklets] };
  const onError = (error: unknown) =>
    toastError('Erro ao atualizar apostila', actionableMessageOf(error) ?? undefined);
  const setActive = useMutation({
    mutationFn: (isActive: boolean) => client.admin.booklets.setActive.mutate({ id, isActive }),
    meta,
    onSuccess: (_done, isActive) =>
      toastSuccess(isActive ? 'Apostila ativada com sucesso' : 'Apostila desativada com sucesso'),
    onError,
  });
  const move = useMutation({
    mutationFn: (by: -1 | 1) => client.admin.booklets.move.mutate({ id, by }),
    meta,
    onError,
  });
  return { setActive, move };
}
