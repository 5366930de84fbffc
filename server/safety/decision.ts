import type { ConcernTopic, SafetyTopic } from '#shared/ai.ts';
import { type Classifier, classify, type Judgement } from './classifier.ts';
import { dangerousPhrase } from './phrase-match.ts';

/** Danger stops the answer; concern shows the right telephone numbers above it. */
export type Screening =
  | Readonly<{ level: 'danger'; topic: SafetyTopic }>
  | Readonly<{ level: 'concern'; topic: ConcernTopic }>;

/**
 * The least probabilities that count, chosen by cross-validation of the examples. They are low
 * because training decays the weights, and since a miss costs more than a line of help.
 */
const DANGER = 0.4;
const CONCERN = 0.2;
/**
 * With a dangerous phrase less is enough: for the card from the first on, for the telephone
 * numbers from the second. Below it the phrase means something else ("minha mãe me mata se eu
 * tirar nota baixa"); almost no grave example with a phrase lies there.
 */
const DANGER_BY_PHRASE = 0.2;
const CONCERN_BY_PHRASE = 0.1;

/** Long messages are judged in overlapping windows, so that one sentence is not outweighed. */
const WINDOW = 36;
const STEP = 18;

/** Screens the words of a message by plain phrases and a linear classifier. */
export function screenWords(words: readonly string[], judge: Classifier): Screening | null {
  let noted: Screening | null = null;
  for (const window of windowsOf(words)) {
    const phrase = dangerousPhrase(window);
    const found = screeningOf(classify(judge, window, phrase), phrase);
    if (found?.level === 'danger') return found;
    noted ??= found;
  }
  return noted;
}

/** The parts of a message that are judged one by one, overlapping by half. */
export function windowsOf(words: readonly string[]): string[][] {
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

function screeningOf(
  { danger, concern, topic }: Judgement,
  phrase: SafetyTopic | null,
): Screening | null {
  const grave = danger + concern;
  if (danger >= DANGER) return { level: 'danger', topic: phrase ?? CARDS[topic] };
  if (phrase && grave >= DANGER_BY_PHRASE) return { level: 'danger', topic: phrase };
  if (grave < (phrase ? CONCERN_BY_PHRASE : CONCERN)) return null;
  const noted = phrase ?? topic;
  return { level: 'concern', topic: noted === 'emergency' ? 'health' : noted };
}
