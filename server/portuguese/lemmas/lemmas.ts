import { possibleLemmas } from '#shared/portuguese/endings.ts';
import { foldText } from '#shared/portuguese/words.ts';
import type { Lemmatizer } from './dictionary.ts';
import type { FormUse } from './form-uses.ts';
import { IRREGULAR } from './irregular.ts';
import {
  CLEARLY_A_VERB,
  isInflectionOf,
  isNounShaped,
  masculinesOf,
  NOT_FEMININES,
  singularsOf,
} from './word-shapes.ts';

/** The lemma of each form, folded: the dictionary form of the word it belongs to. */
type Lemmas = ReadonlyMap<string, string>;

/** A form that looks like a verb counts as a noun when this share of its uses follows a determiner. */
const NOUN_SHARE = 0.42;
/** A form counts as a name when this share of its uses is capitalized. */
const NAME_SHARE = 0.7;

/**
 * Finds the lemma of every form: plurals and genders belong to their noun or adjective,
 * conjugated forms to their verb. "livro" and "livros" share a lemma, which is not "livrar".
 */
export function findLemmas(uses: ReadonlyMap<string, FormUse>, dictionary: Lemmatizer): Lemmas {
  const finder = new LemmaFinder(uses, dictionary);
  return new Map([...uses.keys()].map((form) => [form, foldText(finder.lemmaOf(form))]));
}

const NO_USE: FormUse = { count: 1, determined: 0, clearlyDetermined: 0, capital: 0 };

class LemmaFinder {
  private readonly uses: ReadonlyMap<string, FormUse>;
  /** The verbs of which each form may be an inflection. */
  private verbs: ReadonlyMap<string, readonly string[]>;
  /** Occurrences of each verb in forms that can only be verbs. */
  private readonly evidence: ReadonlyMap<string, number>;
  /** Occurrences of all numbers and genders of a noun together, by its masculine singular. */
  private readonly nouns = new Map<
    string,
    Pick<FormUse, 'count' | 'determined' | 'clearlyDetermined'>
  >();

  constructor(uses: ReadonlyMap<string, FormUse>, dictionary: Lemmatizer) {
    this.uses = uses;
    this.verbs = new Map(
      [...uses.keys()].map((form) => [
        form,
        this.isName(form) ? [] : possibleVerbs(form, dictionary),
      ]),
    );
    this.verbs = withUnknownVerbs(uses, this.verbs, dictionary);
    this.evidence = evidenceOf(uses, this.verbs);
    for (const [form, { count, determined, clearlyDetermined }] of uses) {
      if (!isNounShaped(form)) continue;
      const base = this.baseOf(form);
      const known = this.nouns.get(base) ?? { count: 0, determined: 0, clearlyDetermined: 0 };
      known.count += count;
      known.determined += determined;
      known.clearlyDetermined += clearlyDetermined;
      this.nouns.set(base, known);
    }
  }

  lemmaOf(form: string): string {
    const irregular = IRREGULAR.get(form);
    if (irregular) return irregular;
    const verb = this.verbOf(form);
    if (verb && !this.isNoun(form)) return verb;
    const base = this.baseOf(form);
    // A participle in another number or gender belongs to its verb too.
    return base === form || this.isNoun(base) ? base : this.lemmaOf(base);
  }

  /** The dictionary derives "filho" from "filhar", so only verbs with evidence in the text count. */
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
    const { count, determined, clearlyDetermined } = this.nouns.get(this.baseOf(form)) ?? NO_USE;
    return clearlyDetermined > 0 && determined / count > NOUN_SHARE;
  }

  /** "santas" becomes "santo" and "pecadora" becomes "pecador", but "casa" does not become "caso". */
  private baseOf(form: string): string {
    const singular = this.singularOf(form) ?? form;
    // "reina" is not the feminine of "reino", but participles have both genders.
    const oneGender = this.verbOf(singular) !== null && !/[ai]da$/u.test(singular);
    if (oneGender || NOT_FEMININES.has(singular)) return singular;
    // A participle becomes masculine even where the text lacks that form.
    if (/[ai]d[oa]s?$/u.test(singular) && this.verbs.get(singular)?.length) {
      return singular.replace(/[oa]s?$/u, 'o');
    }
    const name = this.isName(singular);
    const found = masculinesOf(singular).find(
      (each) => this.has(each) && name === this.isName(each),
    );
    return found ?? singular;
  }

  /** Rejects names for verb forms: "amais" is not the plural of the name Amal. */
  private singularOf(form: string): string | null {
    const verb = this.verbOf(form) !== null;
    const found = singularsOf(form).find((each) => this.has(each) && !(verb && this.isName(each)));
    return found ?? null;
  }

  /** Whether the text has a form that is not listed as irregular. */
  private has(form: string): boolean {
    return this.uses.has(form) && !IRREGULAR.has(form);
  }

  private isName(form: string): boolean {
    const { count, capital } = this.uses.get(form) ?? NO_USE;
    return capital / count > NAME_SHARE;
  }
}

function possibleVerbs(form: string, dictionary: Lemmatizer): string[] {
  return dictionary(form).filter((root) => root !== form && isInflectionOf(form, root));
}

/** The number of forms that prove a verb which the dictionary lacks, like "ressuscitar". */
const FORMS_OF_A_VERB = 4;

/** Adds verbs that the dictionary lacks, recognized by their infinitive and common endings. */
function withUnknownVerbs(
  uses: ReadonlyMap<string, FormUse>,
  known: ReadonlyMap<string, readonly string[]>,
  dictionary: Lemmatizer,
): Map<string, readonly string[]> {
  const unknown = [...uses.keys()].filter(
    (form) => !known.get(form)?.length && !IRREGULAR.has(form) && dictionary(form).length === 0,
  );
  const infinitives = new Set(unknown.filter((form) => /[aei]r$/u.test(form)).map(foldText));
  const forms = new Map<string, string[]>();
  for (const form of unknown) {
    for (const verb of new Set(possibleLemmas(form))) {
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
