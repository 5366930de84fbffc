import type { Generated } from 'kysely';

interface SpokenTextsTable {
  hash: string;
  audio: Buffer;
  createdAt: Generated<Date>;
}

export interface SpeechTables {
  spokenTexts: SpokenTextsTable;
}
