import { setTimeout as wait } from 'node:timers/promises';
import { installSelection } from '../bible/selection.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import { seedBooklets } from '../features/booklets/booklets.seed.ts';
import { seedBooks } from '../features/books/books.seed.ts';
import { seedStudies } from '../features/guided-studies/authored-studies.ts';
import { seedReadingPlans } from '../features/plans/reading/seed-plans.ts';
import { seedQuiz } from '../features/quiz/quiz.seed.ts';
import { ensureFirstAdmin } from '../features/users/first-admin.ts';

/** The first visitors after a start get the processor to themselves. */
const QUIET_MS = 5000;

/** Installs what a fresh installation shows; repeated, it changes nothing. */
export async function seed(db: Db, env: Env) {
  await installSelection(db);
  await seedStudies(db);
  await seedQuiz(db);
  await seedBooks(db);
  await seedReadingPlans(db);
  return ensureFirstAdmin(db, env.admin);
}

/**
 * Installs what takes too long for a start, while requests are answered. A stop does not wait for
 * it, as a later start makes what is missing.
 */
export async function seedInBackground(app: AppContext, signal: AbortSignal): Promise<void> {
  try {
    await wait(QUIET_MS, undefined, { signal });
    await seedBooklets(app, signal);
  } catch (error) {
    if (!signal.aborted) app.log.error({ err: error }, 'seed of booklets failed');
  }
}
