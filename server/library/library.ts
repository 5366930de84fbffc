import { COLLECTIONS, type LibraryKind } from './collections.ts';
import { type Ranked, rank } from './ranking.ts';
import { STARTERS } from './starters.ts';

/**
 * The library's answer to a free text. `near` is said to the member before the text is read;
 * with `none` no text is shown. `choices` are the titles of other entries, nearest first: a
 * member who asks for a title gets its entry.
 */
export type Finding<Entry> = Readonly<
  { choices: readonly string[] } & (
    | { fit: 'exact' | 'near'; entry: Entry }
    | { fit: 'none'; entry: null }
  )
>;

const EXACT = 0.76;
const NEAR = 0.54;
/** The share of what was asked that a shown text speaks of at least. */
const ABOUT = 0.33;
const WORTH_OFFERING = 0.25;
const CHOICES_BESIDE = 2;
const CHOICES_ALONE = 3;

/** Finds the entry for what a member typed, and says how well it fits. */
export function matchLibrary<Entry extends { slug: string }>(
  kind: LibraryKind,
  entries: readonly Entry[],
  text: string,
): Finding<Entry> {
  const ranked = rank(kind, text);
  const [best, ...others] = ranked;
  const entry = best && entries.find(({ slug }) => slug === best.slug);
  if (!entry || best.score < NEAR || best.about < ABOUT) {
    const near = slugsOf(ranked);
    const offered = near.length > 0 ? near : STARTERS[kind];
    return { fit: 'none', entry: null, choices: titlesOf(kind, offered).slice(0, CHOICES_ALONE) };
  }
  return {
    fit: best.sure && best.score >= EXACT ? 'exact' : 'near',
    entry,
    choices: titlesOf(kind, slugsOf(others)).slice(0, CHOICES_BESIDE),
  };
}

const slugsOf = (ranked: readonly Ranked[]) =>
  ranked.filter(({ worth }) => worth >= WORTH_OFFERING).map(({ slug }) => slug);

function titlesOf(kind: LibraryKind, slugs: readonly string[]): string[] {
  return slugs.flatMap(
    (wanted) => COLLECTIONS[kind].find(({ slug }) => slug === wanted)?.title ?? [],
  );
}

/** Titles as lines of a text. */
export const listOf = (titles: readonly string[]) => titles.map((title) => `- ${title}`).join('\n');
