import { setTimeout as wait } from 'node:timers/promises';
import { brazilianDay } from '#shared/calendar.ts';
import { isDatabaseAway } from '../../errors.ts';
import type { Engine } from '../engine.ts';
import type { GenerationContext } from '../generator.ts';
import {
  bookFreeAnswer,
  type Reservation,
  type Settlement,
  settleTokens,
} from './usage.queries.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 16_000;

/** Books what was used of a reservation, in the background: the member may have left. */
export function book(
  engine: Pick<Engine, 'db' | 'background'>,
  reservation: Reservation,
  settlement: Settlement,
): void {
  engine.background.run('booking an answer', settle(engine.db, reservation, settlement));
}

/** Bookings are retried for half a minute, so that a short outage of the database loses none. */
async function settle(
  db: Engine['db'],
  reservation: Reservation,
  settlement: Settlement,
): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await settleTokens(db, reservation, settlement);
    } catch (error) {
      if (!isDatabaseAway(error) || pause > LONGEST_PAUSE_MS) throw error;
      await wait(pause);
    }
  }
}

/** Books an answer that cost nothing. Nobody goes without it because that fails. */
export async function bookFree(
  { engine, userId, now }: GenerationContext,
  answer: { generator: string; source: 'library' | 'cache'; verses: string[] },
): Promise<void> {
  try {
    await bookFreeAnswer(engine.db, { ...answer, userId, day: brazilianDay(now), status: 'done' });
  } catch (error) {
    engine.log.warn({ err: error }, 'answer not booked');
  }
}
