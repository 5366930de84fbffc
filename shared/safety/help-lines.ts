import type { Notice } from '../answers/ai.ts';
import { messageWords } from './message-words.ts';
import { dangerousPhrase } from './phrase-match.ts';

/** The help lines of a text by its plain phrases: what a device without a connection can hear. */
export function helpLinesByPhrase(text: string): Notice[] {
  const topic = dangerousPhrase(messageWords(text));
  if (!topic) return [];
  return [topic === 'emergency' ? 'care-health' : `care-${topic}`];
}
