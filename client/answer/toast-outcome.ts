import { actionableMessageOf } from '../lib/data/errors.ts';
import { dismissAll, dismissErrors, toastError, toastSuccess } from '../ui/toasts.tsx';
import type { Outcome } from './use-answer.ts';

export type ToastText = readonly [title: string, description?: string];

/** Toasts how an answer ended; one that was stopped, or became a safety card, shows it itself. */
export async function toastOutcome(
  outcome: Outcome,
  { done, failed }: Readonly<{ done?: ToastText | undefined; failed: ToastText }>,
): Promise<void> {
  if (outcome.kind === 'done') await (done ? toastSuccess(...done) : dismissErrors());
  // Help is read without a word of success, or of an error, above it.
  if (outcome.kind === 'safety') await dismissAll();
  if (outcome.kind === 'failed') await toastFailure(outcome.error, ...failed);
}

/** Toasts that an answer did not come, with the server's advice where it gives some. */
export function toastFailure(error: unknown, title: string, description?: string): Promise<void> {
  return toastError(title, actionableMessageOf(error) ?? description);
}
