import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import * as z from 'zod';
import { ImportFault, type TranslationInfo } from './model.ts';
import type { ReadResult } from './read-upload.ts';
import { readBibleSource } from './source.ts';
import { refuseDuplicateBooks } from './verify.ts';

const Info: z.ZodType<TranslationInfo> = z.object({
  id: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  language: z.string(),
  version: z.string().nullable(),
  license: z.string(),
  licenseUrl: z.string().nullable(),
  attribution: z.string(),
  source: z.string().nullable(),
});

/** The process that reads one translation that somebody sent, and then ends. */
const [, , path = '', info = 'null'] = process.argv;
const translation = Info.nullable().parse(JSON.parse(info));
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
