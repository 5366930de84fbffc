import { toast } from '../ui/toasts.tsx';
import { tellFailure } from './tell-failure.ts';
import type { Outcome } from './use-answer.ts';

type Words = readonly [title: string, description?: string];

/** Says how an answer went; one that was stopped, or became a word of help, says so itself. */
export async function tellOutcome(
  outcome: Outcome,
  words: Readonly<{ done: Words; failed: Words }>,
): Promise<void> {
  if (outcome.kind === 'done') await toast('success', ...words.done);
  if (outcome.kind === 'failed') await tellFailure(outcome.error, ...words.failed);
}
