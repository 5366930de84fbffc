import { isReadOn, viewOf } from '#shared/plans/plan-progress.ts';
import type { Db } from '../../../db/client.ts';
import { listCurrentProgress, type StoredProgress } from '../progress.queries.ts';
import { readDays, readPlan } from '../reading/catalogue.queries.ts';
import { readingOf } from '../reading/reading-day.ts';
import { slugOf } from '../reading/reading-progress.ts';
import { isCompletedOn } from './sends.queries.ts';

/** A day of a plan that is left to do. */
export type DayLeft = Readonly<{ title: string; day: number; readings: readonly string[] }>;

/** What a member has left on a day of their calendar. */
export type Today = Readonly<{
  days: readonly [DayLeft, ...DayLeft[]];
  /** The path where it is done. */
  path: string;
}>;

/** The reading plans under way or, without one, the study; null when nothing is left for the day. */
export async function todayOf(db: Db, userId: string, today: string): Promise<Today | null> {
  const reading = await listCurrentProgress(db, userId, 'reading');
  if (reading.length === 0) {
    const studies = await listCurrentProgress(db, userId, 'study');
    const study = studies.find(({ status }) => status === 'active');
    const day = study && (await dayLeft(db, study, today));
    return day ? studyToday(study, day) : null;
  }
  const days: DayLeft[] = [];
  for (const progress of reading) {
    const day = progress.status === 'active' ? await dayLeft(db, progress, today) : null;
    const left = day && (await readingLeft(db, progress, day));
    if (left) days.push(left);
  }
  const [first, ...others] = days;
  if (!first) return null;
  // A plan alone is opened by its day, as of several one would have to be named.
  const path = reading.length === 1 ? `/reading-plan?day=${first.day}` : '/reading-plan';
  return { days: [first, ...others], path };
}

/** The day of a plan that is to be done today; null when that is done, or nothing is asked for. */
async function dayLeft(db: Db, progress: StoredProgress, today: string): Promise<number | null> {
  if (progress.startedOn > today || !isReadOn(progress.weekdays, today)) return null;
  if (await isCompletedOn(db, progress.id, today)) return null;
  const { currentDay, scheduledDay } = viewOf(progress, today);
  return currentDay > scheduledDay ? null : currentDay;
}

async function readingLeft(db: Db, progress: StoredProgress, day: number): Promise<DayLeft | null> {
  const slug = slugOf(progress);
  const plan = await readPlan(db, slug);
  const [content] = await readDays(db, slug, [day]);
  if (!plan || !content) return null;
  return { title: plan.title, day, readings: content.readings.map((key) => readingOf(key).label) };
}

const STUDIES: Readonly<Record<string, string>> = {
  'holy-spirit': 'Espírito Santo',
  priest: 'Homem Sacerdote',
  builder: 'Mulher que Edifica',
  gifts: 'Dons Espirituais',
  marriage: 'Casamento',
};

function studyToday({ plan }: StoredProgress, day: number): Today {
  const theme = plan.split(':')[1] ?? '';
  const left = { title: STUDIES[theme] ?? 'Estudo', day, readings: [] };
  return { days: [left], path: `/themes/${theme}` };
}
