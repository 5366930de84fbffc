import { readFileSync } from 'node:fs';
import { answerFromLibrary } from '#server/features/chat/chat.library.ts';
import { COLLECTIONS, type LibraryKind } from '#server/library/collections.ts';
import { kindNamed } from '#server/library/examples.ts';
import { findInLibrary } from '#server/library/find.ts';

/**
 * Prints what the library gives for texts that nobody trained with, to be judged by reading:
 * `node tests/matching/report.ts FILE`. Each line of the file holds a kind and a text by a tab; a
 * printed one holds kind, text, decision (sure, likely, unsure, none, or chat where the answer is no
 * entry) and the title, or the titles that are offered. With `--judged` the fourth column of the
 * file is printed before it.
 */
const [path = 'tests/matching/reporting.tsv', flag] = process.argv.slice(2);
const OPENING = 100;

function titleOf(kind: LibraryKind, text: string): readonly [decision: string, title: string] {
  const entries = COLLECTIONS[kind].map(({ slug, title }) => ({ slug, title }));
  const { fit, entry, offers } = findInLibrary(kind, entries, text);
  return [fit, entry?.title ?? offers.map(({ title }) => title).join(' | ')];
}

/** A chat answers places, prayers and courtesies before it looks for an entry. */
function given(kind: LibraryKind, text: string): readonly [decision: string, title: string] {
  const found = titleOf(kind, text);
  if (kind !== 'question') return found;
  const { content, offers = [], isNothing } = answerFromLibrary(text, []);
  const { message } = content;
  const [fit, title] = found;
  const shown = COLLECTIONS.question.find((entry) => entry.title === title);
  if (shown && message.includes(shown.body)) return [fit, title];
  if (isNothing) return [fit, offers.map((offer) => offer.title).join(' | ')];
  return ['chat', message.slice(0, OPENING).replaceAll('\n', ' ')];
}

for (const line of readFileSync(path, 'utf8').split('\n')) {
  const [typed = '', text = '', , judged = ''] = line.split('\t');
  if (text === '') continue;
  const cells = [typed, text, ...given(kindNamed(typed), text)];
  process.stdout.write(`${(flag === '--judged' ? [judged, ...cells] : cells).join('\t')}\n`);
}
