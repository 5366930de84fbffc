import type { ConcernTopic, SafetyTopic } from '#shared/ai.ts';
import { type Classifier, classify, type Judgement } from './classifier.ts';
import { dangerousPhrase } from './phrase-match.ts';

/** Danger stops the answer; concern shows the right telephone numbers above it. */
export type Screening =
  | Readonly<{ level: 'danger'; topic: SafetyTopic }>
  | Readonly<{ level: 'concern'; topic: ConcernTopic }>;

/**
 * The least probabilities that count, chosen by cross-validation of the examples. They are low
 * because training decays the weights, and since a miss costs more than a line of help. Several
 * windows have several chances to be mistaken, and a few words tell less than many.
 *
 * With a dangerous phrase less is enough. Below it the phrase means something else ("minha mãe me
 * mata se eu tirar nota baixa"); almost no grave example with a phrase lies there.
 */
const BOUNDS = {
  only: { danger: 0.4, concern: 0.17, byPhrase: { danger: 0.2, concern: 0.1 } },
  oneOfSeveral: { danger: 0.55, concern: 0.3, byPhrase: { danger: 0.2, concern: 0.1 } },
  close: { danger: 0.75, concern: 0.4, byPhrase: { danger: 0.4, concern: 0.1 } },
} as const;
type Bounds = (typeof BOUNDS)[keyof typeof BOUNDS];

/** Long messages are judged in overlapping windows, so that one sentence is not outweighed. */
export const WINDOW = 36;
const CLOSE_WINDOW = 16;

/** Screens the words of a message by plain phrases and a linear classifier. */
export function screenWords(words: readonly string[], judge: Classifier): Screening | null {
  const windows = windowsOf(words);
  const wide = windows.length > 1 ? BOUNDS.oneOfSeveral : BOUNDS.only;
  let noted: Screening | null = null;
  for (const [each, bounds] of [
    ...windows.map((window) => [window, wide] as const),
    ...closeWindowsOf(words).map((window) => [window, BOUNDS.close] as const),
  ]) {
    const phrase = dangerousPhrase(each);
    const found = screeningOf(classify(judge, each, phrase), phrase, bounds);
    if (found?.level === 'danger') return found;
    noted ??= found;
  }
  return noted;
}

/** The parts of a message that are judged one by one, overlapping by half. */
export const windowsOf = (words: readonly string[]) => cut(words, WINDOW);

/** The shorter parts in which a sentence among other matters is heard; a short message has none. */
export const closeWindowsOf = (words: readonly string[]) =>
  words.length > CLOSE_WINDOW ? cut(words, CLOSE_WINDOW) : [];

function cut(words: readonly string[], size: number): string[][] {
  if (words.length === 0) return [];
  const windows: string[][] = [];
  for (let start = 0; start === 0 || start + size / 2 < words.length; start += size / 2) {
    windows.push(words.slice(start, start + size));
  }
  return windows;
}

/** The help that belongs to a topic at each level. */
const CARDS = {
  'self-harm': 'self-harm',
  violence: 'violence',
  emergency: 'emergency',
  health: 'emergency',
  money: 'violence',
} as const;

function screeningOf(
  { danger, concern, topic }: Judgement,
  phrase: SafetyTopic | null,
  bounds: Bounds,
): Screening | null {
  const grave = danger + concern;
  if (danger >= bounds.danger) return { level: 'danger', topic: phrase ?? CARDS[topic] };
  if (phrase && grave >= bounds.byPhrase.danger) return { level: 'danger', topic: phrase };
  if (grave < (phrase ? bounds.byPhrase : bounds).concern) return null;
  const noted = phrase ?? topic;
  return { level: 'concern', topic: noted === 'emergency' ? 'health' : noted };
}
