import { foldText } from '#shared/bible/words.ts';
import type { Lemmatizer } from './dictionary.ts';
import { IRREGULAR } from './irregular.ts';

/** How often a form stands in a text, and how often behind an article or its like. */
export type FormUse = { count: number; determined: number };

/** A form's family: the plain name of the word it belongs to. */
export type Families = ReadonlyMap<string, string>;

const DETERMINERS = new Set(
  'o a os as um uma uns umas do da dos das no na nos nas ao à aos às pelo pela pelos pelas num numa meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas vosso vossa vossos vossas este esta estes estas esse essa esses essas aquele aquela aqueles aquelas deste desta desse dessa daquele daquela cada todo toda todos todas outro outra grande grandes algum alguma nenhum nenhuma muito muita muitos muitas dois duas três sete doze santo santa'.split(
    ' ',
  ),
);

/** Behind an article more often than this, a form that looks like a verb is taken for a noun. */
const NOUN_SHARE = 0.42;

export function countForms(texts: Iterable<string>): Map<string, FormUse> {
  const uses = new Map<string, FormUse>();
  for (const text of texts) {
    let before = '';
    for (const word of text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
      const use = uses.get(word) ?? { count: 0, determined: 0 };
      use.count++;
      if (DETERMINERS.has(before)) use.determined++;
      uses.set(word, use);
      before = word;
    }
  }
  return uses;
}

/**
 * Gathers the forms of a text into words: plurals and genders with their noun or
 * adjective, conjugated forms with their verb. "livro" and "livros" are one word and
 * not "livrar"; "água" is not "águia".
 */
export function gatherFamilies(uses: ReadonlyMap<string, FormUse>, lemmas: Lemmatizer): Families {
  const families = new Map<string, string>();
  for (const [form, use] of uses) {
    families.set(form, foldText(wordOf(form, use, uses, lemmas)));
  }
  return families;
}

function wordOf(
  form: string,
  use: FormUse,
  uses: ReadonlyMap<string, FormUse>,
  lemmas: Lemmatizer,
): string {
  const irregular = IRREGULAR.get(form);
  if (irregular) return irregular;
  const roots = lemmas(form);
  const singular = singularOf(form, uses);
  const verbs = roots.filter((root) => root !== form && isInflectionOf(form, root));
  const verb = verbs.find((root) => uses.has(root)) ?? verbs[0];
  const nounUse = singular ? (uses.get(singular) ?? use) : use;
  const nounLike =
    nounUse.determined / nounUse.count > NOUN_SHARE ||
    use.determined / use.count > NOUN_SHARE ||
    (singular !== null && !isInflection(singular, lemmas));
  if (verb && !(nounLike && isNounShaped(form))) return verb;
  return masculineOf(singular ?? form, uses);
}

/** Endings that make a verb form; "-dor" and "-mento" make nouns, which stand for themselves. */
const VERB_ENDINGS =
  /(?:[aei]r|[aei]ndo|[aeií]d[oa]s?|[aei]?[oaeiu]|[aei]s|[aei]m|[aei]mos|[áéí]a(?:mos|is|s|m)?|[ei]a[sm]?|[áê]ssemos|[aei]ra[sm]?|[áéí]ramos|[áéí]reis|[aei]sse[sm]?|[aei]ste[s]?|[aei]u|ou|[aei]rão|[aei]rá[s]?|[aei]rei|[aei]remos|[aei]reis|[aei]ria[sm]?|[aei]res?|[aei]rem|[aei]rmos|[aei]rdes|ai|ei|eis|ais|i|is|í|ís|em|am|ava[sm]?|ávamos|áveis|íeis|uz|z|õe[ms]?|ões|ôs|us)$/u;

function isInflectionOf(form: string, root: string): boolean {
  if (!/(?:[aeiô]r|por|pôr)$/u.test(root)) return false;
  if (
    /(?:d[oô]r(?:es|a|as)?|ment[oe]s?|ções|ção|ções|ança|ância|ável|ível|ador|edor|idor)$/u.test(
      form,
    )
  )
    return false;
  return VERB_ENDINGS.test(form);
}

function isInflection(form: string, lemmas: Lemmatizer): boolean {
  return lemmas(form).some((root) => root !== form && isInflectionOf(form, root));
}

/** A noun may end like a verb form only in these. */
function isNounShaped(form: string): boolean {
  return !/(?:ndo|sse|ssem|sses|ram|rão|ste|stes|va|vam|mos|ria|riam|rei|rá)$/u.test(form);
}

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?:ões|ães|ãos)$/u, 'ão'],
  [/ais$/u, 'al'],
  [/(?:éis|eis)$/u, 'el'],
  [/(?:óis|ois)$/u, 'ol'],
  [/uis$/u, 'ul'],
  [/is$/u, 'il'],
  [/eis$/u, 'il'],
  [/ns$/u, 'm'],
  [/ses$/u, 's'],
  [/(?<=[rzl])es$/u, ''],
  [/s$/u, ''],
];

/** The singular of a form, where the text has it too. */
function singularOf(form: string, uses: ReadonlyMap<string, FormUse>): string | null {
  for (const [ending, single] of PLURALS) {
    if (!ending.test(form) || form.length < 4) continue;
    const candidate = form.replace(ending, single);
    if (uses.has(candidate)) return candidate;
    const accented = candidate.replace(/es$/u, 'ês');
    if (accented !== candidate && uses.has(accented)) return accented;
  }
  return null;
}

const FEMININES: readonly (readonly [RegExp, string])[] = [
  [/eira$/u, 'eiro'],
  [/ora$/u, 'or'],
  [/esa$/u, 'ês'],
  [/ã$/u, 'ão'],
  [/(?<=[td]|os|iv|in|[aáeéiíoó][rlm]|nt|[gç]|id|ad)a$/u, 'o'],
];

/** "santa" goes with "santo", "pecadora" with "pecador"; "casa" has no "caso" to go with. */
function masculineOf(form: string, uses: ReadonlyMap<string, FormUse>): string {
  if (STANDING_APART.has(form)) return form;
  for (const [ending, masculine] of FEMININES) {
    const candidate = form.replace(ending, masculine);
    if (ending.test(form) && uses.has(candidate)) return candidate;
  }
  return form;
}

/** Feminine in form, but another word than the masculine beside it. */
const STANDING_APART = new Set(
  'vida casa porta parte palma planta conta carta testa pena fila ova barca madeira fonte morada roda manha trilha horta costa vista linha moeda medida saída entrada fita banda lida cinta prata porca seca seta bota gota meta rota nota veia maça braça peça fruta medra ida partida ceia irã lã maçã cana barra terra guerra serra torre hora ora vara cara clara era fera cera rosa prosa mesa presa defesa despesa cruza'.split(
    ' ',
  ),
);
