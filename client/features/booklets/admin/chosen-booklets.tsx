import { useQuery } from '@tanstack/react-query';
import {
  type Chosen,
  ChosenOfLibrary,
  type Noun,
  UndoOfLibrary,
} from '../../../admin-lists/chosen-of-library.tsx';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';

const BOOKLET: Noun = { one: 'apostila', many: 'apostilas', ending: 'a' };

/** Shows, hides or moves the chosen booklets at once. */
export function ChosenBooklets(chosen: Chosen) {
  const { setActive, categorize } = useClient().admin.booklets;
  const { ids } = chosen.selection;
  return (
    <ChosenOfLibrary
      {...chosen}
      noun={BOOKLET}
      onSetActive={(isActive) => setActive.mutate({ ids, isActive })}
      onMove={(categoryId) => categorize.mutate({ ids, categoryId })}
    />
  );
}

/** What was done last to booklets, while it can be undone. */
export function UndoBooklets() {
  const { undo } = useClient().admin.booklets;
  const { data: act } = useQuery(useTrpc().admin.booklets.undoable.queryOptions());
  return <UndoOfLibrary noun={BOOKLET} act={act} onUndo={(id) => undo.mutate({ id })} />;
}
