import { firstClosedDay } from '#shared/plan-walk.ts';
import { lockMember } from '../../../db/add-within.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { readWalk, type StoredWalk } from '../walks.queries.ts';
import { completeDays, undoDays } from '../walks.ts';
import { readDays, type StoredDay } from './catalogue.queries.ts';
import {
  checkInProgress,
  type Progress,
  readProgress,
  reopenProgress,
  writeProgress,
} from './progress.queries.ts';

const PREFIX = 'reading:';
const UNTICKED = 'Marque todas as leituras para concluir o dia';
const NOT_YET = 'Este dia ainda não chegou.';
const CLOSED = 'Este dia está concluído. Desfaça a conclusão para mudar as leituras.';
const OVER = 'Este plano não está em andamento. Atualize a página.';
const ELSEWHERE = 'Esta leitura não faz parte do dia.';

/** The key under which a reading plan is walked. */
export const planKeyOf = (slug: string) => `${PREFIX}${slug}`;

export const slugOf = ({ plan }: Pick<StoredWalk, 'plan'>) => plan.slice(PREFIX.length);

/** A day of a walk, and the moment at which its member changes it. */
export type DayOf = Readonly<{
  userId: string;
  id: string;
  day: number;
  /** The calendar day where the member is. */
  today: string;
  at: Date;
}>;

export async function readReadingWalk(db: Db, userId: string, id: string): Promise<StoredWalk> {
  const walk = await readWalk(db, userId, id);
  if (walk?.kind !== 'reading') throw new AppError('NOT_FOUND');
  return walk;
}

/** Starts the reading of a day; the first start counts. */
export async function startReading(db: Db, of: DayOf): Promise<void> {
  await changeDay(db, of, async (trx) => {
    await writeProgress(trx, of.id, [{ day: of.day, startedReadingAt: of.at }]);
  });
}

export async function markAudio(db: Db, of: DayOf): Promise<void> {
  await changeDay(db, of, async (trx) => {
    await writeProgress(trx, of.id, [{ day: of.day, audioListened: true }]);
  });
}

/** Ticks a reading of a day, or takes the tick back; a completed day has to be opened again first. */
export async function tickReading(
  db: Db,
  of: DayOf,
  { reading, done }: Readonly<{ reading: string; done: boolean }>,
): Promise<void> {
  await changeDay(db, of, async (trx, { walk, content, progress }) => {
    if (!content.readings.includes(reading)) throw new AppError('INVALID_INPUT', ELSEWHERE);
    if (walk.completed.includes(of.day)) {
      if (done) return;
      throw new AppError('CONFLICT', CLOSED);
    }
    const ticked = new Set(progress?.readingsCompleted);
    if (done) ticked.add(reading);
    else ticked.delete(reading);
    const readingsCompleted = content.readings.filter((each) => ticked.has(each));
    await writeProgress(trx, of.id, [{ day: of.day, readingsCompleted, startedReadingAt: of.at }]);
  });
}

/** Completes a day of which every reading is ticked. */
export async function completeReadingDay(db: Db, of: DayOf): Promise<StoredWalk> {
  return changeDay(db, of, async (trx, { walk, content, progress }) => {
    if (walk.completed.includes(of.day)) return;
    const ticked = new Set(progress?.readingsCompleted);
    if (!content.readings.every((reading) => ticked.has(reading))) {
      throw new AppError('INVALID_INPUT', UNTICKED);
    }
    await writeProgress(trx, of.id, [{ day: of.day, finishedReadingAt: of.at }]);
    await completeDays(trx, { userId: of.userId, id: of.id, kind: 'reading' }, [of.day], of.today);
  });
}

/** Completes the days up to this one that are still open, for who has read them elsewhere. */
export async function checkIn(db: Db, of: DayOf, days: readonly number[]): Promise<StoredWalk> {
  return changeWalk(db, of, async (trx, walk) => {
    const open = days.filter((day) => !walk.completed.includes(day));
    const contents = await readDays(trx, slugOf(walk), open);
    if (contents.length < open.length) throw new AppError('NOT_FOUND');
    const target = { userId: of.userId, id: of.id, kind: 'reading' } as const;
    await completeDays(trx, target, open, of.today);
    if (contents.length > 0) await checkInProgress(trx, of.id, contents, of.at);
  });
}

/** Takes completed days back, and opens their readings again. */
export async function undoReadingDays(
  db: Db,
  { userId, id }: Pick<DayOf, 'userId' | 'id'>,
  days: readonly number[],
): Promise<StoredWalk> {
  return changeWalk(db, { userId, id }, async (trx, walk) => {
    const undone = days.filter((day) => walk.completed.includes(day));
    if (undone.length === 0) return;
    await undoDays(trx, { userId, id, kind: 'reading' }, undone);
    await reopenProgress(trx, id, undone);
  });
}

type Opened = Readonly<{ walk: StoredWalk; content: StoredDay; progress: Progress | null }>;

/** Changes an open day of a walk that is under way. */
function changeDay(
  db: Db,
  of: DayOf,
  change: (trx: Db, opened: Opened) => Promise<void>,
): Promise<StoredWalk> {
  return changeWalk(db, of, async (trx, walk) => {
    const [content] = await readDays(trx, slugOf(walk), [of.day]);
    if (!content) throw new AppError('NOT_FOUND');
    if (firstClosedDay(walk, [of.day], of.today)) throw new AppError('INVALID_INPUT', NOT_YET);
    await change(trx, { walk, content, progress: await readProgress(trx, walk.id, of.day) });
  });
}

/** The changes of one member wait for each other, so that of two devices none is lost. */
async function changeWalk(
  db: Db,
  { userId, id }: Pick<DayOf, 'userId' | 'id'>,
  change: (trx: Db, walk: StoredWalk) => Promise<void>,
): Promise<StoredWalk> {
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, userId);
    const walk = await readReadingWalk(trx, userId, id);
    if (walk.status === 'left') throw new AppError('CONFLICT', OVER);
    await change(trx, walk);
    return readReadingWalk(trx, userId, id);
  });
}
