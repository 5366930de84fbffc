import { viewOf } from '#shared/plan-walk.ts';
import type { Db } from '../../../db/client.ts';
import { readDays, readPlan } from '../reading/catalogue.queries.ts';
import { readingOf } from '../reading/reading-day.ts';
import { slugOf } from '../reading/reading-walks.ts';
import { listCurrentWalks, type StoredWalk } from '../walks.queries.ts';
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
  const reading = await listCurrentWalks(db, userId, 'reading');
  const walks = reading.length > 0 ? reading : await listCurrentWalks(db, userId, 'study');
  const walk = walks.find(({ status }) => status === 'active');
  if (!walk || walk.startedOn > today || (await isCompletedOn(db, walk.id, today))) return null;
  const { currentDay, scheduledDay } = viewOf(walk, today);
  if (currentDay > scheduledDay) return null;
  return walk.kind === 'reading'
    ? readingToday(db, walk, currentDay)
    : studyToday(walk, currentDay);
}

async function readingToday(db: Db, walk: StoredWalk, day: number): Promise<Today | null> {
  const slug = slugOf(walk);
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

function studyToday({ plan }: StoredWalk, day: number): Today {
  const theme = plan.split(':')[1] ?? '';
  return { title: STUDIES[theme] ?? 'Estudo', day, readings: [], path: `/themes/${theme}` };
}
