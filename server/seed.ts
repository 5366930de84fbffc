import { ensureFirstAdmin } from './auth/first-admin.ts';
import { installSelection } from './bible/selection.ts';
import type { Db } from './db/client.ts';
import type { Env } from './env.ts';
import { seedBooks } from './features/books/books.seed.ts';
import { seedQuiz } from './features/quiz/quiz.seed.ts';
import { seedReadingPlans } from './plans/reading/seed-plans.ts';
import { seedStudies } from './studies/authored-studies.ts';

/** Instances that start together seed in turn, under this lock of the database. */
export const SEED_LOCK = 7_201_003;

/** Installs what a fresh installation shows; repeated, it changes nothing. */
export async function seed(db: Db, env: Env) {
  await installSelection(db);
  await seedStudies(db);
  await seedQuiz(db);
  await seedBooks(db);
  await seedReadingPlans(db);
  return ensureFirstAdmin(db, env.admin);
}
