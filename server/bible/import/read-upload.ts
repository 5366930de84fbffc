import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportedBible, ImportFault, type TranslationInfo } from './model.ts';

export type ReadJob = Readonly<{ path: string; translation: TranslationInfo | null }>;

export type ReadResult = Readonly<{ bible: ImportedBible }> | Readonly<{ problem: string }>;

export type SentFile = Readonly<{ name: string; bytes: Uint8Array }>;

const PROCESS = join(import.meta.dirname, 'read-process.ts');
const TIMEOUT_MS = 120_000;
const HEAP_MB = 768;

const TOO_COMPLEX = 'O arquivo é grande ou complexo demais para ser lido.';

let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads a translation that somebody sent in a process of its own, which is killed when it takes
 * too long or too much memory, so that a hostile file cannot harm the server. One is read at a
 * time.
 * @throws ImportFault naming the place of the first fault
 */
export async function readUpload(
  { name, bytes }: SentFile,
  translation: TranslationInfo | null,
): Promise<ImportedBible> {
  const folder = await mkdtemp(join(tmpdir(), 'translation-'));
  try {
    // The faults name the file as its sender knows it, without what a path could be made of.
    const path = join(folder, name.replace(/[^\p{L}\p{N}. _-]/gu, '_').slice(-60));
    await writeFile(path, bytes, { mode: 0o600 });
    const mine = turn.then(() => runProcess({ path, translation }));
    turn = mine;
    const result = await mine;
    if ('problem' in result) throw new ImportFault(result.problem);
    return result.bible;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The child is our own code, and only Node's watch mode speaks beside it. */
const isResult = (message: object): message is ReadResult =>
  'problem' in message || 'bible' in message;

function runProcess(job: ReadJob): Promise<ReadResult> {
  return new Promise((resolve) => {
    const child = fork(PROCESS, [JSON.stringify(job)], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // Nothing of the server's environment, which has its secrets.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    let result: ReadResult = { problem: TOO_COMPLEX };
    child.on('message', (message: object) => {
      if (isResult(message)) result = message;
    });
    child.once('error', () => resolve(result));
    child.once('close', () => resolve(result));
  });
}
