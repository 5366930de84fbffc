import type { SafetyTopic } from '../answers/ai.ts';
import { editDistance } from '../portuguese/near.ts';
import { EMERGENCY } from './phrases/emergency.ts';
import type { Phrase } from './phrases/phrase.ts';
import { SELF_HARM } from './phrases/self-harm.ts';
import { VIOLENCE } from './phrases/violence.ts';

type Compiled = Readonly<{ rank: number; phrase: Phrase; slots: readonly ReadonlySet<string>[] }>;

const compiled: readonly Compiled[] = [...SELF_HARM, ...VIOLENCE, ...EMERGENCY].map(
  (phrase, rank) => ({
    rank,
    phrase,
    slots: phrase.words.split(' ').map((choices) => new Set(choices.split('|'))),
  }),
);
/** The phrases that may begin with a word. */
const beginnings = new Map<string, Compiled[]>();
for (const each of compiled) {
  for (const word of each.slots[0] ?? []) {
    beginnings.set(word, [...(beginnings.get(word) ?? []), each]);
  }
}
const vocabulary = new Set(compiled.flatMap(({ slots }) => slots.flatMap((slot) => [...slot])));

const SHORTEST_FUZZY = 5;
/** Words that stay recognisable with one typing error. */
const FORGIVEN =
  /^(?:suic|autom|morr|matar|enforc|estupr|espanc|violen|molest|abus|agred|agress|machuc|mutil|infart|enfart|convuls|respir|sangr|remedios|comprim|desaparec|vontade|quero|marido)/;
const forgiven = [...vocabulary].filter(
  (word) => word.length >= SHORTEST_FUZZY && FORGIVEN.test(word),
);
/** Correct words that lie one letter away from a forgiven word. */
const NOT_MISSPELT = /^(?:acus|esforc|espant|mord|mama|resp[eo])/;
/** A message about the Bible or people in it. */
const ABOUT_BIBLE =
  /\b(?:biblia|biblic[oa]s?|versiculos?|escrituras?|testamento|saul|judas|sansao|aitofel|zimri|zinri|caim|golias|jezabel|jael|sisera|absalao|amnom|tamar|herodes|filisteus|farao|carcereiro|jesus|cristo|apostolos?|profetas?)\b/;
const ABOUT_ONESELF =
  /\b(?:eu|me|meus?|minhas?|comigo|estou|quero|queria|penso|pensando|vou|tenho|sinto|sou|aguento)\b/;

/** Requests to be taught, whose first person tells nothing about the writer. */
const REQUEST_TO_TEACH =
  /\b(?:me (?:expli\w+|fal[ae]|cont[ae]|mostr\w+|ensin\w+|diga|ajud\w+ a entender)|(?:expli\w+|fal[ae]|cont[ae]) para me|(?:quero|queria) (?:entender|saber|estudar|um estudo)|tenho (?:uma )?duvidas?)\b/g;

/** The topic of the highest-ranked phrase of danger in a message's words. */
export function dangerousPhrase(words: readonly string[]): SafetyTopic | null {
  const plain = words.join(' ');
  const study = ABOUT_BIBLE.test(plain) && !ABOUT_ONESELF.test(plain.replace(REQUEST_TO_TEACH, ''));
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

/** For each typed word, the words it may stand for. */
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
  if (word.length < SHORTEST_FUZZY - 1 || NOT_MISSPELT.test(word)) return [];
  return forgiven.filter(
    (choice) =>
      choice[0] === word[0] &&
      Math.abs(choice.length - word.length) <= 1 &&
      // A different ending is a different word ("morrer", "morreu"), not a typing error.
      choice.at(-1) === word.at(-1) &&
      editDistance(choice, word) === 1,
  );
}
