import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileProblem } from '#shared/uploads.ts';
import { FileRefused } from '../file-refused.ts';

export type CheckJob = Readonly<{ kind: 'pdf' | 'image'; path: string; folder: string }>;

/** A file that was made of the upload, in the folder of the job. */
export type MadePart = Readonly<{ name: string; path: string; mime: string }>;

export type CheckResult =
  | Readonly<{ problem: FileProblem }>
  | Readonly<{ mime: string; extension: string; pages: number | null; parts: readonly MadePart[] }>;

export type CheckedFile = Exclude<CheckResult, { problem: FileProblem }>;

const PROCESS = join(import.meta.dirname, 'check-process.ts');
const TIMEOUT_MS = 45_000;
const HEAP_MB = 256;
/** A machine of one gigabyte survives a check, beside the server and its database. */
const MOST_MEMORY_MB = 400;
const WATCH_EVERY_MS = 25;
const LONGEST_QUEUE = 12;

let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Checks a file by its content in a process of its own, which is killed when it takes too long or
 * too much memory, so that a hostile file cannot harm the server. One file is checked at a time.
 * @throws FileRefused
 */
export async function checkFile(job: CheckJob): Promise<CheckedFile> {
  if (waiting >= LONGEST_QUEUE) throw new FileRefused('busy');
  waiting++;
  const mine = turn.then(() => runProcess(job)).finally(() => waiting--);
  turn = mine.catch(() => {});
  const result = await mine;
  if ('problem' in result) throw new FileRefused(result.problem);
  return result;
}

/** The child is our own code, and only Node's watch mode speaks beside it. */
const isResult = (message: object): message is CheckResult =>
  'problem' in message || 'mime' in message;

function runProcess(job: CheckJob): Promise<CheckResult> {
  return new Promise((resolve) => {
    const child = fork(PROCESS, [JSON.stringify(job)], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // Nothing of the server's environment, which has its secrets.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    let result: CheckResult = { problem: 'too-complex' };
    const watch = setInterval(async () => {
      if ((await memoryOf(child.pid)) <= MOST_MEMORY_MB) return;
      result = { problem: 'too-heavy' };
      child.kill('SIGKILL');
    }, WATCH_EVERY_MS);
    child.on('message', (message: object) => {
      if (isResult(message)) result = message;
    });
    child.once('error', () => resolve({ problem: 'too-complex' }));
    child.once('close', (_code, signal) => {
      clearInterval(watch);
      // V8 aborts where its heap is full.
      resolve(signal === 'SIGABRT' ? { problem: 'too-heavy' } : result);
    });
  });
}

/** @returns the resident memory in MB; 0 where the system hides it */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
