import { bookOf } from '#shared/bible/canon.ts';
import { foldText } from '#shared/portuguese/words.ts';
import type { SavedVerse } from './saved-query.ts';
import { placeName } from './verse-reference.ts';

type SavedFilter = Readonly<{ typed: string; tag: string | null }>;

/** Whether the verse has the tag, and the typed text in its place, words or reflection. */
export function matches(verse: SavedVerse, { typed, tag }: SavedFilter): boolean {
  if (tag !== null && !verse.tags.includes(tag)) return false;
  const wanted = foldText(typed.trim());
  return [bookOf(verse.book).name, placeName(verse), verse.verseText, verse.userComment ?? ''].some(
    (text) => foldText(text).includes(wanted),
  );
}
