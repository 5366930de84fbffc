import { codeOf } from '../lib/data/errors.ts';
import { askConsent } from './consent.tsx';

/** Runs the work, and once more after the member has answered the question of consent. */
export async function withConsent(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (codeOf(error) !== 'CONSENT_REQUIRED') throw error;
    await askConsent();
    await work();
  }
}
