import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { QuizRow } from '#shared/quiz/quiz-csv.ts';
import type { Db } from '../../db/client.ts';
import { importQuestions } from './quiz-import.queries.ts';

type Source = Readonly<{ actorId: string; file: string }>;

type Progress =
  | Readonly<{ kind: 'progress'; done: number; total: number }>
  | Readonly<{ kind: 'done'; created: number; repeated: readonly number[]; total: number }>;

/**
 * Imports the rows and tells after each batch how far it is. The transaction never waits for a
 * reader who is slow or gone.
 */
export async function* importWithProgress(
  db: Db,
  rows: readonly QuizRow[],
  source: Source,
): AsyncGenerator<Progress> {
  const total = rows.length;
  let done = 0;
  let running = true;
  let news = Promise.withResolvers<void>();
  const onBatch = async (handled: number) => {
    done = handled;
    news.resolve();
    // The embedded database never leaves the loop by itself, and sockets are written between turns.
    await turnOfTheLoop();
  };
  const work = importQuestions(db, rows, { ...source, onBatch }).finally(() => {
    running = false;
    news.resolve();
  });
  // The failure is thrown by the last line; until then it must not count as unhandled.
  work.catch(() => {});
  for (;;) {
    await news.promise;
    if (!running) break;
    news = Promise.withResolvers<void>();
    yield { kind: 'progress', done, total };
  }
  yield { kind: 'done', total, ...(await work) };
}
