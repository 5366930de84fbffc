import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { counted } from '../../../admin-lists/counted.ts';
import { MoveField, SelectionBar } from '../../../admin-lists/selection-bar.tsx';
import type { Selection } from '../../../admin-lists/use-selection.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';

const ConfirmDialog = lazyWithRetry(() => import('../../../ui/dialog-confirm.tsx'));

type Props = Readonly<{
  selection: Selection;
  listed: number;
  categories: readonly Readonly<{ id: string; name: string }>[];
}>;

/** Deletes or moves the chosen questions at once. */
export function ChosenQuestions({ selection, listed, categories }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const [asking, setAsking] = useState(false);
  const { ids, clear } = selection;
  const remove = useMutation({
    mutationFn: () => client.admin.quiz.remove.mutate({ ids }),
    meta: { invalidates: [trpc.admin] },
    onSuccess: ({ removed }) => {
      setAsking(false);
      clear();
      void toastSuccess(
        counted(
          removed,
          'Nenhum quiz para deletar: já não estavam na lista',
          'Quiz deletado com sucesso',
          '# quiz deletados com sucesso',
        ),
      );
    },
    onError: (error) => toastError('Erro ao deletar quiz', messageOf(error)),
  });
  const move = useMutation({
    mutationFn: (categoryId: string) => client.admin.quiz.move.mutate({ ids, categoryId }),
    meta: { invalidates: [trpc.admin] },
    onSuccess: ({ done, repeated }) => {
      clear();
      const moved = counted(done, 'Nenhum quiz movido', '1 quiz movido', '# quiz movidos');
      if (repeated === 0) return toastSuccess(moved);
      return toastError(
        moved,
        repeated === 1
          ? '1 já existe igual na categoria e ficou onde estava.'
          : `${repeated} já existem iguais na categoria e ficaram onde estavam.`,
      );
    },
    onError: (error) => toastError('Erro ao atualizar quiz', messageOf(error)),
  });
  return (
    <SelectionBar selection={selection} listed={listed}>
      <MoveField categories={categories} busy={move.isPending} onMove={(id) => move.mutate(id)} />
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size={18} />
        Excluir
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={ids.length === 1 ? 'Excluir este quiz?' : `Excluir ${ids.length} quiz?`}
            text="Deixam de ser perguntados. Por dez minutos ainda é possível desfazer."
            action="Excluir"
            busy={remove.isPending}
            onConfirm={() => remove.mutate()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </SelectionBar>
  );
}
