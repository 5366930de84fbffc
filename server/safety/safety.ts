import type { SafetyTopic } from '#shared/ai.ts';
import { editDistance } from '#shared/bible/parse-reference.ts';
import { foldText } from '#shared/bible/words.ts';
import { PHRASES, type Phrase } from './safety-phrases.ts';

type Compiled = Readonly<{ rank: number; phrase: Phrase; slots: readonly ReadonlySet<string>[] }>;

const compiled: readonly Compiled[] = PHRASES.map((phrase, rank) => ({
  rank,
  phrase,
  slots: phrase.words.split(' ').map((choices) => new Set(choices.split('|'))),
}));
/** The phrases that may begin with a word. */
const beginnings = new Map<string, Compiled[]>();
for (const each of compiled) {
  for (const word of each.slots[0] ?? []) {
    beginnings.set(word, [...(beginnings.get(word) ?? []), each]);
  }
}
const vocabulary = new Set(compiled.flatMap(({ slots }) => slots.flatMap((slot) => [...slot])));

const SHORTEST_FUZZY = 5;
/** Words of which a slip of the finger leaves enough to tell what was meant. */
const FORGIVEN =
  /^(?:suic|autom|morr|matar|enforc|estupr|espanc|violen|molest|abus|agred|agress|machuc|mutil|infart|enfart|convuls|respir|sangr|remedios|comprim|desaparec|vontade|quero|marido)/;
const forgiven = [...vocabulary].filter(
  (word) => word.length >= SHORTEST_FUZZY && FORGIVEN.test(word),
);
/** Words near those that are words themselves. */
const NO_SLIP = /^(?:acus|esforc|espant|mord|mama|resp[eo])/;
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};
/** How one types in haste, word by word. */
const SPELLINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    nao: 'n naum num naoo',
    voce: 'vc vcs',
    quero: 'qro kero qero qr queru keru kro',
    queria: 'qria keria kria qeria',
    vou: 'vo',
    estou: 'to tou toh',
    esta: 'ta tah',
    estava: 'tava',
    estar: 'tar',
    aguento: 'guento aguentu',
    tudo: 'td',
    todos: 'tds',
    muito: 'mt mto mtu',
    me: 'mim mi si',
    meu: 'mew',
    minha: 'minh mha',
    para: 'pra pro p pr',
    ninguem: 'ngm',
    porque: 'pq',
    hoje: 'hj',
    deus: 'dels',
  }).flatMap(([word, typed]) => typed.split(' ').map((each) => [each, word])),
);
const KIN_OF = new Set(['meu', 'minha', 'seu', 'sua', 'o', 'a', 'do', 'da', 'com']);
/** A text that speaks of the Bible or of people in it, and of nobody else. */
const OF_THE_BIBLE =
  /\b(?:biblia|biblic[oa]s?|versiculos?|escrituras?|testamento|saul|judas|sansao|aitofel|zimri|zinri|caim|golias|jezabel|jael|sisera|absalao|amnom|tamar|herodes|filisteus|farao|carcereiro|jesus|cristo|apostolos?|profetas?)\b/;
const OF_ONESELF =
  /\b(?:eu|me|meus?|minhas?|comigo|estou|quero|queria|penso|pensando|vou|tenho|sinto|sou|aguento)\b/;

/** How one asks to be taught, which says nothing of oneself. */
const ASKING =
  /\b(?:me (?:expli\w+|fal[ae]|cont[ae]|mostr\w+|ensin\w+|diga|ajud\w+ a entender)|(?:expli\w+|fal[ae]|cont[ae]) para me|(?:quero|queria) (?:entender|saber|estudar|um estudo)|tenho (?:uma )?duvidas?)\b/g;

/**
 * Whether a text speaks of self-harm, violence suffered or planned, or a medical
 * emergency: a plain phrase check that forgives accents, typing errors and disguises.
 * It runs before a text is sent, stored or logged anywhere.
 */
export function screenText(text: string): SafetyTopic | null {
  const words = wordsOf(text);
  const plain = words.join(' ');
  const study = OF_THE_BIBLE.test(plain) && !OF_ONESELF.test(plain.replace(ASKING, ''));
  const meant = meanings(words);
  let first: Compiled | null = null;
  for (const [at, choices] of meant.entries()) {
    for (const each of choices.flatMap((word) => beginnings.get(word) ?? [])) {
      if ((first && first.rank <= each.rank) || (study && each.phrase.study)) continue;
      if (matchesAt(words, meant, at, each)) first = each;
    }
  }
  return first?.phrase.topic ?? null;
}

function wordsOf(text: string): string[] {
  const plain = foldText(text.slice(0, 20_000))
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(
      /(?<=[a-z])[013450@$](?=[a-z])|(?<=[a-z])[013450@$]\b|\b[013450@$](?=[a-z])/g,
      (sign) => LOOKALIKES[sign] ?? sign,
    )
    // "m o r r e r", "m.o.r.r.e.r": letters set apart are one word.
    .replace(/\b(?:[a-z][\s.\-_*]+){3,}[a-z]\b/g, (spread) => spread.replace(/[\s.\-_*]+/g, ''))
    .replace(/([a-z])\1{2,}/g, '$1');
  const words = plain.match(/[a-z]+/g) ?? [];
  return words.map((word, at) => {
    // "meu vô", but "vo embora".
    const kin = word === 'vo' && KIN_OF.has(words[at - 1] ?? '');
    return kin ? 'avo' : (SPELLINGS[word] ?? word);
  });
}

function matchesAt(
  words: readonly string[],
  meant: Meanings,
  at: number,
  { slots, phrase: { gap = 0, unless, notAfter } }: Compiled,
): boolean {
  let position = at;
  for (const [index, slot] of slots.entries()) {
    const reach = index === 0 ? 0 : gap;
    const found = meant
      .slice(position, position + reach + 1)
      .findIndex((choices) => choices.some((word) => slot.has(word)));
    if (found < 0) return false;
    position += found + 1;
  }
  if (unless?.test(words.slice(position, position + 5).join(' '))) return false;
  return !notAfter?.test(words.slice(Math.max(0, at - 4), at).join(' '));
}

/** What each word of a text may have been meant to be. */
type Meanings = readonly (readonly string[])[];

function meanings(words: readonly string[]): Meanings {
  const known = new Map<string, readonly string[]>();
  return words.map((word) => {
    const meant = known.get(word) ?? meaningsOf(word);
    known.set(word, meant);
    return meant;
  });
}

function meaningsOf(word: string): readonly string[] {
  if (vocabulary.has(word)) return [word];
  if (word.length < SHORTEST_FUZZY - 1 || NO_SLIP.test(word)) return [];
  return forgiven.filter(
    (choice) =>
      choice[0] === word[0] &&
      Math.abs(choice.length - word.length) <= 1 &&
      // One slip of the finger; a different ending is a different word ("morrer", "morreu").
      choice.at(-1) === word.at(-1) &&
      editDistance(choice, word) === 1,
  );
}
