import { appendPart, type Part, type RichText } from '#shared/answers/rich-text.ts';
import { findReferences, keyNamedIn } from '#shared/bible/find-references.ts';
import { parseReferenceKey, type Reference, referenceKey } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import type { ScriptureFinder } from './finder.ts';

/** A span of a unit and the parts that replace it. */
export type Replacement = Readonly<{ start: number; end: number; parts: readonly Part[] }>;

/** The replacements in a unit; null where the whole unit is removed. */
export type Resolution = readonly Replacement[] | null;

/** The marker of an item of a list. */
export const LIST_MARKER = /^(?:[-*•+]\s+|\d{1,2}[.)]\s+)/;

const LOST = 'uma passagem que não localizamos';

/** The brackets around a place, with what else stands in them. */
export function bracketsAround(text: string, { start, end }: Pick<Replacement, 'start' | 'end'>) {
  const opened = /\s?[([][^()[\]]*$/.exec(text.slice(0, start));
  const closed = opened && /^[^()[\]\n]{0,60}[)\]]/.exec(text.slice(end));
  return closed && { start: opened.index, end: end + closed[0].length };
}

/** Splits text without quotations: references become parts, invented ones go with their brackets. */
export function plainParts(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, reference } of findReferences(text)) {
    if (start < at) continue;
    const around = reference ? null : bracketsAround(text, { start, end });
    const before = text.slice(at, around?.start ?? start);
    at = around?.end ?? end;
    if (reference) {
      const isListed = /^[,;]/.test(text.slice(start, end));
      parts.push(...textOf(isListed ? '; ' : before), referencePart(reference));
    } else parts.push(...textOf(around ? before : before + LOST));
  }
  return [...parts, ...textOf(text.slice(at))];
}

/** The parts of a unit with its replacements; none where no word is left. */
export function render(text: string, replacements: readonly Replacement[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, parts: own } of [...replacements].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push(...plainParts(text.slice(at, start)), ...own);
    at = end;
  }
  parts.push(...plainParts(text.slice(at)));
  return parts.some(
    (part) => part.type !== 'text' || /[\p{L}\d]/u.test(part.text.replace(LIST_MARKER, '')),
  )
    ? parts
    : [];
}

export const referencePart = (reference: Reference): Part => ({
  type: 'reference',
  key: referenceKey(reference),
});

/** The white space with which a text begins. */
export const leadingSpace = (text: string): string => /^\s*/.exec(text)?.[0] ?? '';

/** The white space that sets texts further apart; the second where both have as many lines. */
export const longerSpace = (one: string, other: string): string =>
  one.split('\n').length > other.split('\n').length ? one : other;

export const textOf = (text: string): Part[] => (text === '' ? [] : [{ type: 'text', text }]);

/** The stored words of the one reference that a text holds, or its name where they are not installed. */
export async function shownVerse(text: string, finder: ScriptureFinder): Promise<Part[]> {
  const reference = findReferences(text)[0]?.reference;
  if (!reference) return [];
  const stored = await finder.stored(reference);
  return [
    stored ? { type: 'quotation', ...stored } : { type: 'reference', key: referenceKey(reference) },
  ];
}

/** "{{João 3:16}}" or "[[João 3:16]]" alone in its line: the place where the stored words are to stand. */
export async function resolveToken(finder: ScriptureFinder, text: string): Promise<Part[] | null> {
  const token = /^(?:[-*•>]\s+)?(?:\{\{|\[\[)([^{}[\]\n]{0,60})(?:\}\}|\]\])[.:,]?$/.exec(text);
  return token ? shownVerse(token[1] ?? '', finder) : null;
}

/** The one reference that a text holds, by itself. */
export function referenceIn(text: string): Part[] {
  const key = keyNamedIn(text);
  return key ? [{ type: 'reference', key }] : [];
}

/**
 * Our own prose, whose references are proven by tests: they become parts, and
 * "{{João 3:16}}" the stored words. Nothing in it is taken for a false quotation.
 */
export async function authoredParts(finder: ScriptureFinder, text: string): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [index, piece] of text.split(/\{\{([^{}\n]+)\}\}/).entries()) {
    parts.push(...(index % 2 === 1 ? await shownVerse(piece, finder) : plainParts(piece)));
  }
  return parts;
}

export const ownWords = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join(' ');

export const wordsIn = (text: string): number => plainWordsOf(text).length;

/**
 * How many words of the verse that ends a unit took the place of fewer: what follows in its line may
 * say the rest. Words in quotation marks are whole, and a place behind them ends them.
 */
export function unsaidIn(text: string, replaced: readonly Replacement[]): number {
  const last = replaced.findLast(({ parts }) => parts.some(({ type }) => type === 'quotation'));
  const shown = last?.parts.findLast((part) => part.type === 'quotation');
  if (!last || shown?.type !== 'quotation' || /["“”«»]/.test(text)) return 0;
  const isLast = !/\p{L}/u.test(text.slice(last.end));
  const isOpen = isLast && findReferences(text.slice(last.start)).length === 0;
  return isOpen ? wordsIn(shown.text) - wordsIn(text.slice(last.start, last.end)) : 0;
}

/**
 * Takes the words of Scripture in a client's text from the stored Bible again: a quotation keeps
 * its place and nothing else, unless its words are the stored ones. A place that does not exist
 * becomes text.
 * @returns null when the stored words make it longer than `longest`
 */
export async function refillQuotations(
  finder: ScriptureFinder,
  parts: RichText,
  longest: number,
): Promise<RichText | null> {
  let refilled: RichText = [];
  let length = 0;
  for (const part of parts) {
    const checked = part.type === 'text' ? part : await storedPart(finder, part);
    length += checked.type === 'reference' ? 0 : checked.text.length;
    if (length > longest) return null;
    refilled = appendPart(refilled, checked);
  }
  return refilled;
}

async function storedPart(
  finder: ScriptureFinder,
  part: Exclude<Part, { type: 'text' }>,
): Promise<Part> {
  const reference = parseReferenceKey(part.key);
  if (!reference) return { type: 'text', text: part.key };
  const whole = part.type === 'quotation' ? await finder.stored(reference) : null;
  if (part.type !== 'quotation' || !whole) return referencePart(reference);
  // Only a part of the passage has its own bounds; the whole keeps its last full stop.
  const isWhole = plainWordsOf(whole.text).join(' ') === plainWordsOf(part.text).join(' ');
  const found = isWhole ? null : await finder.exactAt(reference, part.text);
  return { type: 'quotation', ...(found ?? whole) };
}
