import { toast } from '../ui/toasts.tsx';
import { tellFailure } from './tell-failure.ts';
import type { Outcome } from './use-answer.ts';

export type Words = readonly [title: string, description?: string];

/**
 * Says how an answer went. One that was stopped, became a word of help, or is only near what
 * was asked for, says so itself.
 */
export async function tellOutcome(
  outcome: Outcome,
  { done, failed }: Readonly<{ done?: Words | undefined; failed: Words }>,
): Promise<void> {
  if (done && outcome.kind === 'done' && !outcome.notices.includes('near')) {
    await toast('success', ...done);
  }
  if (outcome.kind === 'failed') await tellFailure(outcome.error, ...failed);
}
