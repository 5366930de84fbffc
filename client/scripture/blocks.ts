import type { Part, RichText } from '#shared/answers/rich-text.ts';

type Parts = readonly Part[];

/** A paragraph, an item of a list with the number it was written with, a table or a piece of code. */
export type Block =
  | Readonly<{ kind: 'text' | 'item' | 'code'; parts: Parts }>
  | Readonly<{ kind: 'numbered'; number: number; parts: Parts }>
  | Readonly<{ kind: 'table'; head: readonly Parts[]; rows: readonly (readonly Parts[])[] }>;

const ITEM = /^\s*[-•]\s+(?=\S)/;
const NUMBERED = /^\s*(\d{1,3})[.)]\s+(?=\S)/;
const FENCE = /^\s*```/;
const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** A line of nothing but strong words is a heading. */
const HEADING = /^\s*\*\*[^*]+\*\*\s*$/;

/**
 * Splits a text at blank lines, list items, headings, tables and code; references and quotations
 * stay in place.
 */
export function toBlocks(text: RichText): Block[] {
  const lines = linesOf(text);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = codeAt(lines, at) ?? tableAt(lines, at) ?? paragraphAt(lines, at);
    if (found.block) blocks.push(found.block);
    at = found.next;
  }
  return blocks;
}

type Found = Readonly<{ block: Block | null; next: number }>;

function linesOf(text: RichText): Part[][] {
  const lines: Part[][] = [[]];
  for (const part of text) {
    if (part.type !== 'text') {
      lines.at(-1)?.push(part);
      continue;
    }
    for (const [index, piece] of part.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ type: 'text', text: piece });
    }
  }
  return lines;
}

const opening = ([first]: Parts) => (first?.type === 'text' ? first.text : '');
/** A line with a sign in place of each reference and quotation. */
const outline = (line: Parts) =>
  line.map((part) => (part.type === 'text' ? part.text : '·')).join('');
const isBlank = (line: Parts) => outline(line).trim() === '';

function codeAt(lines: readonly Parts[], at: number): Found | null {
  if (!FENCE.test(opening(lines[at] ?? []))) return null;
  const end = lines.findIndex((line, place) => place > at && FENCE.test(opening(line)));
  const inside = lines.slice(at + 1, end < 0 ? lines.length : end);
  return { block: { kind: 'code', parts: joined(inside) }, next: end < 0 ? lines.length : end + 1 };
}

/** Rows, the first of which names the columns where a rule stands below it: it may have been removed. */
function tableAt(lines: readonly Parts[], at: number): Found | null {
  let next = at;
  while (ROW.test(outline(lines[next] ?? []))) next++;
  if (next - at < 2) return null;
  const found = lines.slice(at, next);
  const rows = found.filter((line) => !RULE.test(outline(line))).map(cellsOf);
  const head = RULE.test(outline(found[1] ?? [])) ? (rows.shift() ?? []) : [];
  return { block: { kind: 'table', head, rows }, next };
}

function cellsOf(line: Parts): Parts[] {
  const cells: Part[][] = [[]];
  for (const part of line) {
    if (part.type !== 'text') {
      cells.at(-1)?.push(part);
      continue;
    }
    for (const [index, piece] of part.text.split('|').entries()) {
      if (index > 0) cells.push([]);
      const text = piece.trim();
      if (text !== '') cells.at(-1)?.push({ type: 'text', text });
    }
  }
  // Nothing stands outside the outer lines.
  return cells.slice(1, -1);
}

/** A paragraph or an item with the lines that go on with it. */
function paragraphAt(lines: readonly Parts[], at: number): Found {
  const first = lines[at] ?? [];
  if (isBlank(first)) return { block: null, next: at + 1 };
  const start = startOf(first);
  let next = at + 1;
  if (!isHeading(first)) {
    while (next < lines.length && !begins(lines, next)) next++;
  }
  const parts = joined([start.rest, ...lines.slice(at + 1, next)]);
  return {
    block:
      start.number === null
        ? { kind: start.isItem ? 'item' : 'text', parts }
        : { kind: 'numbered', number: start.number, parts },
    next,
  };
}

const isHeading = (line: Parts) => line.length === 1 && HEADING.test(opening(line));

function begins(lines: readonly Parts[], at: number): boolean {
  const line = lines[at] ?? [];
  const text = opening(line);
  return isBlank(line) || ITEM.test(text) || NUMBERED.test(text) || isStructure(lines, at);
}

const isStructure = (lines: readonly Parts[], at: number) =>
  FENCE.test(opening(lines[at] ?? [])) || tableAt(lines, at) !== null;

function startOf(line: Parts) {
  const text = opening(line);
  const numbered = NUMBERED.exec(text);
  const mark = numbered ?? ITEM.exec(text);
  if (!mark) return { isItem: false, number: null, rest: line };
  const rest: Parts = [{ type: 'text', text: text.slice(mark[0].length) }, ...line.slice(1)];
  return { isItem: true, number: numbered ? Number(numbered[1]) : null, rest };
}

const joined = (lines: readonly Parts[]): Parts =>
  lines.flatMap((line, index) =>
    index === 0 ? line : [{ type: 'text' as const, text: '\n' }, ...line],
  );
