import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS } from '#server/library/collections.ts';
import { matchLibrary } from '#server/library/library.ts';
import { kindNamed } from './cases.ts';

/**
 * Prints what the library gives for the reporting set, to be judged by reading:
 * `node tests/matching/report.ts`. The matching is never mended against this set.
 */
const lines = readFileSync(join(import.meta.dirname, 'reporting.tsv'), 'utf8')
  .trim()
  .split('\n');
for (const line of lines) {
  const [typed = '', text = '', wanted = ''] = line.split('\t');
  const kind = kindNamed(typed);
  const { fit, entry, choices } = matchLibrary(kind, COLLECTIONS[kind], text);
  const given = entry?.slug ?? choices.join('; ');
  process.stdout.write(`${[typed, fit, text, given, wanted].join('\t')}\n`);
}
