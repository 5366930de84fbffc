import { type BookCode, bookOf } from './canon.ts';

/** Formats verses of a chapter as `João 3:16-18,21`. */
export function versesLabel(book: BookCode, chapter: number, verses: readonly number[]): string {
  return `${bookOf(book).name} ${chapter}:${rangesOf(verses)}`;
}

/** Formats verse numbers as `16-18,21`. */
export function rangesOf(verses: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const verse of verses) {
    const last = ranges.at(-1);
    if (last && last.to === verse - 1) last.to = verse;
    else ranges.push({ from: verse, to: verse });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(',');
}
