import { readClassifier } from './classifier.ts';
import { type Screening, screenWith } from './decision.ts';

const classifier = readClassifier();

/** Screens a message for danger and concern before it is sent, stored or logged anywhere. */
export const screenText = (text: string): Screening | null => screenWith(classifier, text);
