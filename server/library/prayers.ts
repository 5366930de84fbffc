import { BUILT_IN_PRAYERS } from '../content/prayers/built-in.ts';
import { PRAYER_THEMES, prayersOf } from '../content/prayers/prayers.ts';
import { spelledOut } from '../portuguese/shorthand.ts';
import { stemOf } from '../portuguese/stem.ts';
import { anyOf } from './choose.ts';
import { type Finding, findInLibrary } from './find.ts';
import { ownKinIn } from './misfits.ts';
import { situationsIn } from './slots.ts';
import { voiceAskedFor, voiceOf } from './who-prays.ts';

const ENTRIES = [
  ...PRAYER_THEMES.map((theme) => ({
    slug: theme.slug,
    title: theme.theme,
    prayers: prayersOf(theme),
    forAll: theme.forAll,
    onlyFor: theme.onlyFor ?? [],
    verses: theme.verses,
  })),
  ...BUILT_IN_PRAYERS.map(({ slug, title, longer, verses }) => ({
    slug,
    title,
    prayers: longer,
    forAll: undefined,
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

/** By so many more of the words typed a prayer of somebody in particular comes before one that fits all. */
const CLEARLY_MORE = 2;

/**
 * Finds a prayer for what a member typed: one in the voice of who prays, for the situation it
 * describes, else one that fits any, and of these one for the same relative where one is named, that
 * speaks of most of what was typed. Where all
 * prayers of the theme are spoken by somebody else than who prays, none is sure.
 */
export function findPrayer(typed: string): Finding<FoundPrayer> {
  const found = findInLibrary('prayer', ENTRIES, typed);
  if (!found.entry) return found;
  const { slug, title, prayers, forAll, onlyFor, verses } = found.entry;
  const words = spelledOut(typed);
  const situations = situationsIn(words.join(' '));
  const voice = voiceAskedFor(typed);
  const places = [...prayers.keys()];
  const inVoice = places.filter((place) => !voice || (voiceOf(slug, place) ?? voice) === voice);
  const spoken = inVoice.length > 0 ? inVoice : places;
  const own = spoken.filter((place) => onlyFor[place]?.some((each) => situations.has(each)));
  const forAny = spoken.filter((place) => !onlyFor[place]);
  const fitting = own.length > 0 ? own : forAny.length > 0 ? forAny : spoken;
  const asked = new Set(words.filter((word) => word.length > 3).map(stemOf));
  const weighed = ofSameKin(words, fitting, (place) => prayers[place] ?? '', forAll).map(
    (place) => {
      const prayer = prayers[place] ?? '';
      const says = asked.intersection(new Set(spelledOut(prayer).map(stemOf))).size;
      return { prayer, says: says + (prayer === forAll ? CLEARLY_MORE - 0.5 : 0) };
    },
  );
  const most = Math.max(...weighed.map(({ says }) => says));
  const text = anyOf(weighed.filter(({ says }) => says === most)).prayer;
  const entry = { slug, title, text, verses: verses.map(({ reference }) => reference) };
  return inVoice.length > 0 ? { ...found, entry } : { fit: 'likely', entry, offers: found.offers };
}

/** Who prays for a wife is not given what is prayed for a daughter, where there is another: a prayer is for whom it names first. */
function ofSameKin(
  words: readonly string[],
  places: readonly number[],
  prayerAt: (place: number) => string,
  forAll: string | undefined,
): readonly number[] {
  const asked = ownKinIn(words);
  if (asked.size === 0) return places;
  const told = places.map((place) => {
    const [kin] = ownKinIn(spelledOut(prayerAt(place)));
    return { place, kin, isForAll: prayerAt(place) === forAll };
  });
  const same = told.filter(({ kin, isForAll }) => isForAll || (kin && asked.has(kin)));
  const nobodys = told.filter(({ kin }) => !kin);
  const fitting = same.length > 0 ? same : nobodys.length > 0 ? nobodys : told;
  return fitting.map(({ place }) => place);
}

/** Another prayer of the same theme that fits any situation. */
export function otherPrayer(slug: string, shown: string, turn: number): string {
  const { prayers, onlyFor } = ENTRIES.find((entry) => entry.slug === slug) ?? NONE;
  const others = prayers.filter((prayer, place) => prayer !== shown && !onlyFor[place]);
  return others[turn % (others.length || 1)] ?? shown;
}

const NONE = { prayers: [], onlyFor: [] } as const;
