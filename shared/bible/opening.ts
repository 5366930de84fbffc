import { bookOf, isBookCode } from './canon.ts';
import { outsideCanon } from './outside-canon.ts';
import { parseReference } from './parse-reference.ts';
import { chapterReference, parseReferenceKey, type Reference, type VerseKey } from './reference.ts';

/**
 * The place where the reader opens, with the verse to resume at; or the problem with the address
 * and the nearest place, if a book was named.
 */
export type Opening =
  | Readonly<{ reference: Reference; resume: number | null; problem: null }>
  | Readonly<{ reference: null; resume: null; problem: string; nearest: Reference | null }>;

const START: VerseKey = { book: 'JHN', chapter: 1, verse: 1 };
const LIKE_A_KEY = /^[1-3a-z]{3}\.\d/i;
const UNKNOWN = 'Não reconhecemos essa referência';

/**
 * Reads an address such as `?ref=JHN.3.16`, or "Jo 3.16" as somebody typed it. Without a
 * reference the reader opens where the member stopped.
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

/** Rewrites an invalid key as words, so that the parser of typed references explains the problem. */
function inWords(ref: string): string {
  return ref.replace(/^([1-3A-Z]{3})\./, (whole, code) =>
    isBookCode(code) ? `${bookOf(code).name} ` : whole,
  );
}
