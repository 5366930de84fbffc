import type { Generated } from 'kysely';

/** Content that was installed once, by name. */
export interface SeedsTable {
  name: string;
  createdAt: Generated<Date>;
}

export interface SeedTables {
  seeds: SeedsTable;
}
