import type { ColumnType, Generated } from 'kysely';
import type { Place } from './place.ts';

interface InstallationTable {
  mark: string;
  /** Always true, so that there is one row. */
  onlyOne: Generated<boolean>;
  /** Where the database was served last; null before it ever was. */
  place: ColumnType<Place | null, never, string>;
}

declare module '../db/schema.ts' {
  interface Database {
    installation: InstallationTable;
  }
}
