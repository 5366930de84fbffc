import { foldText } from '#shared/bible/words.ts';
import type { WordRow } from '../bible.queries.ts';
import { openDictionary } from './dictionary.ts';
import { countForms, gatherFamilies } from './families.ts';

/** Marks a family among the lexemes of a verse: no Portuguese word begins so. */
export const FAMILY_MARK = 'zf';

export type Lexicon = Readonly<{
  rows: readonly WordRow[];
  /** The family of each word of a text in order, marked as a lexeme. */
  familiesOf: (text: string) => string[];
}>;

const WORD = /[\p{L}\p{M}\d]+/gu;

/** The vocabulary of a text with the word each form belongs to. */
export async function buildLexicon(texts: readonly string[]): Promise<Lexicon> {
  const uses = countForms(texts);
  const families = gatherFamilies(uses, await openDictionary());
  return {
    rows: [...uses].map(([form, { count }]) => ({
      form,
      family: families.get(form) ?? foldText(form),
      uses: count,
    })),
    familiesOf: (text) =>
      (text.toLowerCase().match(WORD) ?? []).map(
        (form) => FAMILY_MARK + (families.get(form) ?? foldText(form)),
      ),
  };
}
