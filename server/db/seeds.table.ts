import type { Generated } from 'kysely';

/** Content that was installed once, by name. */
interface SeedsTable {
  name: string;
  createdAt: Generated<Date>;
}

export interface SeedTables {
  seeds: SeedsTable;
}
