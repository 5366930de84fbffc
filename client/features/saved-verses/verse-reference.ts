import { formatReference, verseReference } from '#shared/bible/reference.ts';
import type { SavedVerse } from './saved-query.ts';

type Place = Pick<SavedVerse, 'book' | 'chapter' | 'verseNumber'>;

export function referenceOf({ book, chapter, verseNumber }: Place) {
  return verseReference(book, chapter, verseNumber);
}

/** `João 3:16` */
export function placeName(place: Place): string {
  return formatReference(referenceOf(place));
}

/** The verse as procedures take it, which name a saved one by its place. */
export const verseOf = ({ book, chapter, verseNumber: verse }: Place) => ({ book, chapter, verse });
