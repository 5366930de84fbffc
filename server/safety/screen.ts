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
const CONCERN = 0.3;
/**
 * A dangerous phrase in a message that the classifier holds for harmless ("tema de estudo:
 * depressão e suicídio entre pastores") shows the telephone numbers instead of stopping the
 * answer; it is never passed over, since a miss costs more than a line of help.
 */
const LIKELY_HARMLESS = 0.8;

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
  const judgements = windowsOf(words).map((window) => classify(classifier, window));
  if (phrase) {
    const harmless = Math.min(...judgements.map(({ danger, concern }) => 1 - danger - concern));
    if (harmless <= LIKELY_HARMLESS) return { level: 'danger', topic: phrase };
    return { level: 'concern', topic: phrase === 'emergency' ? 'health' : phrase };
  }
  let noted: Screening | null = null;
  for (const judgement of judgements) {
    const found = screeningOf(judgement);
    if (found?.level === 'danger') return found;
    noted ??= found;
  }
  return noted;
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
