import { type BookCode, chapterCount, verseCount } from '../bible/canon.ts';
import { CHAPTERS_IN_CANON, chaptersOf, parseReferenceKey } from '../bible/reference.ts';
import { addDays } from '../calendar.ts';
import { isReadOn, type Weekdays } from './plan-progress.ts';

export const PLAN_TYPES = [
  'complete_bible',
  'new_testament',
  'chronological',
  'overview',
  'gospels',
  'wisdom',
  'new_believers',
  'family',
  'thematic',
  'intensive',
] as const;

export type PlanType = (typeof PLAN_TYPES)[number];

/** A missed day is forgiven once within this many days, so that a streak is no burden. */
const GRACE_PERIOD = 7;

/** The days on which a plan was paused, up to the one on which it went on. */
export type Pause = Readonly<{ pausedOn: string; resumedOn: string }>;

/**
 * The days on which somebody read, without a gap up to today: today may still be open, days on
 * which no plan asks for reading do not count, and one missed day in seven is forgiven, though not
 * counted. Whoever has flown west has read on days that have not come where they are now.
 */
export function streakOf(
  dates: readonly string[],
  today: string,
  isFree: (day: string) => boolean = () => false,
): number {
  const read = new Set(dates);
  let streak = 0;
  let sinceForgiven = GRACE_PERIOD;
  let day = dates.reduce((latest, date) => (date > latest ? date : latest), today);
  for (; ; day = addDays(day, -1)) {
    if (read.has(day)) streak++;
    else if (day >= today || isFree(day)) continue;
    else if (sinceForgiven < GRACE_PERIOD) return streak;
    else sinceForgiven = 0;
    sinceForgiven++;
  }
}

/** A reading plan of a member, under way or over, and the days on which it asked for nothing. */
export type Followed = Readonly<{
  startedOn: string;
  /** The last day on which it asks for reading: of a plan that is over, that of the last reading. */
  until: string;
  weekdays: Weekdays;
  pauses: readonly Pause[];
}>;

/** Whether plans were followed on a day and each of them was paused or rested. */
export function isFreeDay(followed: readonly Followed[], day: string): boolean {
  const paused = followed.filter(({ pauses }) =>
    pauses.some(({ pausedOn, resumedOn }) => pausedOn <= day && day < resumedOn),
  );
  const walked = followed.filter(
    (plan) => plan.startedOn <= day && day <= plan.until && !paused.includes(plan),
  );
  return paused.length + walked.length > 0 && walked.every((plan) => !isReadOn(plan.weekdays, day));
}

/** Counts the chapters of the Bible that these readings cover, parts of a chapter only together. */
export function chaptersRead(keys: readonly string[]): number {
  return wholeChapters(keys).size;
}

/**
 * The book that ends with a day: its last chapter is among the day's readings, and all the others
 * are among these or were read before.
 */
export function bookEndedBy(
  readings: readonly string[],
  readBefore: readonly string[],
): BookCode | null {
  const last = lastChapterIn(readings);
  if (!last) return null;
  const read = wholeChapters([...readBefore, ...readings]);
  const chapters = numbersTo(last.chapter).map((chapter) => `${last.book}.${chapter}`);
  return chapters.every((chapter) => read.has(chapter)) ? last.book : null;
}

/** Whether a day reads the last chapter of a book. */
export const readsToAnEnd = (readings: readonly string[]): boolean =>
  lastChapterIn(readings) !== undefined;

const lastChapterIn = (readings: readonly string[]) =>
  [...wholeChapters(readings)]
    .flatMap((place) => parseReferenceKey(place) ?? [])
    .find(({ book, chapter }) => chapter === chapterCount(book));

function wholeChapters(keys: readonly string[]): ReadonlySet<string> {
  const unread = new Map<string, Set<number>>();
  for (const key of keys) {
    const reference = parseReferenceKey(key);
    for (const { book, chapter, from, to } of reference ? chaptersOf(reference) : []) {
      const place = `${book}.${chapter}`;
      const verses = unread.get(place) ?? new Set(numbersTo(verseCount(book, chapter)));
      for (let verse = from; verse <= to; verse++) verses.delete(verse);
      unread.set(place, verses);
    }
  }
  return new Set([...unread].filter(([, verses]) => verses.size === 0).map(([place]) => place));
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Never rounded up, so that 100 % is the whole Bible. */
export function percentRead(chapters: number): number {
  return Math.floor((100 * chapters) / CHAPTERS_IN_CANON);
}
