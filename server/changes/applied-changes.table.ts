import type { Generated } from 'kysely';

/** The changes of members that a client may send again, each under the key that it gave it. */
interface AppliedChangesTable {
  userId: string;
  key: string;
  appliedAt: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Database {
    appliedChanges: AppliedChangesTable;
  }
}
