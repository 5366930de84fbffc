import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readQuizFile } from '#shared/quiz/quiz-csv.ts';
import type { Db } from '../../db/client.ts';
import { listSeeds } from '../../db/seeds.queries.ts';
import { importOnce } from './quiz-import.queries.ts';

const BANK = join(import.meta.dirname, '../../content/quiz');

/**
 * Installs the shipped questions, each file once, so that what administrators change or delete
 * stays so.
 */
export async function seedQuiz(db: Db): Promise<void> {
  const installed = await listSeeds(db);
  for (const name of (await readdir(BANK)).sort()) {
    const seed = `quiz/${name}`;
    if (installed.includes(seed)) continue;
    const file = readQuizFile(name, await readFile(join(BANK, name)));
    if (file.kind === 'refused') throw new Error(`${seed}: ${file.message}`);
    await importOnce(db, seed, file.rows);
  }
}
