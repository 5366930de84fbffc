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

declare module '../../db/schema.ts' {
  interface Database {
    libraryUses: LibraryUsesTable;
    libraryUsesStart: LibraryUsesStartTable;
  }
}
