import { setTimeout as wait } from 'node:timers/promises';
import { brazilianDay } from '#shared/calendar.ts';
import type { AppContext } from '../../context.ts';
import { isDatabaseAway } from '../../errors.ts';
import type { Asker } from '../asker.ts';
import type { GeneratorName } from '../generator-names.ts';
import {
  bookFreeAnswer,
  type Reservation,
  type Settlement,
  settleTokens,
} from './usage.queries.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 16_000;

/** Books what was used of a reservation, in the background: who asked may have left. */
export function book(app: AppContext, reservation: Reservation, settlement: Settlement): void {
  app.background.run('booking an answer', settle(app, reservation, settlement));
}

/** What was spent is not forgotten because the database is away for half a minute. */
async function settle(
  { db }: AppContext,
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

/** Notes an answer that cost nothing. Nobody goes without it because that fails. */
export async function bookFree(
  { app, userId }: Asker,
  answer: { generator: GeneratorName; source: 'library' | 'cache'; verses: string[] },
): Promise<void> {
  const day = brazilianDay(app.now());
  try {
    await bookFreeAnswer(app.db, { ...answer, userId, day, status: 'done' });
  } catch (error) {
    app.log.warn({ err: error }, 'an answer was not noted');
  }
}
