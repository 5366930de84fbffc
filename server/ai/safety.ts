import type { SafetyTopic } from '#shared/ai.ts';
import { editDistance } from '#shared/bible/parse-reference.ts';
import { foldText } from '#shared/bible/words.ts';
import { PHRASES, type Phrase } from './safety-phrases.ts';

type Compiled = Readonly<{ phrase: Phrase; slots: readonly ReadonlySet<string>[] }>;

const compiled: readonly Compiled[] = PHRASES.map((phrase) => ({
  phrase,
  slots: phrase.words.split(' ').map((choices) => new Set(choices.split('|'))),
}));

const SHORTEST_FUZZY = 5;
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};
const SPELLINGS: Readonly<Record<string, string>> = {
  n: 'nao',
  naum: 'nao',
  num: 'nao',
  vc: 'voce',
  qro: 'quero',
  kero: 'quero',
  qero: 'quero',
  td: 'tudo',
  mt: 'muito',
  mto: 'muito',
  mim: 'me',
  si: 'me',
};

/**
 * Whether a text speaks of self-harm, violence suffered or planned, or a medical
 * emergency: a plain phrase check that forgives accents, typing errors and disguises.
 * It runs before a text is sent, stored or logged anywhere.
 */
export function screenText(text: string): SafetyTopic | null {
  const words = wordsOf(text);
  for (const { phrase, slots } of compiled) {
    if (words.some((_, at) => matchesAt(words, at, slots, phrase))) return phrase.topic;
  }
  return null;
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
  return words.map((word) => SPELLINGS[word] ?? word);
}

function matchesAt(
  words: readonly string[],
  at: number,
  slots: readonly ReadonlySet<string>[],
  { gap = 0, unless }: Phrase,
): boolean {
  let position = at;
  for (const [index, slot] of slots.entries()) {
    const reach = index === 0 ? 0 : gap;
    const found = words.slice(position, position + reach + 1).findIndex((word) => fits(word, slot));
    if (found < 0) return false;
    position += found + 1;
  }
  return !unless?.test(words.slice(position, position + 5).join(' '));
}

function fits(word: string, choices: ReadonlySet<string>): boolean {
  if (choices.has(word)) return true;
  if (word.length < SHORTEST_FUZZY - 1) return false;
  for (const choice of choices) {
    if (choice.length < SHORTEST_FUZZY || choice[0] !== word[0]) continue;
    if (Math.abs(choice.length - word.length) > 1) continue;
    // One slip of the finger; a different ending is a different word ("morrer", "morreu").
    if (editDistance(choice, word) === 1 && choice.at(-1) === word.at(-1)) return true;
  }
  return false;
}
