/** What the lists of the administration have in common: categories, acts on several things, undoing them. */

export {
  type Library,
  moveSeveral,
  setSeveralActive,
  undoSeveral,
} from './library-batches.queries.ts';
export {
  addNamed,
  changeNamed,
  lockNamed,
  type NamedFields,
  type NamedList,
  type ShownList,
  setNamedActive,
} from './named-lists.queries.ts';
export {
  type RowChange,
  readUndoable,
  recordUndoable,
  TOO_LATE,
  takeUndoable,
} from './undoable-acts.queries.ts';
