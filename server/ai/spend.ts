import { setTimeout as wait } from 'node:timers/promises';
import type { BookedKind } from '#shared/answers/answer-kinds.ts';
import { dollarsOf } from '#shared/answers/cost.ts';
import { brazilianDay } from '#shared/calendar.ts';
import { isDatabaseAway } from '../errors.ts';
import { noteLimit } from '../process/notices.ts';
import { traced } from '../tracing/work.ts';
import { Meter } from './budget/meter.ts';
import {
  bookFreeAnswer,
  type Reservation,
  reserveTokens,
  type Settlement,
  settleTokens,
} from './budget/usage.queries.ts';
import { dailyLimits, type Engine } from './engine.ts';
import type { GenerationContext } from './generator.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 16_000;

/** What tokens are set aside for. */
type Use = Readonly<{
  userId: string;
  /** The site pays alone for what is written for everybody. */
  payer?: 'site' | 'member';
  generator: BookedKind;
  model: string;
  tokens: number;
}>;

/** What a reservation has paid for so far; the last status counts. */
export type Spending = {
  readonly tokens: number;
  readonly meter: Meter;
  status: Settlement['status'];
  verses: string[];
};

type Paying = Pick<Engine, 'db' | 'background' | 'now' | 'settings' | 'processId'>;

/** Sets tokens aside before a word leaves. @returns null where a budget does not hold them */
export async function reserve(engine: Paying, { payer, ...use }: Use): Promise<Reservation | null> {
  const limits = await dailyLimits(engine);
  const day = brazilianDay(engine.now());
  const { processId } = engine;
  const reservation = await reserveTokens(
    engine.db,
    { ...use, day, processId },
    payer === 'site' ? { ...limits, member: null } : limits,
  );
  if (!reservation) noteLimit('answer budget');
  return reservation;
}

/** Streams what a reservation pays. What was used is booked however it ends. */
export async function* spending<Event>(
  engine: Paying,
  reservation: Reservation,
  run: (spent: Spending) => AsyncIterable<Event>,
): AsyncGenerator<Event, void> {
  const { tokens } = reservation;
  const spent: Spending = { tokens, meter: new Meter(), status: 'aborted', verses: [] };
  try {
    yield* run(spent);
  } finally {
    const { status, verses, meter } = spent;
    const settlement = { status, verses, ...meter.reading() };
    // In the background: the member may have left.
    engine.background.run('booking an answer', book(engine, reservation, settlement));
  }
}

/** Books what an answer cost; a trace tells how many tokens and dollars. */
function book(engine: Paying, reservation: Reservation, settlement: Settlement): Promise<void> {
  const { status } = settlement;
  return traced(
    () => ({ name: 'booking an answer', kind: 'booking', attributes: { status } }),
    async (work) => {
      await settle(engine.db, reservation, settlement);
      if (!work) return;
      const prices = await engine.settings.readAll();
      work.attributes['companheiro.answer.dollars'] = dollarsOf(settlement, prices);
    },
  );
}

/** The same of one result. @returns null where a budget does not pay */
export async function withReservation<Result>(
  engine: Paying,
  use: Use,
  run: (spent: Spending) => Promise<Result>,
): Promise<Result | null> {
  const reservation = await reserve(engine, use);
  if (!reservation) return null;
  const results = spending(engine, reservation, async function* (spent) {
    spent.status = 'failed';
    const result = await run(spent);
    spent.status = 'done';
    yield result;
  });
  for await (const result of results) return result;
  return null;
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
