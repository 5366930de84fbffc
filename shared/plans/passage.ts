import { type BookCode, bookOf, chapterCount } from '../bible/canon.ts';

/** Chapters of a book, from one to another, that an own plan reads. */
export type Passage = Readonly<{ book: BookCode; from: number; to: number }>;

/** "Gênesis 1–11"; a whole book by its name. */
export function passageLabel({ book, from, to }: Passage): string {
  const { name } = bookOf(book);
  if (from === 1 && to === chapterCount(book)) return name;
  return from === to ? `${name} ${from}` : `${name} ${from}–${to}`;
}
