import { foldText } from '#shared/bible/words.ts';
import type { WordRow } from '../bible.queries.ts';
import { openDictionary } from './dictionary.ts';
import { gatherFamilies } from './families.ts';
import { countForms } from './form-uses.ts';

/** Marks a family among the lexemes of a verse: no Portuguese word begins so. */
export const FAMILY_MARK = 'zf';

export type Lexicon = Readonly<{
  /** The forms of the text, and after them its compounds, each in one piece. */
  rows: readonly WordRow[];
  /** The family of each word of a text in order, marked as a lexeme. */
  familiesOf: (text: string) => string[];
}>;

const WORD = /[\p{L}\p{M}\d]+/gu;
const COMPOUND = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu;

/** The vocabulary of a text with the word each form belongs to. */
export async function buildLexicon(texts: readonly string[]): Promise<Lexicon> {
  const uses = countForms(texts);
  const families = gatherFamilies(uses, await openDictionary());
  return {
    rows: [
      ...[...uses].map(([form, { count }]) => ({
        form,
        family: families.get(form) ?? foldText(form),
        uses: count,
      })),
      ...compoundsIn(texts),
    ],
    familiesOf: (text) =>
      (text.toLowerCase().match(WORD) ?? []).map(
        (form) => FAMILY_MARK + (families.get(form) ?? foldText(form)),
      ),
  };
}

/** "bem-aventurados" is found by its words, but somebody may write it as one or as two. */
function compoundsIn(texts: readonly string[]): WordRow[] {
  const uses = new Map<string, number>();
  for (const text of texts) {
    for (const form of text.toLowerCase().match(COMPOUND) ?? []) {
      uses.set(form, (uses.get(form) ?? 0) + 1);
    }
  }
  return [...uses].map(([form, count]) => ({ form, family: foldText(form), uses: count }));
}
