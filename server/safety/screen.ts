import { readClassifier } from './classifier.ts';
import { type Screening, screenWords } from './decision.ts';
import { messageWords } from './message-words.ts';

const classifier = readClassifier();

/** Screens a message for danger and concern before it is sent, stored or logged anywhere. */
export const screenText = (text: string): Screening | null =>
  screenWords(messageWords(text), classifier);
