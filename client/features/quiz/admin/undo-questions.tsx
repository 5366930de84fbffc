import { useMutation, useQuery } from '@tanstack/react-query';
import { counted } from '../../../admin-lists/counted.ts';
import { UndoNotice } from '../../../admin-lists/undo-notice.tsx';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';

const DONE = {
  'quiz.delete': ['quiz excluído', 'quiz excluídos'],
  'quiz.move': ['quiz movido de categoria', 'quiz movidos de categoria'],
} as const;

/** What was done last to questions, while it can be undone. */
export function UndoQuestions() {
  const client = useClient();
  const trpc = useTrpc();
  const { data: act } = useQuery(trpc.admin.quiz.undoable.queryOptions());
  const undo = useMutation({
    mutationFn: (id: string) => client.admin.quiz.undo.mutate({ id }),
    meta: { invalidates: [trpc.admin] },
    onSuccess: ({ done, repeated }) => {
      if (repeated > 0) {
        const stay = repeated === 1 ? 'quiz ficou como está' : 'quiz ficaram como estão';
        return toastError(`${repeated} ${stay}: já existe uma pergunta igual.`);
      }
      if (act?.kind === 'quiz.move') return toastSuccess('Desfeito');
      return toastSuccess(
        counted(done, 'Nada a recuperar.', 'Quiz recuperado.', '# quiz recuperados.'),
      );
    },
    onError: (error) => toastError(messageOf(error)),
  });
  if (!act) return null;
  const [one, many] = DONE[act.kind];
  return (
    <UndoNotice
      text={`${act.rows} ${act.rows === 1 ? one : many}.`}
      busy={undo.isPending}
      onUndo={() => undo.mutate(act.id)}
    />
  );
}
