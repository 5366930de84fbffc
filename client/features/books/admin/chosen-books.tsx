import { useQuery } from '@tanstack/react-query';
import {
  type Chosen,
  ChosenOfLibrary,
  type Noun,
  UndoOfLibrary,
} from '../../../admin-lists/chosen-of-library.tsx';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';

const BOOK: Noun = { one: 'livro', many: 'livros', ending: 'o' };

/** Shows, hides or moves the chosen books at once. */
export function ChosenBooks(chosen: Chosen) {
  const { setActive, move } = useClient().admin.books;
  const { ids } = chosen.selection;
  return (
    <ChosenOfLibrary
      {...chosen}
      noun={BOOK}
      onSetActive={(isActive) => setActive.mutate({ ids, isActive })}
      onMove={(categoryId) => move.mutate({ ids, categoryId })}
    />
  );
}

/** What was done last to books, while it can be undone. */
export function UndoBooks() {
  const { undo } = useClient().admin.books;
  const { data: act } = useQuery(useTrpc().admin.books.undoable.queryOptions());
  return <UndoOfLibrary noun={BOOK} act={act} onUndo={(id) => undo.mutate({ id })} />;
}
