import { join } from 'node:path';
import type { FileProblem } from '#shared/uploads.ts';
import { runApart } from '../../process/run-apart.ts';
import { FileRefused } from '../file-refused.ts';

/** A file, and the folder in which parts of it may be made. */
export type FileIn = Readonly<{ path: string; folder: string }>;

type CheckJob = FileIn & Readonly<{ kind: 'pdf' | 'image' }>;

/** A file that was made of the upload, in the folder of the job. */
export type MadePart = Readonly<{ name: string; path: string; mime: string }>;

export type CheckResult =
  | Readonly<{ problem: FileProblem }>
  | Readonly<{ mime: string; extension: string; pages: number | null; parts: readonly MadePart[] }>;

export type CheckedFile = Exclude<CheckResult, { problem: FileProblem }>;

const PROCESS = {
  file: join(import.meta.dirname, 'check-process.ts'),
  timeoutMs: 45_000,
  heapMb: 256,
  /** A machine of one gigabyte survives a check, beside the server and its database. */
  mostMemoryMb: 400,
};
const LONGEST_QUEUE = 12;

let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Checks a file by its content, in a process of its own, one at a time.
 * @throws FileRefused
 */
export async function checkFile({ kind, path, folder }: CheckJob): Promise<CheckedFile> {
  if (waiting >= LONGEST_QUEUE) throw new FileRefused('busy');
  waiting++;
  const mine = turn
    .then(() => runApart({ ...PROCESS, job: [kind, path, folder], isResult }))
    .finally(() => waiting--);
  turn = mine.catch(() => {});
  const result = await mine;
  if (typeof result === 'string') throw new FileRefused(result);
  if ('problem' in result) throw new FileRefused(result.problem);
  return result;
}

const isResult = (message: object): message is CheckResult =>
  'problem' in message || 'mime' in message;
