import { type RawBuilder, sql } from 'kysely';
import { BRAZILIAN_TIME_ZONE } from '#shared/calendar.ts';

/** Written out, so that a statement that groups by a day says the same in each of its places. */
const ZONE = sql.lit(BRAZILIAN_TIME_ZONE);

/** The instant at which a day of Brazil begins. */
export const startOfDay = (day: string) =>
  sql<Date>`(${day}::date::timestamp at time zone ${ZONE})`;

/** What the clocks of Brazil show at a moment. */
export const brazilianTime = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${ZONE})`;
