import { Worker } from 'node:worker_threads';
import { type QuizFile, readQuizText } from '#shared/quiz/quiz-csv.ts';

const WORKER = new URL('./read-quiz-worker.ts', import.meta.url);
/** More text than this may take longer to read than others should wait, whatever it holds. */
const MOST_AT_ONCE = 200_000;

/** Reads the text of a file; a long one in a thread of its own while others are answered. */
export function readQuizApart(text: string): Promise<QuizFile> {
  const { promise, resolve, reject } = Promise.withResolvers<QuizFile>();
  if (text.length <= MOST_AT_ONCE) {
    resolve(readQuizText(text));
    return promise;
  }
  const worker = new Worker(WORKER, { workerData: text });
  // The thread is our own code; Node's watch mode posts messages of its own beside it.
  worker.on('message', (message: QuizFile | Record<string, never>) => {
    if (message.kind) resolve(message);
  });
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('a file of questions was not read')));
  return promise;
}
