import { pluralsOf, possibleLemmas } from '../../portuguese/endings.ts';
import { lettersIn, nearestWord } from '../../portuguese/nearest-word.ts';
import { soundOf } from '../../portuguese/sound.ts';
import { foldText } from '../../portuguese/words.ts';
import type { WordForm } from '../archive.ts';
import { SYNONYMS, TRADITIONAL_EQUIVALENTS } from './synonyms.ts';

/** The words of a translation that a typed word may stand for. */
export type Sense = Readonly<{
  /** The folded form itself, when the translation has it. */
  form: string | null;
  /** True when it was typed with its accent, which excludes other words of the same folded form. */
  accented: boolean;
  /** Folded lemmas of which it may be an inflection. */
  lemmas: readonly string[];
  /** Occurrences of these lemmas: rarer words weigh more in the ranking. */
  uses: number;
}>;

/** Distinguishes lemmas from forms among the lexemes of a verse: no Portuguese word begins with it. */
export const LEMMA_PREFIX = 'zf';

const LONGEST_WORD = 40;
/** Shorter words are not meant by misspelled ones. */
const SHORTEST_MEANT = 3;

/** A form without its accents, with its possible lemmas and its most frequent spelling. */
type FoldedForm = { lemmas: string[]; uses: number; written: string; writtenUses: number };

/** A folded form that a misspelled word may have meant. */
type Meant = Readonly<{ word: string; letters: number; uses: number; written: string }>;

/** The word forms of one translation in memory, which map what somebody types to what it contains. */
export class Vocabulary {
  private readonly byForm = new Map<string, string>();
  private readonly byPlain = new Map<string, FoldedForm>();
  private readonly byLemma = new Map<string, number>();
  /** Hyphenated words by their folded letters without the hyphen. */
  private readonly compounds = new Map<string, FoldedForm>();
  private meant: readonly Meant[] | null = null;
  /** The most used word of each sound, made for the first word that the translation lacks. */
  private bySound: ReadonlyMap<string, string> | null = null;

  constructor(rows: readonly WordForm[]) {
    for (const row of rows) {
      const { form, lemma, uses } = row;
      if (form.includes('-')) {
        addForm(this.compounds, foldText(form).replaceAll('-', ''), row);
        continue;
      }
      this.byForm.set(form, lemma);
      addForm(this.byPlain, foldText(form), row);
      this.byLemma.set(lemma, (this.byLemma.get(lemma) ?? 0) + uses);
    }
  }

  /** Whether the translation contains a folded form. */
  has(plain: string): boolean {
    return this.byPlain.has(plain);
  }

  /** Whether the translation contains a word with these hyphens. */
  hasCompound(typed: string): boolean {
    return this.compounds.has(foldText(typed).replaceAll('-', ''));
  }

  /** Returns null for a word that the translation has in no form. */
  sense(typed: string): Sense | null {
    const form = this.heard(typed) ?? typed.toLowerCase().slice(0, LONGEST_WORD);
    const plain = foldText(form);
    const known = this.byPlain.get(plain);
    // A typed accent is meant; a word without one may be any word of the same letters.
    const exact = form === plain ? undefined : this.byForm.get(form);
    if (exact) return this.senseOf(plain, [exact], true);
    if (known) return this.senseOf(plain, known.lemmas);
    // The translation has inflections of the word, but not its dictionary form.
    if (this.byLemma.has(plain)) return this.senseOf(null, [plain]);
    const lemmas = this.lemmasFor(form, plain);
    return lemmas.length > 0 ? this.senseOf(null, lemmas) : null;
  }

  /** The word that sounds like one which the translation lacks: "omem", "mizericórdia", "Zakeu". */
  heard(typed: string): string | null {
    const form = typed.toLowerCase().slice(0, LONGEST_WORD);
    const plain = foldText(form);
    if (this.byPlain.has(plain) || this.byLemma.has(plain)) return null;
    const withH = this.byPlain.get(`h${plain}`);
    if (withH) return withH.written;
    if (this.lemmasFor(form, plain).length > 0) return null;
    this.bySound ??= new Map(
      [...this.byPlain]
        .toSorted(([, one], [, other]) => one.uses - other.uses)
        .map(([word, { written }]) => [soundOf(word), written]),
    );
    return this.bySound.get(soundOf(plain)) ?? null;
  }

  private lemmasFor(form: string, plain: string): readonly string[] {
    const lemmas = [
      ...possibleLemmas(form),
      ...pluralsOf(form).flatMap((plural) => this.byPlain.get(plural)?.lemmas ?? []),
      ...(SYNONYMS.get(plain) ?? []),
      ...(TRADITIONAL_EQUIVALENTS.get(plain) ?? []),
    ].filter((lemma) => this.byLemma.has(lemma));
    return [...new Set(lemmas)];
  }

  /** The hyphenated spelling of a word that the translation writes in no other way. */
  compound(typed: string): string | null {
    const joined = this.compounds.get(foldText(typed).slice(0, LONGEST_WORD));
    return joined && !this.sense(typed) ? joined.written : null;
  }

  /** The hyphenated spelling of a word where the translation prefers it to the typed one. */
  moreFrequentSpelling(typed: string): string | null {
    const plain = foldText(typed);
    const joined = this.compounds.get(plain);
    return joined && joined.uses > (this.byPlain.get(plain)?.uses ?? 0) ? joined.written : null;
  }

  /** Whether two typed words are halves of one that the translation writes as one. */
  isSplitWord(start: string, end: string): boolean {
    if (this.has(foldText(start)) && this.has(foldText(end))) return false;
    return this.has(foldText(start + end));
  }

  /** The word of the translation that a misspelled one most likely meant. */
  nearest(typed: string): string | null {
    const plain = foldText(typed.toLowerCase()).slice(0, LONGEST_WORD);
    const allowed = plain.length >= 8 ? 2 : plain.length >= 4 ? 1 : 0;
    if (allowed === 0) return null;
    return nearestWord(this.candidates(), plain, allowed)?.written ?? null;
  }

  /** Made for the first misspelled word. */
  private candidates(): readonly Meant[] {
    this.meant ??= [...this.byPlain, ...this.compounds]
      .filter(([word]) => word.length >= SHORTEST_MEANT)
      .map(([word, { uses, written }]) => ({ word, letters: lettersIn(word), uses, written }));
    return this.meant;
  }

  private senseOf(form: string | null, lemmas: readonly string[], accented = false): Sense {
    const also = lemmas.flatMap((lemma) => TRADITIONAL_EQUIVALENTS.get(lemma) ?? []);
    const all = [...new Set([...lemmas, ...also])].filter((lemma) => this.byLemma.has(lemma));
    const uses = lemmas.reduce((sum, lemma) => sum + (this.byLemma.get(lemma) ?? 0), 0);
    return { form, accented, lemmas: all, uses };
  }
}

function addForm(
  forms: Map<string, FoldedForm>,
  plain: string,
  { form, lemma, uses }: WordForm,
): void {
  const known = forms.get(plain);
  if (!known) {
    forms.set(plain, { lemmas: [lemma], uses, written: form, writtenUses: uses });
    return;
  }
  if (!known.lemmas.includes(lemma)) known.lemmas.push(lemma);
  known.uses += uses;
  if (uses <= known.writtenUses) return;
  known.written = form;
  known.writtenUses = uses;
}
