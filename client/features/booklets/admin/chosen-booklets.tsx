import { useQuery } from '@tanstack/react-query';
import {
  ChosenOfLibrary,
  type Noun,
  UndoOfLibrary,
} from '../../../admin-lists/chosen-of-library.tsx';
import type { Selection } from '../../../admin-lists/use-selection.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';

const BOOKLET: Noun = { one: 'apostila', many: 'apostilas', ending: 'a' };

const DEEDS = {
  'booklet.activate': 'activate',
  'booklet.deactivate': 'deactivate',
  'booklet.categorize': 'move',
} as const;

type Props = Readonly<{
  selection: Selection;
  listed: number;
  categories: readonly Readonly<{ id: string; name: string }>[];
}>;

/** Shows, hides or moves the chosen booklets at once. */
export function ChosenBooklets(props: Props) {
  const api = useClient().admin.booklets;
  const { ids } = props.selection;
  return (
    <ChosenOfLibrary
      {...props}
      noun={BOOKLET}
      onSetActive={(isActive) => api.setActive.mutate({ ids, isActive })}
      onMove={(categoryId) => api.categorize.mutate({ ids, categoryId })}
    />
  );
}

/** What was done last to booklets, while it can be undone. */
export function UndoBooklets() {
  const client = useClient();
  const { data: act } = useQuery(useTrpc().admin.booklets.undoable.queryOptions());
  return (
    <UndoOfLibrary
      noun={BOOKLET}
      act={act ? { ...act, deed: DEEDS[act.kind] } : null}
      onUndo={(id) => client.admin.booklets.undo.mutate({ id })}
    />
  );
}
