import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerFromLibrary } from '#server/features/chat/chat.library.ts';
import { COLLECTIONS } from '#server/library/collections.ts';
import { matchLibrary } from '#server/library/library.ts';
import { kindNamed } from './cases.ts';

/**
 * Prints what the library gives for the reporting set, to be judged by reading:
 * `node tests/matching/report.ts [file]`; the first column is the judgement in the file. After
 * the answers come the judgements by kind, which are those of the first look. Once worked on, a
 * set is no longer fresh and joins `learning.tsv`.
 */
const path = process.argv[2] ?? join(import.meta.dirname, 'reporting.tsv');
const RELEVANT = ['exact-right', 'near-relevant', 'none-with-title', 'none-nothing-there'];
const OPENING = 90;

const cases = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [typed = '', text = '', wanted = '', judged = '-'] = line.split('\t');
    return { typed, text, wanted, judged };
  });

function given(typed: string, text: string): string {
  const kind = kindNamed(typed);
  const { fit, entry, choices } = matchLibrary(kind, COLLECTIONS[kind], text);
  if (kind !== 'question') return `${fit} ${[entry?.slug, ...choices].filter(Boolean).join(' | ')}`;
  const { content, notices } = answerFromLibrary(text, false);
  const answered = entry && content.message.startsWith(entry.body);
  const opening = content.message.slice(0, OPENING).replaceAll('\n', ' ');
  return answered ? `${fit} ${entry.slug}` : [...notices, opening].join(' ');
}

for (const { typed, text, wanted, judged } of cases) {
  process.stdout.write(`${[judged, typed, text, given(typed, text), wanted].join('\t')}\n`);
}
for (const [typed, own] of Map.groupBy(cases, (each) => each.typed)) {
  const relevant = own.filter(({ judged }) => RELEVANT.includes(judged)).length;
  const passedOff = own.filter(({ judged }) => judged === 'exact-wrong').length;
  process.stdout.write(
    `${typed}: ${own.length}, relevant ${relevant}, wrong without notice ${passedOff}\n`,
  );
}
