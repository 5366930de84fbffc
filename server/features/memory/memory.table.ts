import type { Generated, JSONColumnType } from 'kysely';

interface MemoryVersesTable {
  id: Generated<string>;
  userId: string;
  verseKey: string;
  dueOn: string;
  practisedOn: string | null;
  practices: Generated<number>;
  card: JSONColumnType<object> | null;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    memoryVerses: MemoryVersesTable;
  }
}
