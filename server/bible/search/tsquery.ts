import type { TypedQuery } from '#shared/bible/search/query.ts';
import { LEMMA_PREFIX, type Sense } from '#shared/bible/search/vocabulary.ts';

/**
 * The query as a PostgreSQL `tsquery`. Words are quoted and consist of letters and digits only,
 * so nothing typed can act as an operator.
 */
export function tsqueryOf(
  senses: readonly Sense[],
  phrases: TypedQuery['phrases'],
  join: ' & ' | ' | ',
): string {
  const words = senses.map(({ form, accented, lemmas }) => {
    const any = lemmas.map((lemma) => `'${LEMMA_PREFIX}${lemma}'`).join(' | ');
    if (!form) return `(${any})`;
    // The folded form of an accented word finds nothing by itself but raises a verse's rank.
    return accented ? `('${form}' & (${any}) | ${any})` : `('${form}' | ${any})`;
  });
  return [...words, ...phrases.map(phraseOf)].join(join);
}

/** Folded words in this order; weight A excludes the lexemes of lemmas. */
export function phraseOf(words: readonly string[]): string {
  return `(${words.map((word) => `'${word}':A`).join(' <-> ')})`;
}
