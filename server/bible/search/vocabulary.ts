import { editDistance } from '#shared/bible/parse-reference.ts';
import { foldText } from '#shared/bible/words.ts';
import type { WordRow } from '../bible.queries.ts';
import { pluralsOf, wordsBehind } from '../lexicon/endings.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { ALSO, SYNONYMS } from './synonyms.ts';

/** What a typed word stands for in a text. */
export type Sense = Readonly<{
  /** The plain form itself, when the text has it. */
  form: string | null;
  /** Typed with its accent, so that other words of the same plain form are not meant. */
  accented: boolean;
  /** Plain names of the words it may belong to. */
  families: readonly string[];
  /** In how many places the text has them: rare words say more. */
  uses: number;
}>;

const LONGEST_WORD = 40;
/** Words more common than this tell little of a verse. */
const MOST_TELLING = 900;

/** A form without its accents: the words it may belong to, and how it is mostly written. */
type Plain = { families: string[]; uses: number; written: string; writtenUses: number };

/** The words of one text, in memory: from what somebody types to what the text says. */
export class Vocabulary {
  private readonly byForm = new Map<string, string>();
  private readonly byPlain = new Map<string, Plain>();
  private readonly byFamily = new Map<string, number>();
  /** Words with a hyphen, by their plain letters in one piece. */
  private readonly compounds = new Map<string, Plain>();

  constructor(rows: readonly WordRow[]) {
    for (const row of rows) {
      const { form, family, uses } = row;
      if (form.includes('-')) {
        addForm(this.compounds, foldText(form).replaceAll('-', ''), row);
        continue;
      }
      this.byForm.set(form, family);
      addForm(this.byPlain, foldText(form), row);
      this.byFamily.set(family, (this.byFamily.get(family) ?? 0) + uses);
    }
  }

  /** Whether the text has a plain form. */
  has(plain: string): boolean {
    return this.byPlain.has(plain);
  }

  /** null for a word the text does not have in any form. */
  sense(typed: string): Sense | null {
    const form = typed.toLowerCase().slice(0, LONGEST_WORD);
    const plain = foldText(form);
    const known = this.byPlain.get(plain);
    // With its accent a word is meant as it is written; without, it may be any of them.
    const exact = form === plain ? undefined : this.byForm.get(form);
    if (exact) return this.senseOf(plain, [exact], true);
    if (known) return this.senseOf(plain, known.families);
    // The text has the word, only not in the form by which it is called.
    if (this.byFamily.has(plain)) return this.senseOf(null, [plain]);
    const families = [
      ...wordsBehind(form),
      ...pluralsOf(form).flatMap((plural) => this.byPlain.get(plural)?.families ?? []),
      ...(SYNONYMS.get(plain) ?? []),
      ...(ALSO.get(plain) ?? []),
    ].filter((family) => this.byFamily.has(family));
    return families.length > 0 ? this.senseOf(null, [...new Set(families)]) : null;
  }

  /** A word as the text writes it with a hyphen, where it has it in no other way. */
  compound(typed: string): string | null {
    const joined = this.compounds.get(foldText(typed).slice(0, LONGEST_WORD));
    return joined && !this.sense(typed) ? joined.written : null;
  }

  /** A word in the way the text writes it more often than as it was typed. */
  oftener(typed: string): string | null {
    const plain = foldText(typed);
    const joined = this.compounds.get(plain);
    return joined && joined.uses > (this.byPlain.get(plain)?.uses ?? 0) ? joined.written : null;
  }

  /** Whether two words are the parts of one that the text writes in one piece. */
  isCutInTwo(start: string, end: string): boolean {
    if (this.has(foldText(start)) && this.has(foldText(end))) return false;
    return this.has(foldText(start + end));
  }

  /** The word of the text that a misspelled one most likely meant. */
  nearest(typed: string): string | null {
    const plain = foldText(typed.toLowerCase()).slice(0, LONGEST_WORD);
    const allowed = plain.length >= 8 ? 2 : plain.length >= 4 ? 1 : 0;
    if (allowed === 0) return null;
    const single = nearestOf(this.byPlain, plain, allowed, null);
    return nearestOf(this.compounds, plain, allowed, single)?.written ?? null;
  }

  /** The rarest words of a text that carry something, rarest first; each once, with its uses in every form. */
  telling(text: string): { word: string; uses: number }[] {
    const words = new Map<string, { word: string; uses: number }>();
    for (const word of text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []) {
      if (FUNCTION_WORDS.has(word)) continue;
      const family = this.byForm.get(word);
      const uses = family ? this.byFamily.get(family) : undefined;
      if (!family || !uses || uses > MOST_TELLING || words.has(family)) continue;
      words.set(family, { word, uses });
    }
    return [...words.values()].sort((a, b) => a.uses - b.uses);
  }

  private senseOf(form: string | null, families: readonly string[], accented = false): Sense {
    const also = families.flatMap((family) => ALSO.get(family) ?? []);
    const all = [...new Set([...families, ...also])].filter((family) => this.byFamily.has(family));
    const uses = families.reduce((sum, family) => sum + (this.byFamily.get(family) ?? 0), 0);
    return { form, accented, families: all, uses };
  }
}

type Near = Readonly<{ written: string; distance: number; uses: number }>;

/** The form that comes nearest to what was typed, of equally near ones the commonest. */
function nearestOf(
  forms: ReadonlyMap<string, Plain>,
  typed: string,
  allowed: number,
  before: Near | null,
): Near | null {
  let best = before;
  for (const [form, { uses, written }] of forms) {
    if (Math.abs(form.length - typed.length) > allowed || form.length < 3) continue;
    const distance = editDistance(form, typed) + (form[0] === typed[0] ? 0 : 0.5);
    if (distance > allowed + 0.5) continue;
    const nearer =
      !best || distance < best.distance || (distance === best.distance && uses > best.uses);
    if (nearer) best = { written, distance, uses };
  }
  return best;
}

function addForm(forms: Map<string, Plain>, plain: string, { form, family, uses }: WordRow): void {
  const known = forms.get(plain);
  if (!known) {
    forms.set(plain, { families: [family], uses, written: form, writtenUses: uses });
    return;
  }
  if (!known.families.includes(family)) known.families.push(family);
  known.uses += uses;
  if (uses <= known.writtenUses) return;
  known.written = form;
  known.writtenUses = uses;
}
