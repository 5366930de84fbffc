/** What other parts of the server may take of this feature. */
export { recordAct } from './audit.queries.ts';
export {
  type Library,
  moveSeveral,
  setSeveralActive,
  undoSeveral,
} from './library-batches.queries.ts';
export {
  type RowChange,
  readUndoable,
  recordUndoable,
  takeUndoable,
} from './undoable-acts.queries.ts';
