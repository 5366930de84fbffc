import type { Generated } from 'kysely';
import type { PrayerCategory } from '#shared/prayer-requests.ts';

interface PrayerRequestsTable {
  id: Generated<string>;
  userId: string;
  idempotencyKey: string;
  text: string;
  person: string | null;
  category: PrayerCategory | null;
  answeredOn: string | null;
  answer: string | null;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    prayerRequests: PrayerRequestsTable;
  }
}
