import type { Generated, JSONColumnType } from 'kysely';
import type { ReaderSettings } from '#shared/reading.ts';

interface MemberSettingsTable {
  userId: string;
  aiConsent: boolean | null;
  aiConsentAt: Date | null;
  aiConsentVersion: number | null;
  reader: JSONColumnType<ReaderSettings> | null;
  /** When the member chose the settings of the reader. */
  readerAt: Date | null;
  /** null: visits are recorded. */
  trackingObjectedAt: Date | null;
  /** null: the questions of the first day are open. */
  welcomedAt: Date | null;
  updatedAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    memberSettings: MemberSettingsTable;
  }
}
