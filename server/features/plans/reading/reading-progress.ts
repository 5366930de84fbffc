import { firstClosedDay } from '#shared/plans/plan-progress.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { readProgress, type StoredProgress } from '../progress.queries.ts';
import { changeProgress, completeWithin, NOT_YET, OVER, undoWithin } from '../progress.ts';
import { readDays, type StoredDay } from './catalogue.queries.ts';
import {
  checkInDays,
  type DayProgress,
  readDayProgress,
  reopenDays,
  writeDayProgress,
} from './day-progress.queries.ts';

const PREFIX = 'reading:';
const UNTICKED = 'Marque todas as leituras para concluir o dia';
const CLOSED = 'Este dia está concluído. Desfaça a conclusão para mudar as leituras.';
const ELSEWHERE = 'Esta leitura não faz parte do dia.';

/** The key under which progress names a reading plan. */
export const planKeyOf = (slug: string) => `${PREFIX}${slug}`;

export const slugOf = ({ plan }: Pick<StoredProgress, 'plan'>) => plan.slice(PREFIX.length);

/** A day of a plan, and the moment at which its member changes it. */
export type DayOf = Readonly<{
  userId: string;
  id: string;
  day: number;
  /** The calendar day where the member is. */
  today: string;
  at: Date;
}>;

export async function readReadingProgress(
  db: Db,
  userId: string,
  id: string,
): Promise<StoredProgress> {
  const progress = await readProgress(db, userId, id);
  if (progress?.kind !== 'reading') throw new AppError('NOT_FOUND');
  return progress;
}

/** Starts the reading of a day; the first start counts. */
export async function startReading(db: Db, of: DayOf): Promise<void> {
  await changeDay(db, of, async (trx) => {
    await writeDayProgress(trx, of.id, [{ day: of.day, startedReadingAt: of.at }]);
  });
}

export async function markAudio(db: Db, of: DayOf): Promise<void> {
  await changeDay(db, of, async (trx) => {
    await writeDayProgress(trx, of.id, [{ day: of.day, audioListened: true }]);
  });
}

/** Ticks a reading of a day, or takes the tick back; a completed day has to be opened again first. */
export async function tickReading(
  db: Db,
  of: DayOf,
  { reading, done }: Readonly<{ reading: string; done: boolean }>,
): Promise<void> {
  await changeDay(db, of, async (trx, { progress, content, dayProgress }) => {
    if (!content.readings.includes(reading)) throw new AppError('INVALID_INPUT', ELSEWHERE);
    if (progress.completed.includes(of.day)) {
      if (done) return;
      throw new AppError('CONFLICT', CLOSED);
    }
    const ticked = new Set(dayProgress?.readingsCompleted);
    if (done) ticked.add(reading);
    else ticked.delete(reading);
    const readingsCompleted = content.readings.filter((each) => ticked.has(each));
    await writeDayProgress(trx, of.id, [
      { day: of.day, readingsCompleted, startedReadingAt: of.at },
    ]);
  });
}

/** Completes a day of which every reading is ticked. */
export async function completeReadingDay(db: Db, of: DayOf): Promise<StoredProgress> {
  return changeDay(db, of, async (trx, { progress, content, dayProgress }) => {
    if (progress.completed.includes(of.day)) return;
    const ticked = new Set(dayProgress?.readingsCompleted);
    if (!content.readings.every((reading) => ticked.has(reading))) {
      throw new AppError('INVALID_INPUT', UNTICKED);
    }
    await writeDayProgress(trx, of.id, [{ day: of.day, finishedReadingAt: of.at }]);
    await completeWithin(trx, progress, [of.day], of.today);
  });
}

/** Completes the days up to this one that are still open, for who has read them elsewhere. */
export async function checkIn(db: Db, of: DayOf, days: readonly number[]): Promise<StoredProgress> {
  return changeReading(db, of, async (trx, progress) => {
    const open = days.filter((day) => !progress.completed.includes(day));
    const contents = await readDays(trx, slugOf(progress), open);
    if (contents.length < open.length) throw new AppError('NOT_FOUND');
    await completeWithin(trx, progress, open, of.today);
    if (contents.length > 0) await checkInDays(trx, of.id, contents, of.at);
  });
}

/** Takes completed days back, and opens their readings again. */
export async function undoReadingDays(
  db: Db,
  { userId, id }: Pick<DayOf, 'userId' | 'id'>,
  days: readonly number[],
): Promise<StoredProgress> {
  return changeReading(db, { userId, id }, async (trx, progress) => {
    const undone = await undoWithin(trx, userId, progress, days);
    if (undone.length > 0) await reopenDays(trx, id, undone);
  });
}

type Opened = Readonly<{
  progress: StoredProgress;
  content: StoredDay;
  dayProgress: DayProgress | null;
}>;

/** Changes an open day of a plan that is under way. */
function changeDay(
  db: Db,
  of: DayOf,
  change: (trx: Db, opened: Opened) => Promise<void>,
): Promise<StoredProgress> {
  return changeReading(db, of, async (trx, progress) => {
    const [content] = await readDays(trx, slugOf(progress), [of.day]);
    if (!content) throw new AppError('NOT_FOUND');
    if (firstClosedDay(progress, [of.day], of.today)) throw new AppError('INVALID_INPUT', NOT_YET);
    await change(trx, {
      progress,
      content,
      dayProgress: await readDayProgress(trx, progress.id, of.day),
    });
  });
}

/** Changes the progress of a reading plan that was not left. */
function changeReading(
  db: Db,
  { userId, id }: Pick<DayOf, 'userId' | 'id'>,
  change: (trx: Db, progress: StoredProgress) => Promise<void>,
): Promise<StoredProgress> {
  return changeProgress(db, { userId, id, kind: 'reading' }, async (trx, progress) => {
    if (progress.status === 'left') throw new AppError('CONFLICT', OVER);
    await change(trx, progress);
  });
}
