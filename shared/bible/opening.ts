import { bookOf, isBookCode } from './canon.ts';
import { outsideCanon } from './outside-canon.ts';
import { parseReference } from './parse-reference.ts';
import { chapterReference, parseReferenceKey, type Reference, type VerseKey } from './reference.ts';

/**
 * Where the reader opens: a place, with the verse to go on from; or why there is none, with
 * the nearest one where a book was named.
 */
export type Opening =
  | Readonly<{ reference: Reference; resume: number | null; problem: null }>
  | Readonly<{ reference: null; resume: null; problem: string; nearest: Reference | null }>;

const START: VerseKey = { book: 'JHN', chapter: 1, verse: 1 };
const LIKE_A_KEY = /^[1-3a-z]{3}\.\d/i;
const UNKNOWN = 'Não reconhecemos essa referência';

/**
 * Reads an address: `?ref=JHN.3.16` as we write it, or "Jo 3.16" as somebody typed it;
 * without one, where the member stopped.
 */
export function openingOf(ref: string | undefined, stopped: VerseKey | null): Opening {
  if (!ref) {
    const { book, chapter, verse } = stopped ?? START;
    return { reference: chapterReference(book, chapter), resume: verse, problem: null };
  }
  const at = (reference: Reference): Opening => ({ reference, resume: null, problem: null });
  const address = LIKE_A_KEY.test(ref) ? ref.toUpperCase() : ref;
  const reference = parseReferenceKey(address);
  if (reference) return at(reference);
  const typed = parseReference(inWords(address));
  if (typed?.kind === 'references') return at(typed.references[0]);
  if (typed?.kind === 'book') return at(chapterReference(typed.book, 1));
  const { problem, nearest } = typed ?? { problem: outsideCanon(ref) ?? UNKNOWN, nearest: null };
  return { reference: null, resume: null, problem, nearest };
}

/** A key of ours that names no place is read as words, which tell what is wrong with it. */
function inWords(ref: string): string {
  return ref.replace(/^([1-3A-Z]{3})\./, (whole, code) =>
    isBookCode(code) ? `${bookOf(code).name} ` : whole,
  );
}
