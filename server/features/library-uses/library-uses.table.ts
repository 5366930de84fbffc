import type { Generated } from 'kysely';

interface LibraryUsesTable {
  day: string;
  kind: string;
  itemId: string;
  uses: number;
}

interface LibraryUsesStartTable {
  isOnly: Generated<boolean>;
  day: string;
}

export interface LibraryUseTables {
  libraryUses: LibraryUsesTable;
  libraryUsesStart: LibraryUsesStartTable;
}
