import type { ChapterDocument } from '#shared/bible/chapter-document.ts';

/** The words of some verses, with their numbers where there are several. */
export function versesText({ verses }: ChapterDocument, chosen: readonly number[]): string {
  return verses
    .filter(({ number }) => chosen.includes(number))
    .map(({ number, text }) => (chosen.length > 1 ? `${number} ${text}` : text))
    .join(' ');
}
