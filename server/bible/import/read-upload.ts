import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runApart } from '../../process/run-apart.ts';
import { type ImportedBible, ImportFault, type TranslationInfo } from './model.ts';

export type ReadResult = Readonly<{ bible: ImportedBible }> | Readonly<{ problem: string }>;

export type SentFile = Readonly<{ name: string; bytes: Uint8Array }>;

const PROCESS = {
  file: join(import.meta.dirname, 'read-process.ts'),
  timeoutMs: 120_000,
  heapMb: 768,
};

const TOO_COMPLEX = 'O arquivo é grande ou complexo demais para ser lido.';

let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads a translation that somebody sent, in a process of its own, one at a time.
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
    const job = [path, JSON.stringify(translation)];
    const mine = turn.then(() => runApart({ ...PROCESS, job, isResult }));
    turn = mine;
    const result = await mine;
    if (typeof result === 'string') throw new ImportFault(TOO_COMPLEX);
    if ('problem' in result) throw new ImportFault(result.problem);
    return result.bible;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isResult = (message: object): message is ReadResult =>
  'problem' in message || 'bible' in message;
