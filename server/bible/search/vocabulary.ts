import { editDistance } from '#shared/bible/parse-reference.ts';
import { foldText } from '#shared/bible/words.ts';
import type { WordRow } from '../bible.queries.ts';
import { wordsBehind } from './endings.ts';
import { ALSO, SYNONYMS } from './synonyms.ts';

/** What a typed word stands for in a text. */
export type Sense = Readonly<{
  /** The plain form itself, when the text has it. */
  form: string | null;
  /** Plain names of the words it may belong to. */
  families: readonly string[];
  /** In how many places the text has them: rare words say more. */
  uses: number;
}>;

const LONGEST_WORD = 40;
/** Words more common than this tell little of a verse. */
const MOST_TELLING = 900;

/** The words of one text, in memory: from what somebody types to what the text says. */
export class Vocabulary {
  private readonly byForm = new Map<string, string>();
  private readonly byPlain = new Map<string, { families: Set<string>; uses: number }>();
  private readonly byFamily = new Map<string, number>();

  constructor(rows: readonly WordRow[]) {
    for (const { form, family, uses } of rows) {
      const plain = foldText(form);
      this.byForm.set(form, family);
      const known = this.byPlain.get(plain) ?? { families: new Set<string>(), uses: 0 };
      known.families.add(family);
      known.uses += uses;
      this.byPlain.set(plain, known);
      this.byFamily.set(family, (this.byFamily.get(family) ?? 0) + uses);
    }
  }

  /** null for a word the text does not have in any form. */
  sense(typed: string): Sense | null {
    const form = typed.toLowerCase().slice(0, LONGEST_WORD);
    const plain = foldText(form);
    const known = this.byPlain.get(plain);
    // With its accent a word is meant as it is written; without, it may be any of them.
    const exact = form === plain ? undefined : this.byForm.get(form);
    if (exact) return this.senseOf(plain, [exact]);
    if (known) return this.senseOf(plain, [...known.families]);
    const families = [
      ...wordsBehind(form),
      ...(SYNONYMS.get(plain) ?? []),
      ...(ALSO.get(plain) ?? []),
    ].filter((family) => this.byFamily.has(family));
    return families.length > 0 ? this.senseOf(null, [...new Set(families)]) : null;
  }

  /** The word of the text that a misspelled one most likely meant. */
  nearest(typed: string): string | null {
    const plain = foldText(typed.toLowerCase()).slice(0, LONGEST_WORD);
    const allowed = plain.length >= 8 ? 2 : plain.length >= 4 ? 1 : 0;
    if (allowed === 0) return null;
    let best: { form: string; distance: number; uses: number } | null = null;
    for (const [form, { uses }] of this.byPlain) {
      if (Math.abs(form.length - plain.length) > allowed || form.length < 3) continue;
      const distance = editDistance(form, plain) + (form[0] === plain[0] ? 0 : 0.5);
      if (distance > allowed + 0.5) continue;
      const nearer =
        !best || distance < best.distance || (distance === best.distance && uses > best.uses);
      if (nearer) best = { form, distance, uses };
    }
    return best && this.spelled(best.form);
  }

  /** The rarest words of a text, rarest first; each once. */
  telling(text: string): { word: string; uses: number }[] {
    const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []);
    return [...words]
      .flatMap((word) => {
        const family = this.byForm.get(word);
        const uses = family ? this.byFamily.get(family) : undefined;
        return uses && uses <= MOST_TELLING ? [{ word, uses }] : [];
      })
      .sort((a, b) => a.uses - b.uses);
  }

  /** A plain form as the text most often writes it. */
  private spelled(plain: string): string {
    for (const form of this.byForm.keys()) if (foldText(form) === plain) return form;
    return plain;
  }

  private senseOf(form: string | null, families: readonly string[]): Sense {
    const also = families.flatMap((family) => ALSO.get(family) ?? []);
    const all = [...new Set([...families, ...also])].filter((family) => this.byFamily.has(family));
    const uses = families.reduce((sum, family) => sum + (this.byFamily.get(family) ?? 0), 0);
    return { form, families: all, uses };
  }
}
