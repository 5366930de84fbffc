import { BUILT_IN_PRAYERS } from '../content/prayers/built-in.ts';
import { PRAYER_THEMES } from '../content/prayers/prayers.ts';
import { spelledOut } from '../portuguese/shorthand.ts';
import { anyOf } from './choose.ts';
import { type Finding, matchLibrary } from './library.ts';
import { situationsIn } from './situations.ts';
import { unitsOf, withoutFrame } from './terms.ts';

const ENTRIES = [
  ...PRAYER_THEMES.map(({ slug, prayers, onlyFor = [] }) => ({ slug, prayers, onlyFor })),
  ...BUILT_IN_PRAYERS.map(({ slug, longer }) => ({ slug, prayers: longer, onlyFor: [] })),
];

/**
 * Finds a prayer for what a member typed: one for the situation it describes, else one that fits
 * any; of these one that speaks of most of what was typed.
 */
export function findPrayer(text: string): Finding<string> {
  const found = matchLibrary('prayer', ENTRIES, text);
  if (!found.entry) return found;
  const { prayers, onlyFor } = found.entry;
  const words = spelledOut(text);
  const situations = situationsIn(words.join(' '));
  const own = prayers.filter((_, place) => onlyFor[place]?.some((each) => situations.has(each)));
  const fitting = own.length > 0 ? own : prayers.filter((_, place) => !onlyFor[place]);
  const asked = unitsOf(withoutFrame(words));
  const weighed = fitting.map((prayer) => {
    const said = new Set(unitsOf(spelledOut(prayer)).flat());
    return { prayer, says: asked.filter((unit) => unit.some((term) => said.has(term))).length };
  });
  const most = Math.max(...weighed.map(({ says }) => says));
  return { ...found, entry: anyOf(weighed.filter(({ says }) => says === most)).prayer };
}
