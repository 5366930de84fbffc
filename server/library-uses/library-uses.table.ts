import type { Generated } from 'kysely';

export interface LibraryUsesTable {
  day: string;
  kind: string;
  itemId: string;
  uses: number;
}

export interface LibraryUsesStartTable {
  isOnly: Generated<boolean>;
  day: string;
}

export interface LibraryUseTables {
  libraryUses: LibraryUsesTable;
  libraryUsesStart: LibraryUsesStartTable;
}
