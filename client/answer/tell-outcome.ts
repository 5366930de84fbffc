import { dismissErrors, toast } from '../ui/toasts.tsx';
import { tellFailure } from './tell-failure.ts';
import type { Outcome } from './use-answer.ts';

export type Words = readonly [title: string, description?: string];

/** Says how an answer went; one that was stopped, or became a word of help, says so itself. */
export async function tellOutcome(
  outcome: Outcome,
  { done, failed }: Readonly<{ done?: Words | undefined; failed: Words }>,
): Promise<void> {
  if (outcome.kind === 'done') await (done ? toast('success', ...done) : dismissErrors());
  if (outcome.kind === 'failed') await tellFailure(outcome.error, ...failed);
}
