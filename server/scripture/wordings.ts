import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findReferences } from '#shared/bible/find-references.ts';
import type { VerseKey } from '#shared/bible/reference.ts';

/** How other translations word the verses that are quoted most. */
export function* wordings(): Generator<Readonly<{ verse: VerseKey; wording: string }>> {
  const lines = readFileSync(join(import.meta.dirname, 'wordings.tsv'), 'utf8')
    .trim()
    .split('\n');
  for (const line of lines) {
    const [place = '', ...texts] = line.split('\t');
    const reference = findReferences(place)[0]?.reference;
    if (!reference || reference.verse === null) continue;
    const verse = { book: reference.book, chapter: reference.chapter, verse: reference.verse };
    for (const wording of texts) yield { verse, wording };
  }
}
