import { useQuery } from '@tanstack/react-query';
import {
  ChosenOfLibrary,
  type Noun,
  UndoOfLibrary,
} from '../../../admin-lists/chosen-of-library.tsx';
import type { Selection } from '../../../admin-lists/use-selection.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';

const BOOK: Noun = { one: 'livro', many: 'livros', ending: 'o' };

const DEEDS = {
  'book.activate': 'activate',
  'book.deactivate': 'deactivate',
  'book.move': 'move',
} as const;

type Props = Readonly<{
  selection: Selection;
  listed: number;
  categories: readonly Readonly<{ id: string; name: string }>[];
}>;

/** Shows, hides or moves the chosen books at once. */
export function ChosenBooks(props: Props) {
  const api = useClient().admin.books;
  const { ids } = props.selection;
  return (
    <ChosenOfLibrary
      {...props}
      noun={BOOK}
      onSetActive={(isActive) => api.setActive.mutate({ ids, isActive })}
      onMove={(categoryId) => api.move.mutate({ ids, categoryId })}
    />
  );
}

/** What was done last to books, while it can be undone. */
export function UndoBooks() {
  const client = useClient();
  const { data: act } = useQuery(useTrpc().admin.books.undoable.queryOptions());
  return (
    <UndoOfLibrary
      noun={BOOK}
      act={act ? { ...act, deed: DEEDS[act.kind] } : null}
      onUndo={(id) => client.admin.books.undo.mutate({ id })}
    />
  );
}
