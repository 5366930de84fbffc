import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerPart } from './job.ts';

const MOST_STEPS = 90;
const FEWEST_WORDS = 6;

/** What is there as a whole, in steps like a model's, so that a screen has one way of showing answers. */
export async function* inSmallSteps(
  parts: readonly AnswerPart[],
  breathMs: number,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, void> {
  const words = parts.reduce(
    (sum, { part }) => sum + (part.type === 'text' ? part.text.split(/\s+/).length : 1),
    0,
  );
  const size = Math.max(FEWEST_WORDS, Math.ceil(words / MOST_STEPS));
  const piece = new RegExp(`\\s*(?:\\S+\\s*){1,${size}}|\\s+`, 'g');
  for (const { path, part } of parts) {
    const pieces = part.type === 'text' ? (part.text.match(piece) ?? []) : null;
    if (!pieces) yield { path, part };
    for (const text of pieces ?? []) {
      yield { path, part: { type: 'text', text } };
      if (breathMs > 0) await wait(breathMs, undefined, { signal });
    }
  }
}
