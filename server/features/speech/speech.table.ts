import type { Generated } from 'kysely';

interface SpokenTextsTable {
  hash: string;
  audio: Buffer;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    spokenTexts: SpokenTextsTable;
  }
}
