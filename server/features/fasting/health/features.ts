import { UNITS } from '#shared/bible/number-words.ts';
import { foldText } from '#shared/portuguese/words.ts';
import { hashOf } from '../../../portuguese/feature-hash.ts';
import { letterRuns } from '../../../portuguese/letter-runs.ts';

export const BUCKETS = 32_749;
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

const SELF = new Set(
  'eu sou somos estou to tou tenho tive tomo uso faco fiz sofro vivo ando fico fui passei operei tirei retirei peso amamento descobri completo completei convivo trato vou minha meu'.split(
    ' ',
  ),
);
const OTHER =
  /^(?:espos[oa]|filh[oa]s?|filhinh[oa]|amig[oa]s?|ti[oa]|prim[oa]|net[oa]s?|sogr[oa]|sobrinh[oa]s?|namorad[oa]|noiv[oa]|cunhad[oa]|entead[oa]|vizinh[oa]|mae|maezinha|pai|irm(?:a|ao)s?|nora|genro|marido|avos?|vo|mulher|pastora?|lider|chefe|patra?oa?|criancas?|bebe|nenem|alun[oa]s?|pacientes?|pessoas|doentes|enfermos|idosos|familia|ele|ela|eles|dele|dela|quem|cachorr[oa])$/;
const FASTS = /^(?:jeju\w*|comigo|junt[oa]s?|conosco|cmg|tambem)$/;
const NO = /^(?:nao|nunca|nenhum|nenhuma|sem|nem)$/;

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
 * each also with whom the words before it speak of; numbers by what they may mean for a body.
 */
export function featuresOf(text: string): Uint32Array {
  const words = foldText(text).match(/[a-z]+|\d+/g) ?? [];
  const told = words.map(spoken);
  const found = new Set<number>();
  const add = (feature: string) => found.add(hashOf(feature) % BUCKETS);
  const wordAt = (at: number) => told[at] ?? '^';
  let who = 'nobody';
  for (const [at, word] of words.entries()) {
    who = speaksOf(word, words[at + 1] ?? '') ?? who;
    const own = wordAt(at);
    add(`w ${own}`);
    add(`${who} ${own}`);
    add(`p ${wordAt(at - 1)} ${own}`);
    add(`t ${wordAt(at - 2)} ${wordAt(at - 1)} ${own}`);
    add(`s ${wordAt(at - 2)} ${own}`);
    for (const run of letterRuns(own, SHORTEST_RUN, LONGEST_RUN)) {
      add(`c ${run}`);
      add(`${who} c ${run}`);
    }
  }
  add(`p ${wordAt(words.length - 1)} $`);
  const signs = signsIn(words, told);
  for (const sign of signs) for (const other of [...signs, ...words]) add(`k ${sign} ${other}`);
  return Uint32Array.from(found);
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
function spoken(word: string): string {
  const number = /\d/.test(word) ? Number(word) : SPELT.get(word);
  if (number === undefined) return word;
  const [sign = 'many'] = Object.entries(LEAST).find(([, least]) => number < least) ?? [];
  return `#${sign}`;
}
