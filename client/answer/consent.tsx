import { Suspense } from 'react';
import { createStore } from '../lib/browser/store.ts';
import { codeOf } from '../lib/data/errors.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';

const ConsentDialog = lazyWithRetry(() => import('./consent-dialog.tsx'));

type Question = Readonly<{ answered: Promise<boolean>; close: (answered: boolean) => void }>;

/** The open question of consent; several answers may wait for the same one. */
const question = createStore<Question | null>(null);

/** @returns whether the member answered, yes or no; false when they closed the question */
function askConsent(): Promise<boolean> {
  const open = question.get();
  if (open) return open.answered;
  const { promise: answered, resolve } = Promise.withResolvers<boolean>();
  const close = (given: boolean) => {
    question.set(null);
    resolve(given);
  };
  question.set({ answered, close });
  return answered;
}

/** The member closed the question of consent without an answer. */
export class ConsentDismissed extends Error {
  override readonly name = 'ConsentDismissed';
}

/** Runs the work, and once more after the member has answered the question of consent. */
export async function withConsent(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (codeOf(error) !== 'CONSENT_REQUIRED') throw error;
    if (!(await askConsent())) throw new ConsentDismissed();
    await work();
  }
}

/** Is rendered once, in the shell. */
export function ConsentQuestion() {
  const open = question.use();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ConsentDialog onAnswered={() => open.close(true)} onClose={() => open.close(false)} />
    </Suspense>
  );
}
