import type { ConcernTopic, SafetyTopic } from '#shared/answers/ai.ts';
import { messageWords } from '#shared/safety/message-words.ts';
import { dangerousPhrase } from '#shared/safety/phrase-match.ts';
import { type Classifier, classify, type Judgement } from './classifier.ts';
import { type Part, partsOf } from './message-parts.ts';

/** Danger stops the answer; concern shows the right telephone numbers above it. */
export type Screening =
  | Readonly<{ level: 'danger'; topic: SafetyTopic }>
  | Readonly<{ level: 'concern'; topic: ConcernTopic }>;

type Kind = 'few' | 'reply' | 'only' | 'sentence' | 'window' | 'sentenceOfLong' | 'series';
type Least = Readonly<{ danger: number; concern: number }>;
/** `alone`: from which on concern counts by itself, without what speaks for danger. */
type Bounds = Least & Readonly<{ alone?: number; byPhrase: Least }>;

/**
 * The least probabilities that count for each kind of part, chosen on former reporting sets. They
 * are low since a miss costs more than a line of help. Several parts have several chances to be
 * mistaken, so each must be surer, most of all in a long message.
 *
 * With a dangerous phrase less is enough. Below it the phrase means something else ("minha mãe me
 * mata se eu tirar nota baixa"); almost no grave example with a phrase lies there.
 */
const BOUNDS: Readonly<Record<Kind, Bounds>> = {
  /** A short turn of a conversation ("vou fazer", "decidi") says little without what it answers. */
  few: { danger: 0.85, concern: 0.85, alone: 0.5, byPhrase: { danger: 0.35, concern: 0.35 } },
  /** What answers a question means what the question asked for. */
  reply: { danger: 0.92, concern: 0.92, byPhrase: { danger: 0.5, concern: 0.5 } },
  only: { danger: 0.4, concern: 0.4, byPhrase: { danger: 0.35, concern: 0.35 } },
  sentence: { danger: 0.8, concern: 0.7, byPhrase: { danger: 0.5, concern: 0.4 } },
  window: { danger: 0.9, concern: 0.8, byPhrase: { danger: 0.5, concern: 0.4 } },
  sentenceOfLong: { danger: 0.9, concern: 0.7, byPhrase: { danger: 0.5, concern: 0.4 } },
  /** Several messages of one person: they were not written to be read together. */
  series: { danger: 0.93, concern: 0.93, byPhrase: { danger: 0.4, concern: 0.4 } },
};
const FEW_WORDS = 3;
/** A longer reply tells something of its own. */
const MOST_OF_REPLY = 6;
/** Fewer words in several messages count only with a phrase. */
const LEAST_TOGETHER = 6;
/** Where every window is so surely harmless, a sentence counts only with a phrase. */
const HARMLESS_AROUND = 0.03;
/** In a long message a window and a sentence that agree count from here on, though neither is sure alone. */
const AGREED = 0.5;

/**
 * Screens a message by plain phrases and a linear classifier.
 * @param isReply whether it stands behind a question of ours
 */
export function screenWith(judge: Classifier, text: string, isReply = false): Screening | null {
  let noted: Screening | null = null;
  let gravest = 0;
  const parts = partsOf(text);
  const isLong = parts.some(({ kind }) => kind === 'window');
  for (const { kind, words } of parts) {
    const phrase = dangerousPhrase(words);
    if (kind === 'sentence' && gravest < HARMLESS_AROUND && !phrase) continue;
    const judgement = classify(judge, words, phrase);
    const grave = judgement.danger + judgement.concern;
    // The windows come before the sentences.
    if (kind !== 'sentence') gravest = Math.max(gravest, grave);
    else if (isLong && Math.min(gravest, grave) >= AGREED) noted ??= noteOf(judgement, phrase);
    const isShortReply = isReply && kind === 'only' && words.length <= MOST_OF_REPLY;
    const bounds = isShortReply ? 'reply' : boundsFor(kind, words.length, isLong);
    const found = screeningOf(judgement, phrase, BOUNDS[bounds]);
    if (found?.level === 'danger') return found;
    noted ??= found;
  }
  return noted;
}

function boundsFor(kind: Part['kind'], length: number, isLong: boolean): Kind {
  if (kind === 'sentence' && isLong) return 'sentenceOfLong';
  return kind === 'only' && length <= FEW_WORDS ? 'few' : kind;
}

/** Screens short messages, each of which says nothing grave, as the one message they make up. */
export function screenTogether(judge: Classifier, texts: readonly string[]): Screening | null {
  const words = messageWords(texts.join('\n'));
  const phrase = dangerousPhrase(words);
  if (words.length < LEAST_TOGETHER && !phrase) return null;
  return screeningOf(classify(judge, words, phrase), phrase, BOUNDS.series);
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
  if (grave < (phrase ? bounds.byPhrase : bounds).concern && concern < (bounds.alone ?? 1)) {
    return null;
  }
  return noteOf({ topic }, phrase);
}

function noteOf({ topic }: Pick<Judgement, 'topic'>, phrase: SafetyTopic | null): Screening {
  const noted = phrase ?? topic;
  return { level: 'concern', topic: noted === 'emergency' ? 'health' : noted };
}
