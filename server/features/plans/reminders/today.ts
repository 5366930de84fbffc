import { viewOf } from '#shared/plans/plan-progress.ts';
import type { Db } from '../../../db/client.ts';
import { listCurrentProgress, type StoredProgress } from '../progress.queries.ts';
import { readDays, readPlan } from '../reading/catalogue.queries.ts';
import { readingOf } from '../reading/reading-day.ts';
import { slugOf } from '../reading/reading-progress.ts';
import { isCompletedOn } from './sends.queries.ts';

/** The reading that a member has left on a day of their calendar. */
export type Today = Readonly<{
  title: string;
  day: number;
  readings: readonly string[];
  /** The path where it is done. */
  path: string;
}>;

/** The reading plan under way or, without one, the study; null when nothing is left for the day. */
export async function todayOf(db: Db, userId: string, today: string): Promise<Today | null> {
  const reading = await listCurrentProgress(db, userId, 'reading');
  const followed = reading.length > 0 ? reading : await listCurrentProgress(db, userId, 'study');
  const progress = followed.find(({ status }) => status === 'active');
  if (!progress || progress.startedOn > today || (await isCompletedOn(db, progress.id, today)))
    return null;
  const { currentDay, scheduledDay } = viewOf(progress, today);
  if (currentDay > scheduledDay) return null;
  return progress.kind === 'reading'
    ? readingToday(db, progress, currentDay)
    : studyToday(progress, currentDay);
}

async function readingToday(db: Db, progress: StoredProgress, day: number): Promise<Today | null> {
  const slug = slugOf(progress);
  const plan = await readPlan(db, slug);
  const [content] = await readDays(db, slug, [day]);
  if (!plan || !content) return null;
  const readings = content.readings.map((key) => readingOf(key).label);
  return { title: plan.title, day, readings, path: `/reading-plan?day=${day}` };
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
  return { title: STUDIES[theme] ?? 'Estudo', day, readings: [], path: `/themes/${theme}` };
}
