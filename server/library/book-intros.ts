import type { BookCode } from '#shared/bible/canon.ts';
import { BOOK_INTROS } from '../content/book-intros/book-intros.ts';
import type { BookIntro } from '../content/types.ts';

export const introOf = (book: BookCode) => BOOK_INTROS.find(({ code }) => code === book);

/** The part of a book's outline in which a chapter stands. */
export const outlinePart = (intro: BookIntro | undefined, chapter: number) =>
  intro?.outline.find(({ from, to }) => chapter >= from && chapter <= to);
