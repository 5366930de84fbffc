import { foldText } from '#shared/bible/words.ts';
import type { Lemmatizer } from './dictionary.ts';
import { wordsBehind } from './endings.ts';
import type { FormUse } from './form-uses.ts';
import { IRREGULAR } from './irregular.ts';
import {
  CLEARLY_A_VERB,
  isInflectionOf,
  isNounShaped,
  masculinesOf,
  STANDING_APART,
  singularsOf,
} from './word-shapes.ts';

/** A form's family: the plain name of the word it belongs to. */
export type Families = ReadonlyMap<string, string>;

/** Behind an article more often than this, a form that looks like a verb is taken for a noun. */
const NOUN_SHARE = 0.42;
/** With a capital more often than this, it is a name. */
const NAME_SHARE = 0.7;

/**
 * Gathers the forms of a text into words: plurals and genders with their noun or
 * adjective, conjugated forms with their verb. "livro" and "livros" are one word and
 * not "livrar"; "água" is not "águia".
 */
export function gatherFamilies(uses: ReadonlyMap<string, FormUse>, lemmas: Lemmatizer): Families {
  const gathering = new Gathering(uses, lemmas);
  return new Map([...uses.keys()].map((form) => [form, foldText(gathering.wordOf(form))]));
}

const NO_USE: FormUse = { count: 1, determined: 0, surely: 0, capital: 0 };

class Gathering {
  private readonly uses: ReadonlyMap<string, FormUse>;
  /** The verbs of which each form may be an inflection. */
  private verbs: ReadonlyMap<string, readonly string[]>;
  /** How often the text has each verb in a form that can be nothing else. */
  private readonly evidence: ReadonlyMap<string, number>;
  /** The uses of all numbers and genders of a word together, by the masculine singular. */
  private readonly nouns = new Map<string, Pick<FormUse, 'count' | 'determined' | 'surely'>>();

  constructor(uses: ReadonlyMap<string, FormUse>, lemmas: Lemmatizer) {
    this.uses = uses;
    this.verbs = new Map(
      [...uses.keys()].map((form) => [form, this.isName(form) ? [] : verbsBehind(form, lemmas)]),
    );
    this.verbs = withUnknownVerbs(uses, this.verbs, lemmas);
    this.evidence = evidenceOf(uses, this.verbs);
    for (const [form, { count, determined, surely }] of uses) {
      if (!isNounShaped(form)) continue;
      const base = this.baseOf(form);
      const known = this.nouns.get(base) ?? { count: 0, determined: 0, surely: 0 };
      known.count += count;
      known.determined += determined;
      known.surely += surely;
      this.nouns.set(base, known);
    }
  }

  wordOf(form: string): string {
    const irregular = IRREGULAR.get(form);
    if (irregular) return irregular;
    const verb = this.verbOf(form);
    if (verb && !this.isNoun(form)) return verb;
    const base = this.baseOf(form);
    // A participle in another number or gender goes with its verb too.
    return base === form || this.isNoun(base) ? base : this.wordOf(base);
  }

  /** A dictionary makes "filho" of a verb "filhar"; the text must have a verb to be believed. */
  private verbOf(form: string): string | null {
    const known = (verb: string) => this.evidence.get(verb) ?? 0;
    const [best] = (this.verbs.get(form) ?? []).toSorted((a, b) => known(b) - known(a));
    return best && known(best) > 0 ? best : null;
  }

  private isNoun(form: string): boolean {
    if (!isNounShaped(form)) return false;
    if (!this.verbOf(form)) return true;
    const singular = this.singularOf(form);
    if (singular && !this.verbOf(singular)) return true;
    const { count, determined, surely } = this.nouns.get(this.baseOf(form)) ?? NO_USE;
    return surely > 0 && determined / count > NOUN_SHARE;
  }

  /** "santas" goes with "santo", "pecadora" with "pecador"; "casa" has no "caso" to go with. */
  private baseOf(form: string): string {
    const singular = this.singularOf(form) ?? form;
    // "reina" is no feminine of "reino"; a participle has both genders.
    const oneGender = this.verbOf(singular) !== null && !/[ai]da$/u.test(singular);
    if (oneGender || STANDING_APART.has(singular)) return singular;
    // Of a participle also where the text has it in no other gender.
    if (/[ai]d[oa]s?$/u.test(singular) && this.verbs.get(singular)?.length) {
      return singular.replace(/[oa]s?$/u, 'o');
    }
    const name = this.isName(singular);
    const found = masculinesOf(singular).find(
      (each) => this.has(each) && name === this.isName(each),
    );
    return found ?? singular;
  }

  /** "Amais" is a verb, and no plural of the name Amal. */
  private singularOf(form: string): string | null {
    const verb = this.verbOf(form) !== null;
    const found = singularsOf(form).find((each) => this.has(each) && !(verb && this.isName(each)));
    return found ?? null;
  }

  /** Whether the text has a form as a word of its own. */
  private has(form: string): boolean {
    return this.uses.has(form) && !IRREGULAR.has(form);
  }

  private isName(form: string): boolean {
    const { count, capital } = this.uses.get(form) ?? NO_USE;
    return capital / count > NAME_SHARE;
  }
}

function verbsBehind(form: string, lemmas: Lemmatizer): string[] {
  return lemmas(form).filter((root) => root !== form && isInflectionOf(form, root));
}

/** In how many forms the text must have a verb that the dictionary lacks, like "ressuscitar". */
const FORMS_OF_A_VERB = 4;

/** The verbs of a text that no dictionary knows, as their infinitive and the common endings tell. */
function withUnknownVerbs(
  uses: ReadonlyMap<string, FormUse>,
  known: ReadonlyMap<string, readonly string[]>,
  lemmas: Lemmatizer,
): Map<string, readonly string[]> {
  const unknown = [...uses.keys()].filter(
    (form) => !known.get(form)?.length && !IRREGULAR.has(form) && lemmas(form).length === 0,
  );
  const infinitives = new Set(unknown.filter((form) => /[aei]r$/u.test(form)).map(foldText));
  const forms = new Map<string, string[]>();
  for (const form of unknown) {
    for (const verb of new Set(wordsBehind(form))) {
      if (infinitives.has(verb)) forms.set(verb, [...(forms.get(verb) ?? []), form]);
    }
  }
  const verbs = new Map(known);
  for (const [verb, found] of forms) {
    if (found.length < FORMS_OF_A_VERB) continue;
    for (const form of found) verbs.set(form, [verb]);
  }
  return verbs;
}

function evidenceOf(
  uses: ReadonlyMap<string, FormUse>,
  verbs: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const evidence = new Map<string, number>();
  const add = (verb: string, { count }: FormUse) =>
    evidence.set(verb, (evidence.get(verb) ?? 0) + count);
  for (const [form, use] of uses) {
    if (/[aeiô]r$/u.test(form)) add(form, use);
    if (IRREGULAR.has(form) || !CLEARLY_A_VERB.test(form)) continue;
    for (const verb of verbs.get(form) ?? []) add(verb, use);
  }
  return evidence;
}
