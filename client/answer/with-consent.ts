import { codeOf } from '../lib/data/errors.ts';
import { askConsent } from './consent.tsx';

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
