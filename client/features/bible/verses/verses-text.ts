import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { USUAL_FORM, wordsOf } from '../copying/copied-text.ts';

/** The words of some verses in the usual form. */
export const versesText = (document: ChapterDocument, chosen: readonly number[]): string =>
  wordsOf(chosenVerses(document, chosen), USUAL_FORM);

export const chosenVerses = ({ chapter, verses }: ChapterDocument, chosen: readonly number[]) =>
  verses
    .filter(({ number }) => chosen.includes(number))
    .map(({ number, text }) => ({ chapter, number, text }));
