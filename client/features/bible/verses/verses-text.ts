import type { ChapterDocument } from '#shared/bible/chapter-document.ts';

/** The words of some verses, with their numbers where there are several, and a sign for what is left out between them. */
export function versesText({ verses }: ChapterDocument, chosen: readonly number[]): string {
  const shown = verses.filter(({ number }) => chosen.includes(number));
  return shown
    .map(({ number, text }, index) => {
      const before = shown[index - 1];
      const gap = before && before.number + 1 < number ? '[…] ' : '';
      return chosen.length > 1 ? `${gap}${number} ${text}` : text;
    })
    .join(' ');
}
