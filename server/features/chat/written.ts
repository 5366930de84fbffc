import { verseCount } from '#shared/bible/canon.ts';
import { formatReference, type Reference } from '#shared/bible/reference.ts';
import type { QuestionEntry, ThemeStudy } from '../../content/types.ts';

const MOST_VERSES_OF_CHAPTER = 24;
const FIRST_VERSES = 12;
/** No more verses are shown in one quotation. */
const VERSES_TOGETHER = 6;
const VERSES_ASKED_FOR = 2;

/** Titles as lines of a text. */
const listOf = (titles: readonly string[]) => titles.map((title) => `- ${title}`).join('\n');

/** A question's answer with its first verse. */
export function written({ answer, verses: [main] }: QuestionEntry): string {
  return main ? `${answer}\n\n{{${main.reference}}}` : answer;
}

/** The verses of an answer, and then the answer. */
export function versesFirst({ answer, verses }: QuestionEntry): string {
  const first = verses.slice(0, VERSES_ASKED_FOR).map(({ reference }) => `{{${reference}}}`);
  return [...first, answer].join('\n\n');
}

/** A theme study in the length of a chat. */
export function outlineOf(study: ThemeStudy): string {
  const { title, theme, introduction, mainPoints, verses } = study;
  const [main] = verses;
  return [
    `**${title}**`,
    introduction,
    listOf(mainPoints),
    ...(main ? [`{{${main.reference}}}`] : []),
    `O estudo completo está em “Estudo por tema”: peça por “${theme}”.`,
  ].join('\n\n');
}

/** A place in its stored words; of a long chapter the first verses. */
export function shown(place: Reference): string {
  if (place.verse !== null) return `{{${formatReference(place)}}}`;
  const all = verseCount(place.book, place.chapter);
  const isWhole = place.endChapter === place.chapter && all <= MOST_VERSES_OF_CHAPTER;
  const last = isWhole ? all : FIRST_VERSES;
  const passages: string[] = [];
  for (let verse = 1; verse <= last; verse += VERSES_TOGETHER) {
    const endVerse = Math.min(last, verse + VERSES_TOGETHER - 1);
    const part = { ...place, endChapter: place.chapter, verse, endVerse };
    passages.push(`{{${formatReference(part)}}}`);
  }
  const rest = isWhole ? [] : [`Leia ${formatReference(place)} inteiro, com calma.`];
  return [...passages, ...rest].join('\n\n');
}
