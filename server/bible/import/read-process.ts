import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { ImportFault } from './model.ts';
import type { ReadJob, ReadResult } from './read-upload.ts';
import { readBibleSource } from './source.ts';
import { refuseDuplicateBooks } from './verify.ts';

/** The process that reads one translation that somebody sent, and then ends. */
const { path, translation }: ReadJob = JSON.parse(process.argv[2] ?? '');
// Members who read at the same time come first.
setPriority(10);
const result = await read().catch(
  (error: unknown): ReadResult => ({
    problem:
      error instanceof ImportFault
        ? error.message.replaceAll(`${dirname(path)}/`, '')
        : 'Não foi possível ler este arquivo.',
  }),
);
process.send?.(result, () => process.exit());

async function read(): Promise<ReadResult> {
  const bible = await readBibleSource(path, translation ? { translation } : {});
  refuseDuplicateBooks(bible);
  return { bible };
}
