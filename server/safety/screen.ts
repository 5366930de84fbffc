import type { ConcernTopic, SafetyTopic } from '#shared/ai.ts';
import { classify, type Judgement, readClassifier } from './classifier.ts';
import { messageWords } from './message-words.ts';
import { dangerousPhrase } from './phrase-match.ts';

/** Danger stops the answer; concern shows the right telephone numbers above it. */
export type Screening =
  | Readonly<{ level: 'danger'; topic: SafetyTopic }>
  | Readonly<{ level: 'concern'; topic: ConcernTopic }>;

const classifier = readClassifier();

/** The least probabilities that count, chosen by cross-validation of the examples. */
const DANGER = 0.65;
const CONCERN = 0.4;

/** Long messages are judged in overlapping windows, so that one sentence is not outweighed. */
const WINDOW = 36;
const STEP = 18;

/**
 * Screens a message for danger and concern by plain phrases and a linear classifier, before the
 * message is sent, stored or logged anywhere.
 */
export function screenText(text: string): Screening | null {
  const words = messageWords(text);
  const phrase = dangerousPhrase(words);
  if (phrase) return { level: 'danger', topic: phrase };
  let concern: Screening | null = null;
  for (const window of windowsOf(words)) {
    const found = screeningOf(classify(classifier, window));
    if (found?.level === 'danger') return found;
    concern ??= found;
  }
  return concern;
}

function windowsOf(words: readonly string[]): string[][] {
  if (words.length === 0) return [];
  const windows: string[][] = [];
  for (let start = 0; start === 0 || start + STEP < words.length; start += STEP) {
    windows.push(words.slice(start, start + WINDOW));
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

function screeningOf({ danger, concern, topic }: Judgement): Screening | null {
  if (danger >= DANGER) return { level: 'danger', topic: CARDS[topic] };
  if (danger + concern < CONCERN) return null;
  return { level: 'concern', topic: topic === 'emergency' ? 'health' : topic };
}
