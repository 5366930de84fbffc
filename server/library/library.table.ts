import type { Generated } from 'kysely';

export interface LibraryEntriesTable {
  kind: string;
  slug: string;
  names: string;
  body: string;
  contentHash: string;
  search: Generated<string>;
}

export interface LibraryTables {
  libraryEntries: LibraryEntriesTable;
}
