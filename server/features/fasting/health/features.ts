import { UNITS } from '#shared/bible/number-words.ts';
import { hungerMayHarm as isListed } from '#shared/fasting/fasting-health.ts';
import { foldText } from '#shared/portuguese/words.ts';
import { hashOf } from '../../../portuguese/feature-hash.ts';
import { letterRuns } from '../../../portuguese/letter-runs.ts';

export const BUCKETS = 65_521;
const LEAST = {
  few: 6,
  child: 10,
  young: 18,
  grown: 30,
  light: 46,
  middle: 70,
  old: 130,
  heavy: 300,
} as const;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 6;
/** Parts of words count by whom they speak of, or as denied, in these lengths only. */
const SHORTEST_OF_WHOM = 4;
const LONGEST_OF_WHOM = 5;
/** A denial reaches this many words, or up to a word that turns. */
const DENIED_WORDS = 4;
/** What the list hears counts as so many features, since it is surer than any single word. */
const LISTED_BUCKETS = 8;

const SELF = new Set(
  'eu sou somos estou to tou tenho tive tomo uso faco fiz sofro vivo ando fico fui passei operei tirei retirei peso amamento descobri completo completei convivo trato vou minha meu'.split(
    ' ',
  ),
);
const OTHER =
  /^(?:espos[oa]|filh[oa]s?|filhinh[oa]|amig[oa]s?|ti[oa]|prim[oa]|net[oa]s?|sogr[oa]|sobrinh[oa]s?|namorad[oa]|noiv[oa]|cunhad[oa]|entead[oa]|vizinh[oa]|mae|maezinha|pai|irm(?:a|ao)s?|nora|genro|marido|avos?|vo|mulher|pastora?|lider|chefe|patra?oa?|criancas?|bebe|nenem|alun[oa]s?|pacientes?|pessoas|doentes|enfermos|idosos|familia|ele|ela|eles|dele|dela|quem|cachorr[oa])$/;
const FASTS = /^(?:jeju\w*|comigo|junt[oa]s?|conosco|cmg|tambem)$/;
const NO = /^(?:nao|nunca|jamais|nenhum|nenhuma|nada|sem|nem)$/;
const TURN = /^(?:mas|so|porem)$/;
const LINK = /^(?:e|que)$/;
/** What a number counts, by the word behind or before it. */
const KILOS = /^(?:kgs?|[qk]uilos?)$/;
const WEIGHS = /^(?:peso|pesando|pesava)$/;
const OF_BALANCE = /^(?:peso|pesando|balanca)$/;
const COUNTED = /^(?:mil|reais|km|quilometros|parcelas|pessoas|dias?|horas?|h|jovens|alunos|por)$/;
const MONTHS = /^mes(?:es)?$/;
const WEEKS = /^semanas?$/;
const CITED = /^(?:salmos?|capitulo|versiculo)$/;
const LONGEST_PREGNANCY = { months: 9, weeks: 42 } as const;

/** Smaller numbers count other things than years. */
const YOUNGEST = 7;
const SPELT: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value): [string, number] => [word, value]).slice(YOUNGEST),
  ['catorze', 14],
  ['vinte', 20],
  ['setenta', 70],
  ['oitenta', 80],
  ['noventa', 90],
]);

/**
 * The features of a text: its words, runs of them and their letters, which survive misspelling,
 * each also with whom the words before it speak of and whether it is denied; numbers by what they
 * may mean for a body; and whether the list of the form hears something.
 */
export function featuresOf(text: string): Uint32Array {
  const words = foldText(text).match(/[a-z]+|\d+/g) ?? [];
  const told = words.map((_word, at) => spoken(words, at));
  const found = new Set<number>();
  const add = (feature: string) => found.add(hashOf(feature) % BUCKETS);
  const wordAt = (at: number) => told[at] ?? '^';
  let who = 'nobody';
  let denied = 0;
  for (const [at, word] of words.entries()) {
    who = speaksOf(word, words[at + 1] ?? '') ?? who;
    denied = deniedFrom(word, denied);
    const own = wordAt(at);
    add(`w ${own}`);
    add(`${who} ${own}`);
    add(`p ${wordAt(at - 1)} ${own}`);
    add(`t ${wordAt(at - 2)} ${wordAt(at - 1)} ${own}`);
    add(`s ${wordAt(at - 2)} ${own}`);
    if (denied > 0) add(`no ${own}`);
    for (const run of letterRuns(own, SHORTEST_RUN, LONGEST_RUN)) add(`c ${run}`);
    for (const run of letterRuns(own, SHORTEST_OF_WHOM, LONGEST_OF_WHOM)) {
      add(`${who} c ${run}`);
      if (denied > 0) add(`no c ${run}`);
    }
  }
  add(`p ${wordAt(words.length - 1)} $`);
  const signs = signsIn(words, told);
  for (const sign of signs) for (const other of [...signs, ...words]) add(`k ${sign} ${other}`);
  for (const sign of listedSigns(text, told)) add(sign);
  return Uint32Array.from(found);
}

/** What the list of the form hears, alone and with each word. */
function listedSigns(text: string, told: readonly string[]): string[] {
  if (!isListed(text)) return [];
  const copies = Array.from({ length: LISTED_BUCKETS }, (_, copy) => `${copy}`);
  return [...copies, ...told].map((each) => `l ${each}`);
}

/** How many words from this one on a denial still reaches. */
function deniedFrom(word: string, before: number): number {
  if (NO.test(word)) return DENIED_WORDS;
  if (TURN.test(word)) return 0;
  return LINK.test(word) ? before : before - 1;
}

/** Whom the words from here on speak of, where a word tells. */
function speaksOf(word: string, next: string): 'other' | 'self' | null {
  if (OTHER.test(word)) return 'other';
  return SELF.has(word) && !OTHER.test(next) ? 'self' : null;
}

/** What a text holds that changes what any of its words means. */
function signsIn(words: readonly string[], told: readonly string[]): ReadonlySet<string> {
  const signs = new Set(told.filter((each, at) => each !== words[at]));
  if (words.some((word) => OTHER.test(word))) signs.add('other');
  if (words.some((word) => FASTS.test(word))) signs.add('fasts');
  if (words.some((word) => NO.test(word))) signs.add('no');
  return signs;
}

/** A word, or for a number what it may mean: the age of a child, the weight of somebody thin. */
function spoken(words: readonly string[], at: number): string {
  const word = words[at] ?? '';
  const number = /\d/.test(word) ? Number(word) : SPELT.get(word);
  if (number === undefined) return word;
  return (/\d/.test(word) ? countedAs(number, words, at) : null) ?? `#${ageOf(number)}`;
}

function countedAs(number: number, words: readonly string[], at: number): string | null {
  const [before = '', next = ''] = [words[at - 1], words[at + 1]];
  if (KILOS.test(next) || WEIGHS.test(before) || OF_BALANCE.test(words[at - 2] ?? ''))
    return weightOf(number);
  if (COUNTED.test(next) || CITED.test(before)) return '#count';
  if (MONTHS.test(next)) return number <= LONGEST_PREGNANCY.months ? '#month' : '#count';
  if (WEEKS.test(next)) return number <= LONGEST_PREGNANCY.weeks ? '#week' : '#count';
  return null;
}

function weightOf(kilos: number): string {
  if (kilos < LEAST.light) return '#light';
  return kilos <= LEAST.old ? '#weight' : '#heavy';
}

const ageOf = (years: number): string =>
  Object.entries(LEAST).find(([, least]) => years < least)?.[0] ?? 'many';
