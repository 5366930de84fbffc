import { useMutation, useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { MoveField, SelectionBar } from '../../controls/selection-bar.tsx';
import { UndoNotice } from '../../controls/undo-notice.tsx';
import type { Selection } from '../../controls/use-selection.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

type Props = Readonly<{
  selection: Selection;
  listed: number;
  categories: readonly Readonly<{ id: string; name: string }>[];
}>;

/** Shows, hides or moves the chosen books at once. */
export function ChosenBooks({ selection, listed, categories }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { ids, clear } = selection;
  const meta = { invalidates: [trpc.admin, trpc.member.books] };
  const onError = (error: unknown) => toastError('Erro', messageOf(error));
  const done = (changed: number, one: string, many: string) => {
    clear();
    void toastSuccess('Sucesso', changed === 1 ? `1 ${one}` : `${changed} ${many}`);
  };
  const setActive = useMutation({
    mutationFn: (isActive: boolean) => client.admin.books.setActive.mutate({ ids, isActive }),
    meta,
    onSuccess: ({ changed }, isActive) =>
      isActive
        ? done(changed, 'livro ativado', 'livros ativados')
        : done(changed, 'livro desativado', 'livros desativados'),
    onError,
  });
  const move = useMutation({
    mutationFn: (categoryId: string) => client.admin.books.move.mutate({ ids, categoryId }),
    meta,
    onSuccess: ({ moved }) => done(moved, 'livro movido', 'livros movidos'),
    onError,
  });
  return (
    <SelectionBar selection={selection} listed={listed}>
      <MoveField categories={categories} busy={move.isPending} onMove={(id) => move.mutate(id)} />
      <Button look="quiet" busy={setActive.isPending} onClick={() => setActive.mutate(true)}>
        <Eye aria-hidden="true" size={18} />
        Ativar
      </Button>
      <Button look="quiet" busy={setActive.isPending} onClick={() => setActive.mutate(false)}>
        <EyeOff aria-hidden="true" size={18} />
        Desativar
      </Button>
    </SelectionBar>
  );
}

const DONE = {
  'book.activate': ['livro ativado', 'livros ativados'],
  'book.deactivate': ['livro desativado', 'livros desativados'],
  'book.move': ['livro movido de categoria', 'livros movidos de categoria'],
} as const;

/** What was done last to books, while it can be undone. */
export function UndoBooks() {
  const client = useClient();
  const trpc = useTrpc();
  const { data: act } = useQuery(trpc.admin.books.undoable.queryOptions());
  const undo = useMutation({
    mutationFn: (id: string) => client.admin.books.undo.mutate({ id }),
    meta: { invalidates: [trpc.admin, trpc.member.books] },
    onSuccess: () => toastSuccess('Sucesso', 'Desfeito'),
    onError: (error) => toastError('Erro', messageOf(error)),
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
