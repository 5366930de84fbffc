import { type BookCode, bookOf } from '#shared/bible/canon.ts';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';

/** `João 3:16-18,21` */
export function versesLabel(book: BookCode, chapter: number, verses: readonly number[]): string {
  return `${bookOf(book).name} ${chapter}:${rangesOf(verses)}`;
}

function rangesOf(verses: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const verse of verses) {
    const last = ranges.at(-1);
    if (last && last.to === verse - 1) last.to = verse;
    else ranges.push({ from: verse, to: verse });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(',');
}

/** The words of some verses, with their numbers where there are several. */
export function versesText({ verses }: ChapterDocument, chosen: readonly number[]): string {
  return verses
    .filter(({ number }) => chosen.includes(number))
    .map(({ number, text }) => (chosen.length > 1 ? `${number} ${text}` : text))
    .join(' ');
}
