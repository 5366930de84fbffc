import { plainWordsOf } from '#shared/bible/words.ts';

/** A quotation in a unit of text, delimiters included. */
export type Quotation = Readonly<{
  start: number;
  end: number;
  inner: string;
  words: number;
  /** Whether its closing delimiter never came. */
  open: boolean;
}>;

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['“', '”"“'],
  ['«', '»'],
  ['"', '"”'],
  ['”', '”'],
  ['‘', "’'"],
  ["'", "'’"],
  ['`', '`'],
];
const OPENER = /["“«”]|(?<![\p{L}\p{M}\d])[‘'`](?=\S)/gu;
const LETTER = /[\p{L}\p{M}\d]/u;

/** The outermost quotations of a unit. */
export function quotationsIn(unit: string): Quotation[] {
  const found: Quotation[] = [];
  OPENER.lastIndex = 0;
  for (let match = OPENER.exec(unit); match; match = OPENER.exec(unit)) {
    const start = match.index;
    const close = closingOf(match[0], unit, start + 1);
    // A lone apostrophe is no quotation.
    if (close === null && /[‘'`]/.test(match[0])) continue;
    const end = close === null ? unit.length : close + 1;
    const inner = unit.slice(start + 1, close ?? unit.length).trim();
    found.push({ start, end, inner, words: plainWordsOf(inner).length, open: close === null });
    OPENER.lastIndex = end;
  }
  return found;
}

function closingOf(open: string, text: string, from: number): number | null {
  const closers = PAIRS.find(([sign]) => sign === open)?.[1] ?? open;
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (opensWithin(open, text, at, from)) depth++;
    else if (closers.includes(sign) && !isApostrophe(text, at)) {
      if (depth === 0 || sign !== '”') return at;
      depth--;
    }
  }
  return null;
}

/** Whether a quotation within the quotation begins here. */
function opensWithin(open: string, text: string, at: number, from: number): boolean {
  if (text[at] !== '“' || at === from) return false;
  return open === '"' || (open === '“' && /[\s(—–-]/.test(text[at - 1] ?? ' '));
}

const isApostrophe = (text: string, at: number) =>
  /[’'`]/.test(text[at] ?? '') && LETTER.test(text[at + 1] ?? ' ');

const EMPHASISED = /(\*{1,3}|_{1,2}|~~|==)(?=[^\s*_~=])([^\n]*?[^\s*_~=])\1(?![\p{L}*_])/gu;

/**
 * Emphasis around a sentence is read as a quotation where `isCited` says that a place or a
 * speaker stands beside it; other emphasis is bold, or goes.
 */
export function withEmphasisAsQuotation(unit: string, isCited: (rest: string) => boolean): string {
  return unit
    .replace(EMPHASISED, (whole: string, sign: string, inner: string, offset: number) => {
      const rest = `${unit.slice(0, offset)} ${unit.slice(offset + whole.length)}`;
      const few = plainWordsOf(inner).length < 3;
      const isLabel = /:\s*$/.test(inner) || /^\s*:/.test(unit.slice(offset + whole.length));
      if (!few && !isLabel && !/["“«]/.test(inner) && isCited(rest)) return `“${inner}”`;
      return sign.startsWith('**') || sign === '__' ? `**${inner}**` : inner;
    })
    .replace(/(^|\s)[*_](?=\p{L})|(?<=[\p{L}.!?,])[*_](?=\s|$)/gu, '$1');
}
