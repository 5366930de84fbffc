import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenText } from '#server/safety/screen.ts';

/**
 * Prints what the safety screen hears in the reporting set, which nothing is mended against:
 * `node tests/safety/report.ts`. When its result has been worked on, new messages are written and
 * these join the training examples. Rows: level, kind (told plainly or hinted, near or ordinary
 * where harmless), text.
 */
const FILE = join(import.meta.dirname, 'reporting.tsv');

type Counts = { messages: number; card: number; note: number; silent: number };

const counts: Record<string, Counts> = {};
for (const line of readFileSync(FILE, 'utf8').trim().split('\n')) {
  const [level = '', kind = '', text = ''] = line.split('\t');
  const manner = level === 'concern' ? level : `${level}, ${kind.split('-')[0]}`;
  counts[manner] ??= { messages: 0, card: 0, note: 0, silent: 0 };
  const heard = screenText(text)?.level;
  counts[manner].messages += 1;
  counts[manner][heard === 'danger' ? 'card' : heard === 'concern' ? 'note' : 'silent'] += 1;
}
// biome-ignore lint/suspicious/noConsole: a report is printed.
console.table(counts);
