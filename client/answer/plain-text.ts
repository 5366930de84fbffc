import type { ShownVerse } from '#shared/answers/answer-shape.ts';
import { plainTextOf, type RichText } from '#shared/answers/rich-text.ts';
import { labelOfKey } from '#shared/bible/reference.ts';

/** What only draws a table: the line below its head, and those at the ends of a row. */
const DRAWN = /^\|(?:[\s:-]*\|)+\n|^\| | \|$/gm;

/** A text as it is copied, shared and read aloud. */
export function plainOf(text: RichText): string {
  return plainTextOf(text, labelOfKey).replaceAll('**', '').replace(DRAWN, '').trim();
}

/** A verse as it is copied: its words with their place, or the place alone. */
export function plainVerse(verse: ShownVerse): string {
  return plainOf([verse]);
}

/** A headed part of an answer. */
export type Section = Readonly<{ heading: string; text: RichText }>;

/** A whole answer as one text, as the diary stores it. */
export function joinSections(sections: readonly Section[]): RichText {
  return sections
    .filter(({ text }) => text.length > 0)
    .flatMap(({ heading, text }, index) => [
      { type: 'text', text: `${index === 0 ? '' : '\n\n'}**${heading}**\n` } as const,
      ...text,
    ]);
}

/** Steps as one text: "1. …", one a line. */
export function numbered(texts: readonly RichText[]): RichText {
  return texts.flatMap((text, index) => [
    { type: 'text', text: `${index === 0 ? '' : '\n'}${index + 1}. ` } as const,
    ...text,
  ]);
}
