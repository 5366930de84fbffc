import type { Notice } from '#shared/answers/ai.ts';
import type { Screening } from './decision.ts';
import { screenText } from './screen.ts';

/**
 * The help lines for what somebody typed where nothing is answered and nothing is refused: a
 * search, a note, a prayer request. They are computed anew each time and stored nowhere.
 */
export function helpLinesFor(texts: readonly (string | null)[]): Notice[] {
  const heard = texts.flatMap((text) => (text ? (screenText(text) ?? []) : []));
  return [...new Set(heard.map(lineOf))];
}

const lineOf = ({ topic }: Screening): Notice =>
  topic === 'emergency' ? 'care-health' : `care-${topic}`;
