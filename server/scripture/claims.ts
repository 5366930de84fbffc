import type { FoundReference } from '#shared/bible/find-references.ts';
import type { Reference } from '#shared/bible/reference.ts';
import type { ScriptureFinder, Support } from './finder.ts';
import { type Resolution, referencePart, textOf } from './parts.ts';
import { maskPlaces, PLACE } from './places.ts';
import { AUTHORS, isDivineSpeech, NAMES, SAYS, SPEAKS, TEXTS, word } from './speakers.ts';

/** The words that a sentence gives to the Bible or to one who speaks in it, without quoting. */
type IndirectSpeech = Readonly<{
  claim: string;
  /** Whether it is told as a promise or a law, or as what the Bible itself says. */
  isLaw: boolean;
}>;

const SPEAKER = `(?:${word(`${NAMES}|${TEXTS}|${AUTHORS}`)}|${PLACE})`;
const WITHIN = '[^.!?;:\\n“”"«»]';
const regex = (...parts: readonly string[]) => new RegExp(parts.join(''), 'u');
const COMMANDS =
  '[Oo]rden(?:a|ou)|[Pp]ro[íi]b(?:e|iu|em)|[Gg]arant(?:e|iu|em)|[Pp]romet(?:e|eu|em)|[Pp]ermit(?:e|iu)|[Cc]onden(?:a|ou)|[Dd]e(?:termina|terminou)';
const TELLING_VERB = `${word(`${SPEAKS}|${SAYS}|${COMMANDS}|[Dd]eix(?:a|ou) claro|[Cc]ont(?:a|ou)|[Ee]xplic(?:a|ou)|[Mm]ostr(?:a|ou)|[Dd]efend(?:e|eu)|[Cc]onfirm(?:a|ou)|[Gg]arantiu|[Ss]usten(?:ta|tou)|[Rr]epet(?:e|iu)|[Aa]dvert(?:e|iu)|[Aa]vis(?:a|ou)|[Jj]ur(?:a|ou)`)}`;

const RECIPIENT = `(?:,? (?:em|no|na) §\\)?,?| (?:a|ao|aos|à|às|para|nos|lhes?|também|claramente|ainda|assim|bem|mesmo|literalmente|sempre|repetidamente)(?: \\p{L}+){0,4}?)? `;
const CLAIM = '(?<claim>[^\\n;:]+)';

/** The forms of indirect speech; the first that matches decides. */
const FORMS: readonly RegExp[] = [
  // "Jesus prometeu aos doze que …"
  regex(SPEAKER, WITHIN, '{0,50}?', TELLING_VERB, RECIPIENT, 'que\\s+', CLAIM),
  // "Está escrito que …"
  regex(
    word('[Ee]st[áa] (?:bem )?(?:escrito|claro na (?:Bíblia|Palavra))|[Ll]emos|[Ll]ê-se|[Cc]onsta'),
    '(?: (?:em|no|na) §| n[ao] \\p{Lu}\\p{L}+)?,? que\\s+',
    CLAIM,
  ),
  // "Segundo o profeta, …"
  regex(
    '(?:^|[\\s(])',
    `(?:[Pp]ara o (?=salmista|profeta|apóstolo|pregador)|${word('[Ss]egundo|[Cc]onforme|[Dd]e acordo com|[Nn]a vis[ãa]o d[eo]|[Nn]as palavras d[eoa]|[Cc]omo (?:diz|disse|ensin\\p{L}+|escrev\\p{L}+|afirm\\p{L}+|est[áa] n[ao])')})`,
    '\\s?(?:ensin\\p{L}+\\s|diz\\s)?(?:o|a|os|as)?\\s?(?:\\p{L}+\\s)?',
    SPEAKER,
    '(?:\\s\\p{L}+){0,3}?,\\s+',
    CLAIM,
  ),
  // "Provérbios 3:9 ordena …"
  regex(
    `(?:${PLACE}|${word('[Aa] B[íi]blia|[Aa]s Escrituras|[Aa] Escritura|[Aa] Palavra(?: de Deus)?')})`,
    '\\)? (?:nos |te |lhe |também |sempre )?',
    word(COMMANDS),
    '\\s+(?!que(?!\\p{L}))',
    CLAIM,
  ),
];

const LAW = regex(
  word(
    `[Oo]rden\\p{L}+|[Pp]romet\\p{L}+|[Pp]roíb\\p{L}+|[Dd]eclar\\p{L}+|[Dd]ecret\\p{L}+|${TEXTS}|[Pp]rofetas?|[Ss]almista`,
  ),
  '|escrito',
);
const BIBLICAL = regex(SPEAKER, '|escrito');
const DENIES_SPEECH =
  /(?<!\p{L})(?:n[ãa]o|nunca|nem|em nenhum (?:lugar|momento))\s+(?:\p{L}+\s+){0,2}(?:diz|disse|dizem|ensin\p{L}+|promet\p{L}+|afirm\p{L}+|escrev\p{L}+|fal\p{L}+|est[áa]|mand\p{L}+|ped\p{L}+|proíb\p{L}+|exig\p{L}+|garant\p{L}+)/iu;

/** Finds the indirect speech of a sentence; null where nobody is said to have said anything. */
function indirectSpeech(sentence: string): IndirectSpeech | null {
  const { masked, names } = maskPlaces(sentence);
  // A sentence that denies it gives nothing to the Bible.
  if (DENIES_SPEECH.test(masked)) return null;
  for (const pattern of FORMS) {
    const match = pattern.exec(masked);
    const claim = match?.groups?.['claim'];
    if (!match || !claim) continue;
    const lead = match[0].slice(0, match[0].length - claim.length);
    if (!BIBLICAL.test(lead)) continue;
    let next = masked.slice(0, masked.indexOf(claim)).split(PLACE).length - 1;
    const words = claim.replaceAll(PLACE, () => names[next++] ?? '');
    return { isLaw: LAW.test(lead), claim: words.replace(/\([^)]*\)/g, ' ') };
  }
  return null;
}

/** The shares of distinctive words that must be stored ones: at the named place, or anywhere. */
export const FEWEST_SHARED = 0.45;
const FEWEST_SHARED_ANYWHERE = 0.61;
/** Smaller shares are enough where every word is known, for a law and for what a person said. */
const FEWEST_SHARED_OF_LAW = 0.45;
const FEWEST_SHARED_OF_PERSON = 0.28;

/** Whether enough of the words that a sentence gives to the Bible are stored ones. */
function isSupported(
  { words, share, unknown }: Support,
  { isLaw }: IndirectSpeech,
  isPlaced: boolean,
): boolean {
  if (share >= (isPlaced ? FEWEST_SHARED : FEWEST_SHARED_ANYWHERE)) return true;
  if (unknown > 0 || (share === 0 && words >= 3)) return false;
  if (!isPlaced) return !isLaw && share >= FEWEST_SHARED_OF_PERSON;
  return !isLaw || share >= FEWEST_SHARED_OF_LAW;
}

/** The unit that may make a claim. */
type ClaimingUnit = Readonly<{
  text: string;
  places: readonly FoundReference[];
  /** The last place that the paragraph named before the unit. */
  previousPlace: Reference | null;
}>;

/** Resolves words given to the Bible or its speakers: their place, or another, must support them. */
export async function resolveClaim(
  finder: ScriptureFinder,
  { text, places, previousPlace }: ClaimingUnit,
): Promise<Resolution> {
  const speech = indirectSpeech(text.replace(/\n/g, ' '));
  if (!speech) return isDivineSpeech(text) ? null : [];
  const references = places.flatMap(({ reference }) => reference ?? []);
  const [reference] = references;
  const support = await finder.support(references, speech.claim);
  if (support === null || isSupported(support, speech, reference !== undefined)) return [];
  if (!reference) return (await isSupportedByChapter(finder, speech, previousPlace)) ? [] : null;
  const parts = [...textOf('Leia '), referencePart(reference), ...textOf('.')];
  return [{ start: 0, end: text.length, parts }];
}

/** "O versículo 13 diz que …": the chapter that the paragraph named before supports it. */
async function isSupportedByChapter(
  finder: ScriptureFinder,
  speech: IndirectSpeech,
  place: Reference | null,
): Promise<boolean> {
  if (!place) return false;
  const chapter: Reference = { ...place, endChapter: place.chapter, verse: null, endVerse: null };
  const support = await finder.support([chapter], speech.claim);
  return support !== null && isSupported(support, speech, true);
}
