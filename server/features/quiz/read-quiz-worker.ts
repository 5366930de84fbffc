import { parentPort, workerData } from 'node:worker_threads';
import { readQuizText } from '#shared/quiz/quiz-csv.ts';

/** Reads one file in a thread of its own. */
parentPort?.postMessage(readQuizText(String(workerData)));
