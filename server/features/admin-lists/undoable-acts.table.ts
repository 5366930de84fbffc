import type { Generated, JSONColumnType } from 'kysely';

/** A row that an act changed, with what it had before. */
export type RowChange = Readonly<{ id: string; before: string | null }>;

interface UndoableActsTable {
  id: Generated<string>;
  actorId: string;
  kind: string;
  changes: JSONColumnType<RowChange[]>;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    undoableActs: UndoableActsTable;
  }
}
