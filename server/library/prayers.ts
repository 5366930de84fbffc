import { BUILT_IN_PRAYERS } from '../content/prayers/built-in.ts';
import { PRAYER_THEMES } from '../content/prayers/prayers.ts';
import { spelledOut } from '../portuguese/shorthand.ts';
import { stemOf } from '../portuguese/stem.ts';
import { anyOf } from './choose.ts';
import { type Finding, findInLibrary } from './find.ts';
import { situationsIn } from './slots.ts';

const ENTRIES = [
  ...PRAYER_THEMES.map(({ slug, theme, prayers, onlyFor = [], verses }) => ({
    slug,
    title: theme,
    prayers,
    onlyFor,
    verses,
  })),
  ...BUILT_IN_PRAYERS.map(({ slug, title, longer, verses }) => ({
    slug,
    title,
    prayers: longer,
    onlyFor: [],
    verses,
  })),
];

type FoundPrayer = Readonly<{
  slug: string;
  title: string;
  text: string;
  /** The places that the prayers of the theme lean on. */
  verses: readonly string[];
}>;

/**
 * Finds a prayer for what a member typed: one for the situation it describes, else one that fits
 * any; of these one that speaks of most of what was typed.
 */
export function findPrayer(typed: string): Finding<FoundPrayer> {
  const found = findInLibrary('prayer', ENTRIES, typed);
  if (!found.entry) return found;
  const { slug, title, prayers, onlyFor, verses } = found.entry;
  const words = spelledOut(typed);
  const situations = situationsIn(words.join(' '));
  const own = prayers.filter((_, place) => onlyFor[place]?.some((each) => situations.has(each)));
  const fitting = own.length > 0 ? own : prayers.filter((_, place) => !onlyFor[place]);
  const asked = new Set(words.filter((word) => word.length > 3).map(stemOf));
  const weighed = fitting.map((prayer) => ({
    prayer,
    says: asked.intersection(new Set(spelledOut(prayer).map(stemOf))).size,
  }));
  const most = Math.max(...weighed.map(({ says }) => says));
  const text = anyOf(weighed.filter(({ says }) => says === most)).prayer;
  const places = verses.map(({ reference }) => reference);
  return { ...found, entry: { slug, title, text, verses: places } };
}

/** Another prayer of the same theme that fits any situation. */
export function otherPrayer(slug: string, shown: string, turn: number): string {
  const { prayers, onlyFor } = ENTRIES.find((entry) => entry.slug === slug) ?? NONE;
  const others = prayers.filter((prayer, place) => prayer !== shown && !onlyFor[place]);
  return others[turn % (others.length || 1)] ?? shown;
}

const NONE = { prayers: [], onlyFor: [] } as const;
