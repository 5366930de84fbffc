import type { Book, BookCode } from '#shared/bible/canon.ts';

/** The category of a book is its group in the canon. */
type CategoryName = Book['group'];

/** The colour family of a category; the screen maps each tone to the colours of its theme. */
export type Tone =
  | 'amber'
  | 'clay'
  | 'rose'
  | 'plum'
  | 'violet'
  | 'indigo'
  | 'sky'
  | 'teal'
  | 'moss'
  | 'slate';

export type Category = Readonly<{
  name: CategoryName;
  tone: Tone;
  description: string;
}>;

export type BookPortrait = Readonly<{
  code: BookCode;
  author: string;
  /** The time of the events and, where it helps, of the writing. */
  period: string;
  keyTheme: string;
  /** One paragraph of 80 to 150 words. */
  summary: string;
  /** References on which the summary stands, as `parseReference` reads them. */
  keyVerses: readonly [string, string, string];
}>;

export type PanoramaBook = BookPortrait & Readonly<{ category: CategoryName }>;

export type TimelinePoint = Readonly<{
  title: string;
  /** The time in words, because most dates are approximate. */
  when: string;
  /** Approximate years for the picture; negative before Christ. */
  from: number;
  to: number;
  description: string;
  /** The books whose events fall in this time, or that speak into it. */
  books: readonly BookCode[];
}>;
