import { LEMMA_PREFIX } from '#shared/bible/search/vocabulary.ts';
import { foldText } from '#shared/portuguese/words.ts';
import { openDictionary } from '../portuguese/lemmas/dictionary.ts';
import { countForms } from '../portuguese/lemmas/form-uses.ts';
import { findLemmas } from '../portuguese/lemmas/lemmas.ts';
import type { WordRow } from './bible.queries.ts';

export type Lexicon = Readonly<{
  /** The forms of the text, followed by its hyphenated compounds. */
  rows: readonly WordRow[];
  /** The lemma of each word of a text in order, with the prefix. */
  lemmasOf: (text: string) => string[];
}>;

const WORD = /[\p{L}\p{M}\d]+/gu;
const COMPOUND = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu;

/** Builds the vocabulary of a translation with the lemma of each form. */
export async function buildLexicon(texts: readonly string[]): Promise<Lexicon> {
  const uses = countForms(texts);
  const lemmas = findLemmas(uses, await openDictionary());
  return {
    rows: [
      ...[...uses].map(([form, { count }]) => ({
        form,
        lemma: lemmas.get(form) ?? foldText(form),
        uses: count,
      })),
      ...compoundsIn(texts),
    ],
    lemmasOf: (text) =>
      (text.toLowerCase().match(WORD) ?? []).map(
        (form) => LEMMA_PREFIX + (lemmas.get(form) ?? foldText(form)),
      ),
  };
}

/** Compounds get rows of their own, so that "bemaventurados" finds "bem-aventurados". */
function compoundsIn(texts: readonly string[]): WordRow[] {
  const uses = new Map<string, number>();
  for (const text of texts) {
    for (const form of text.toLowerCase().match(COMPOUND) ?? []) {
      uses.set(form, (uses.get(form) ?? 0) + 1);
    }
  }
  return [...uses].map(([form, count]) => ({ form, lemma: foldText(form), uses: count }));
}
