import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryKind } from '#server/library/collections.ts';

/** A text that a member typed, and the slugs of the entries that may answer it. */
export type MatchingCase = Readonly<{
  kind: LibraryKind;
  /** The manner of typing: easy, colloquial, misspelt, ambiguous, opposite, outside, place, smalltalk. */
  manner: string;
  text: string;
  /** Entries that may be shown as the answer; none where nothing may. */
  answers: ReadonlySet<string>;
  /** Entries that may be shown with the word that they are only near. */
  near: ReadonlySet<string>;
}>;

const KINDS: Readonly<Record<string, LibraryKind>> = {
  chat: 'question',
  prayer: 'prayer',
  study: 'study',
  motive: 'motive',
  priest: 'advice-priest',
  builder: 'advice-builder',
  marriage: 'advice-marriage',
};

/** The written cases to learn from: kind, manner, text and answers ("~" before a near one) by tabs. */
export function learningCases(): MatchingCase[] {
  return readFileSync(join(import.meta.dirname, 'learning.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', manner = '', text = '', accepted = ''] = line.split('\t');
      const kind = kindNamed(typed);
      const slugs = accepted.split(',').filter((slug) => slug !== '-');
      return {
        kind,
        manner,
        text,
        answers: new Set(slugs.filter((slug) => !slug.startsWith('~'))),
        near: new Set(slugs.map((slug) => slug.replace('~', ''))),
      };
    });
}

export function kindNamed(typed: string): LibraryKind {
  const kind = KINDS[typed];
  if (!kind) throw new Error(`no kind ${typed}`);
  return kind;
}
