import { useMutation, useQuery } from '@tanstack/react-query';
import { UndoNotice } from '../../admin-lists/undo-notice.tsx';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { useProof } from '../account/api.ts';
import { peopleOf } from './chosen-bar.tsx';
import { reportFailure } from './use-user-actions.ts';

/** What was done last to several accounts, while it can be undone. */
export function UndoUsers() {
  const { users } = useClient().admin;
  const trpc = useTrpc();
  const prove = useProof();
  const { data: act } = useQuery(trpc.admin.users.undoable.queryOptions());
  const undo = useMutation({
    mutationFn: (id: string) =>
      act?.kind === 'user.role'
        ? prove(() => users.undo.mutate({ id }))
        : users.undo.mutate({ id }),
    meta: { invalidates: [trpc.admin.users] },
    onSuccess: () => toastSuccess('Tudo voltou a ser como antes.'),
    onError: (error) =>
      codeOf(error) === 'NOT_FOUND'
        ? toastError(messageOf(error))
        : reportFailure('Não foi possível desfazer', error),
  });
  if (!act) return null;
  const what = act.kind === 'user.role' ? 'Papel' : 'Acesso';
  return (
    <UndoNotice
      text={`${what} de ${peopleOf(act.rows)} atualizado.`}
      busy={undo.isPending}
      onUndo={() => undo.mutate(act.id)}
    />
  );
}
