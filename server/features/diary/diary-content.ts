import { plainTextOf, type RichText } from '#shared/answers/rich-text.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';

/** An entry's content is stored with its beginning for lists and its words for the search. */
export type StoredContent = Readonly<{ content: RichText; excerpt: string; words: string }>;

const EXCERPT = 240;
/** A heading names the part below it and stays out of the excerpt. */
const HEADING = /^\*\*[^*\n]+\*\*$/gm;

export function storedContent(content: RichText): StoredContent {
  const plain = plainTextOf(content, labelOfKey);
  const line = plain.replace(HEADING, '').replaceAll('**', '').replace(/\s+/g, ' ').trim();
  return {
    content,
    excerpt: line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT - 1).toWellFormed()}…`,
    words: plainWordsOf(plain).join(' '),
  };
}

export const noteContent = (text: string) => storedContent([{ type: 'text', text }]);
