import { plainTextOf } from '#shared/answers/rich-text.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { leadingSpace, longerSpace } from '../../scripture/parts.ts';
import { type AnswerPart, joinedParts } from '../answer-part.ts';

/** A sentence of one field of an answer, with the references and the stored words in it. */
export type Sentence = readonly AnswerPart[];

const BOUNDARY = /(?<=[.!?…]["”’»)\]*_]{0,3})(?=\s+["“‘«(\p{Lu}—–-])|(?<=\S)(?=\s*\n)/u;
const BEGINNING = /^\s*\n|^\s+["“‘«\p{Lu}\d—–-]/u;
const LEAD = /^\s*(?:[-*•]\s+)?/;

/**
 * Cuts parts that arrived together into sentences. A piece without a word of its own, such as
 * a citation in parentheses, belongs to the sentence before it.
 */
export function sentencesOf(arrived: readonly AnswerPart[]): Sentence[] {
  const sentences: AnswerPart[][] = [];
  for (const piece of joinedParts(arrived).flatMap(pieces)) {
    const open = sentences.at(-1);
    if (open && !begins(piece, open)) open.push(piece);
    else sentences.push([piece]);
  }
  return sentences;
}

function pieces(each: AnswerPart): AnswerPart[] {
  const { path, part } = each;
  if (part.type !== 'text') return [each];
  return part.text.split(BOUNDARY).map((text) => ({ path, part: { type: 'text', text } }));
}

function begins({ path, part }: AnswerPart, open: readonly AnswerPart[]): boolean {
  const before = open.at(-1);
  if (before?.path !== path) return true;
  if (part.type !== 'text') return false;
  if (isRow(open) && !part.text.startsWith('\n')) return false;
  if (!/\p{L}/u.test(part.text) || /^\s*\([^)]*$/.test(part.text)) return false;
  if (before.part.type === 'quotation') return BEGINNING.test(part.text);
  return before.part.type === 'text' || part.text.startsWith('\n');
}

/** The sentence as a reader sees it, on one line. */
export const plainLineOf = (sentence: Sentence): string =>
  plainTextOf(partsOf(sentence), labelOfKey).replace(/\s+/g, ' ').trim();

/** Whether a writer wrote any of it: places and stored words alone need no check. */
export const hasOwnWords = (sentence: Sentence): boolean =>
  sentence.some(({ part }) => part.type === 'text' && /\p{L}/u.test(part.text));

/** The stored words of a sentence, or where to read them; nothing where it names no place. */
export function withoutOwnWords(sentence: Sentence): AnswerPart[] {
  const [first] = sentence;
  // Words of our own within a table would break it.
  if (!first || isRow(sentence)) return [];
  const { path } = first;
  const text = (words: string): AnswerPart => ({ path, part: { type: 'text', text: words } });
  const named = sentence.filter(({ part }) => part.type !== 'text');
  if (named.length === 0) return [];
  const lead = first.part.type === 'text' ? (LEAD.exec(first.part.text)?.[0] ?? '') : '';
  const words = named.some(({ part }) => part.type === 'quotation') ? '' : 'Leia ';
  const listed = named.flatMap((each, at) => (at === 0 ? [each] : [text(', '), each]));
  return [text(lead + words), ...listed, text('.')];
}

/** The characters that a writer wrote in it. */
export const ownLengthOf = (sentence: Sentence): number =>
  sentence.reduce((sum, { part }) => sum + (part.type === 'text' ? part.text.trim().length : 0), 0);

/** Whether it announces what follows, as the heading of a list does. */
const announces = (sentence: Sentence): boolean => /:[*_]*$/.test(plainLineOf(sentence));
const isItem = (sentence: Sentence): boolean =>
  /^\s*\n\s*(?:[-*•]|\d{1,2}[.)])\s/.test(textAtStart(sentence));
const isRow = (sentence: Sentence): boolean => /^\s*\|/.test(textAtStart(sentence));
const textAtStart = ([first]: Sentence): string =>
  first?.part.type === 'text' ? first.part.text : '';

/** The number of sentences before a list, or its heading, that is still being written at the end. */
export function settledBefore(sentences: readonly Sentence[]): number {
  let end = sentences.length;
  const at = (index: number): Sentence => sentences[index] ?? [];
  while (end > 0 && isItem(at(end - 1))) end--;
  while (end > 0 && announces(at(end - 1))) end--;
  return end;
}

/** The white space with which a sentence begins. */
export function spaceBefore([first]: Sentence): string {
  return first?.part.type === 'text' ? leadingSpace(first.part.text) : '';
}

/** The same sentence, set apart from what stands before it by at least this white space. */
export function withSpaceBefore(sentence: Sentence, space: string): Sentence {
  const [first, ...rest] = sentence;
  const own = spaceBefore(sentence);
  if (!first || longerSpace(space, own) === own) return sentence;
  if (first.part.type !== 'text') {
    return [{ path: first.path, part: { type: 'text', text: space } }, ...sentence];
  }
  const text = space + first.part.text.slice(own.length);
  return [{ path: first.path, part: { type: 'text', text } }, ...rest];
}

const partsOf = (sentence: Sentence) => sentence.map(({ part }) => part);
