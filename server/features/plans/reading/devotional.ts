import { bookOf } from '#shared/bible/canon.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { type Reference, referenceKey } from '#shared/bible/reference.ts';
import { BOOK_INTROS } from '../../../content/book-intros/book-intros.ts';
import { DAILY_WORDS } from '../../../content/daily-words/daily-words.ts';
import { MORNING_DEVOTIONALS } from '../../../content/devotionals/morning.ts';
import { NIGHT_DEVOTIONALS } from '../../../content/devotionals/night.ts';
import { PASSAGES } from '../../../content/passages/passages.ts';
import { PROMISE_THEMES } from '../../../content/promises/promises.ts';
import { QUOTATIONS } from '../../../content/quotations/quotations.ts';
import { DEVOTIONALS } from '../../../content/reading-plans/devotionals.ts';

type Devotional = Readonly<{
  verseKey: string;
  reflection: string | null;
  prayer: string;
  application: string;
}>;

const MOST_VERSES = 3;
/** For readings of which no verse is well known. */
const LAMP = 'PSA.119.105';

/** The passages that our library speaks about, and the well-known ones, each within a chapter. */
function knownVerses(): Reference[] {
  const references = [
    ...QUOTATIONS.map(({ reference }) => reference),
    ...[...DAILY_WORDS, ...MORNING_DEVOTIONALS, ...NIGHT_DEVOTIONALS].map((each) => each.reference),
    ...PROMISE_THEMES.flatMap(({ promises }) => promises.map(({ verse }) => verse.reference)),
    ...BOOK_INTROS.flatMap(({ verses }) => verses.map(({ reference }) => reference)),
  ];
  const known = new Map<string, Reference>();
  for (const reference of references) {
    const parsed = parseReference(reference);
    const [only, ...others] = parsed?.kind === 'references' ? parsed.references : [];
    if (only && others.length === 0 && isShort(only)) known.set(referenceKey(only), only);
  }
  return [...known.values()];
}

function isShort({ chapter, verse, endChapter, endVerse }: Reference): boolean {
  if (verse === null || endVerse === null) return false;
  return chapter === endChapter && endVerse - verse < MOST_VERSES;
}

/** Devotionals that speak of one passage, by its chapters, with the place that each shows. */
const byChapter = Map.groupBy(
  PASSAGES.flatMap(({ chapters, verse: { reference }, ...devotional }) => {
    const parsed = parseReference(reference);
    if (parsed?.kind !== 'references') return [];
    const [verse] = parsed.references;
    return chapters.map((chapter) => ({ chapter, verse, ...devotional }));
  }),
  ({ chapter }) => chapter,
);

/**
 * Numbers the days of a plan and gives each its devotional, the same one each time: one that
 * speaks of the day's passage, each at most once in a plan, or else a well-known verse and a prayer
 * of the kind of book.
 */
export function withDevotionals<Day extends Readonly<{ readings: readonly Reference[] }>>(
  days: readonly Day[],
): (Day & Devotional & Readonly<{ day: number }>)[] {
  const used = new Set<string>();
  return days.map((planned, index) => {
    const day = index + 1;
    const { readings } = planned;
    const own = readings
      .flatMap(({ book, chapter }) => byChapter.get(`${book}.${chapter}`) ?? [])
      .find(
        ({ slug, verse }) =>
          !used.has(slug) && readings.some((reading) => contains(reading, verse)),
      );
    if (!own) return { ...planned, day, ...generalDevotional(readings, day) };
    used.add(own.slug);
    const { verse, reflection, prayer, application } = own;
    return { ...planned, day, verseKey: referenceKey(verse), reflection, prayer, application };
  });
}

let known: readonly Reference[] | undefined;

function generalDevotional(readings: readonly Reference[], day: number): Devotional {
  known ??= knownVerses();
  const inReadings = known.filter((verse) => readings.some((reading) => contains(reading, verse)));
  const inBooks = known.filter((verse) => readings.some(({ book }) => book === verse.book));
  const verse = inReadings[day % inReadings.length] ?? inBooks[day % inBooks.length];
  const first = readings[0];
  const { group } = bookOf(verse?.book ?? first?.book ?? 'PSA');
  const inTurn = DEVOTIONALS[group];
  const devotional = inTurn[day % inTurn.length];
  if (!devotional) throw new RangeError(`no devotional for ${group}`);
  return { verseKey: verse ? referenceKey(verse) : LAMP, reflection: null, ...devotional };
}

function contains(reading: Reference, { book, chapter, verse, endVerse }: Reference): boolean {
  if (reading.book !== book || reading.chapter !== chapter) return false;
  if (reading.verse === null || reading.endVerse === null) return true;
  return (verse ?? 1) >= reading.verse && (endVerse ?? 1) <= reading.endVerse;
}
