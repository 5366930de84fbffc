import { MAX_LENGTH, messageWords } from '#shared/safety/message-words.ts';

/**
 * A stretch of a message that is judged by itself: all of it where it is short, otherwise
 * overlapping windows, and its sentences, so that a grave one among others is heard.
 */
export type Part = Readonly<{ kind: 'only' | 'window' | 'sentence'; words: readonly string[] }>;

export const WINDOW = 36;
/** A message of so few words is one thought, whatever its punctuation. */
const SHORT_MESSAGE = 16;
const SHORTEST_SENTENCE = 6;
const LONGEST_SENTENCE = 24;
/** How a sentence is cut that is longer, as whoever dictates leaves punctuation out. */
const CUT = 16;

/** Unlike `sentencesOf`, as the weights are trained on it: who writes in haste begins no capital. */
export const SENTENCE_END = /(?<=[.!?…])\s+|\n+/;

export function partsOf(text: string): Part[] {
  const words = messageWords(text);
  if (words.length === 0) return [];
  const windows = cut(words, WINDOW);
  const kind = windows.length > 1 ? ('window' as const) : ('only' as const);
  return [
    ...windows.map((window) => ({ kind, words: window })),
    ...sentencesOf(text, words).map((sentence) => ({
      kind: 'sentence' as const,
      words: sentence,
    })),
  ];
}

/** The sentences of a message with more than one, very short ones joined with what follows. */
function sentencesOf(text: string, whole: readonly string[]): string[][] {
  if (whole.length <= SHORT_MESSAGE) return [];
  const sentences: string[][] = [];
  let open: string[] = [];
  for (const written of text.slice(0, MAX_LENGTH).split(SENTENCE_END)) {
    const words = messageWords(written);
    if (words.length > LONGEST_SENTENCE) {
      sentences.push(open, ...cut(words, CUT));
      open = [];
      continue;
    }
    open = [...open, ...words];
    if (open.length < SHORTEST_SENTENCE) continue;
    sentences.push(open);
    open = [];
  }
  const told = [...sentences, open].filter((words) => words.length > 0);
  return told.length > 1 ? told : [];
}

/** Windows of so many words, each overlapping the next by half. */
function cut(words: readonly string[], size: number): string[][] {
  const windows: string[][] = [];
  for (let start = 0; start === 0 || start + size / 2 < words.length; start += size / 2) {
    windows.push(words.slice(start, start + size));
  }
  return windows;
}
