import { placedWordsOf } from '../../portuguese/words.ts';
import type { TypedQuery } from './query.ts';
import { LEMMA_PREFIX, type Sense } from './vocabulary.ts';

/** The words that are highlighted in a found verse. */
export type HitMatcher = Readonly<{
  forms: ReadonlySet<string>;
  lemmas: ReadonlySet<string>;
  /** Every typed word, including those too common to search for. */
  typed: ReadonlySet<string>;
}>;

type Hit = [start: number, end: number];

export function hitMatcher(senses: readonly Sense[], { phrases, whole }: TypedQuery): HitMatcher {
  const forms = senses.flatMap(({ form, accented }) => (form && !accented ? [form] : []));
  const lemmas = senses.flatMap((sense) => sense.lemmas);
  return {
    forms: new Set([...forms, ...phrases.flat()]),
    lemmas: new Set(lemmas.map((lemma) => LEMMA_PREFIX + lemma)),
    typed: new Set(whole),
  };
}

/**
 * The ranges of the searched words in a text, given the lemma of each of its words. All typed
 * parts of a compound make one hit: "Bem-aventurados", although "bem" alone is a stop word.
 */
export function hitsIn(text: string, lemmas: readonly string[], matcher: HitMatcher): Hit[] {
  const words = placedWordsOf(text).map(({ plain, start, end }, index) => ({
    start,
    end,
    found: matcher.forms.has(plain) || matcher.lemmas.has(lemmas[index] ?? ''),
    typed: matcher.typed.has(plain),
  }));
  const hits: Hit[] = [];
  for (const [index, word] of words.entries()) {
    const [before, after] = [words[index - 1], words[index + 1]];
    const joined = before && text.slice(before.end, word.start) === '-';
    const joins = after && text.slice(word.end, after.start) === '-';
    const besideFound = (joined && before.found) || (joins && after.found);
    if (!word.found && !(word.typed && besideFound)) continue;
    const last = hits.at(-1);
    if (joined && last?.[1] === before.end) last[1] = word.end;
    else hits.push([word.start, word.end]);
  }
  return hits;
}
