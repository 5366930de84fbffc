import { findReferences } from '#shared/bible/find-references.ts';
import type { Reference } from '#shared/bible/reference.ts';
import { endsInLeadIn } from './claims.ts';

/** A stretch of text that must be looked at before it may be shown. */
export type Zone =
  | { kind: 'wait'; start: number; end: number }
  | { kind: 'markup'; start: number; end: number; keep: string }
  | { kind: 'clause'; start: number; end: number; reference: Reference | null }
  | { kind: 'show'; start: number; end: number; inner: string }
  | { kind: 'quote'; start: number; end: number; inner: string; after: Reference | null };

const CLOSING: Readonly<Record<string, RegExp>> = {
  '**': /\*\*/,
  '<': /<\/(?:blockquote|q)\s*>/i,
  '“': /[”"]/,
  '"': /["”]/,
  '«': /»/,
  '‘': /[’'](?!\p{L})/u,
  "'": /['’](?!\p{L})/u,
  '*': /\*/,
  _: /_(?!\p{L})/u,
  '>': /\n/,
};
const HAZARD =
  /[“"«<[{]|(?<![\p{L}\d*.,;:!?)])\*\*(?=[^\s*])|(?<![\p{L}\d*])(?:[‘'](?=\S)|\*(?![\s*])|_(?=\S))|(?<=^|\n)[ \t]*>|!(?=\[)|https?:\/\//u;
const LONGEST_HOLD = 900;
const TAIL =
  /(?:(?:(?<![\p{L}\d])[1-3][ªº]?\s?|(?<!\p{L})I{1,3}\s)?(?<!\p{L})\p{Lu}[\p{L}]*\.?(?:\s+d[aeo]s?\s*\p{L}*)?,?\s*(?:cap\p{L}*\.?\s*)?(?:\d{1,3}\s*(?:[:.,]\s*(?:\d{1,3}\s*(?:[-–—,;]\s*(?:\d{1,3}\s*(?:[:.]\s*\d{0,3})?)?)*)?)?)?|[!*_]|(?<!\d)[1-3]\s?|https?:?\/?\/?)$/u;
const AFTER_QUOTE = 48;
/** A colon may open the words of a speaker in the next line. */
const OPEN_COLON = /:\**\s*[—–]?\s*$/;

/** The next stretch of the buffer that cannot simply be released. */
export function nextZone(before: string, buffer: string, final: boolean): Zone {
  const clause = clauseZone(before, buffer, final);
  const match = HAZARD.exec(buffer);
  const hazard = match ? hazardZone(buffer, match.index, match[0], final) : null;
  if (clause && (!hazard || clause.start < hazard.start)) return clause;
  if (hazard) return hazard;
  if (final) return { kind: 'wait', start: buffer.length, end: buffer.length };
  const tail = TAIL.exec(buffer);
  const start = Math.min(
    tail?.index ?? buffer.length,
    openParenthesis(buffer),
    OPEN_COLON.exec(buffer)?.index ?? buffer.length,
  );
  return { kind: 'wait', start, end: start };
}

const LONGEST_PARENTHESIS = 60;

/** Where a parenthesis stands open at the end: an invented reference in it takes it away. */
function openParenthesis(buffer: string): number {
  const open = buffer.lastIndexOf('(');
  if (open < 0 || buffer.includes(')', open) || buffer.length - open > LONGEST_PARENTHESIS) {
    return buffer.length;
  }
  return buffer[open - 1] === ' ' ? open - 1 : open;
}

function hazardZone(buffer: string, index: number, mark: string, final: boolean): Zone {
  const rest = buffer.slice(index);
  const cited = mark === '<' ? CITED.exec(rest)?.[0] : undefined;
  if (cited) return quoteZone(buffer, index, cited, final);
  if (mark === '**') return boldZone(buffer, index, final);
  if (mark === '<') return markupZone(index, rest, TAG, () => '', final, '');
  if (mark.startsWith('http')) return markupZone(index, rest, ADDRESS, () => '', final, '');
  if (mark === '{') return showZone(index, rest, final);
  if (mark === '[' || mark === '!') {
    const keep = (found: RegExpExecArray) => (found[0].startsWith('!') ? '' : (found[1] ?? ''));
    return markupZone(index, rest, LINK, keep, final, mark === '!' ? '!' : '');
  }
  return quoteZone(buffer, index, mark, final);
}

/** Tags that say of their words that they are quoted. */
const CITED = /^<(?:blockquote|q)(?:\s[^<>\n]*)?>/i;
const TAG = /^<[^<>\n]{0,400}>/;
const ADDRESS = /^https?:\/\/[^\s)\]]{0,500}(?=[\s)\]])/;
const LINK = /^!?\[([^\]\n]{0,300})\](?:\([^)\n]{0,500}\)|(?=[^(]))/;

/** From an opening mark to its closing one, with the reference that follows it. */
function quoteZone(buffer: string, index: number, mark: string, final: boolean): Zone {
  const waiting: Zone = { kind: 'wait', start: index, end: index };
  const sign = mark.trim();
  const open = index + mark.length;
  const found = CLOSING[sign.startsWith('<') ? '<' : sign]?.exec(buffer.slice(open));
  const newline = buffer.slice(open).search(/\n\s*\n/);
  if (!found || (newline >= 0 && found.index > newline)) {
    const ended = final || buffer.length - index > LONGEST_HOLD || newline >= 0;
    if (!ended) return waiting;
    // Never closed: what it opened is taken to its paragraph's end.
    const end = newline >= 0 ? open + newline : buffer.length;
    return { kind: 'quote', start: index, end, inner: buffer.slice(open, end).trim(), after: null };
  }
  const close = open + found.index;
  const inner = buffer.slice(open, close).trim();
  const end = sign === '>' ? close : close + found[0].length;
  const emphasis = (sign === '*' || sign === '_' || sign === '**') && inner.split(/\s+/).length < 5;
  if (inner === '' || emphasis) return { kind: 'markup', start: index, end, keep: inner };
  const following = buffer.slice(end);
  if (!final && following.length < AFTER_QUOTE && !/[.!?]\s|\n\s*\S/.test(following)) {
    return waiting;
  }
  const after = referenceAfter(following);
  return {
    kind: 'quote',
    start: index,
    end: end + (after?.length ?? 0),
    inner,
    after: after?.reference ?? null,
  };
}

/** Bold words with a reference after them are quoted; any others are emphasised, and read on. */
function boldZone(buffer: string, index: number, final: boolean): Zone {
  const zone = quoteZone(buffer, index, '**', final);
  if (zone.kind === 'wait' || (zone.kind === 'quote' && zone.after)) return zone;
  return { kind: 'markup', start: index, end: index + 2, keep: '**' };
}

/** "{{João 3:16}}": the place where the stored words are to stand. */
function showZone(start: number, rest: string, final: boolean): Zone {
  const found = /^\{\{([^{}\n]{0,60})\}\}/.exec(rest);
  if (found) return { kind: 'show', start, end: start + found[0].length, inner: found[1] ?? '' };
  if (!final && rest.length < 66 && !rest.includes('\n'))
    return { kind: 'wait', start, end: start };
  return { kind: 'markup', start, end: start + 1, keep: '' };
}

function markupZone(
  start: number,
  rest: string,
  pattern: RegExp,
  keep: (found: RegExpExecArray) => string,
  final: boolean,
  otherwise: string,
): Zone {
  const found = pattern.exec(rest);
  if (found) return { kind: 'markup', start, end: start + found[0].length, keep: keep(found) };
  if (!final && rest.length < 520 && !rest.includes('\n'))
    return { kind: 'wait', start, end: start };
  return { kind: 'markup', start, end: start + 1, keep: otherwise };
}

/** "…” (João 3:16)", "…” — João 3:16": the reference that belongs to the quotation. */
function referenceAfter(following: string): { reference: Reference; length: number } | null {
  const lead = /^[.,]?\s*(?:\n\s*)?(?:[([]|[—–-]\s*)\s*/.exec(following);
  if (!lead) return null;
  const found = findReferences(following.slice(0, AFTER_QUOTE + 20)).find((each) => each.reference);
  if (!found?.reference || found.start > lead[0].length) return null;
  const tail = /^[^)\]\n]{0,20}[)\]]/.exec(following.slice(found.end));
  const bracketed = /[([]/.test(lead[0]);
  return {
    reference: found.reference,
    length: found.end + (bracketed ? (tail?.[0].length ?? 0) : 0),
  };
}

const AFTER_REFERENCE = /^\)?\**\s*(?:[:=]|\s[–—-])\**\s+(?=[^\s“"«‘'])/;
/** After a reference that has its line for itself: the line below is taken for its words. */
const BELOW_REFERENCE = /^\**[ \t]*\n(?=[^\s“"«‘'>#*•\d-])/;
const SPOKEN = /:\**(?:[ \t]+|\s*\n\s*[—–]\s*)(?=[^\s“"«‘'*_>—–])/g;

/** Words after "João 3:16: " or "está escrito: " up to the end of their sentence or line. */
function clauseZone(before: string, buffer: string, final: boolean): Zone | null {
  const whole = before + buffer;
  for (const { start: named, end, reference } of findReferences(whole)) {
    const ownLine = /(?:^|\n)[ \t*>]*$/.test(whole.slice(0, named));
    const following = whole.slice(end);
    const gap =
      AFTER_REFERENCE.exec(following) ?? (ownLine ? BELOW_REFERENCE.exec(following) : null);
    const start = gap ? end + gap[0].length - before.length : -1;
    const from = Math.max(0, named - before.length);
    if (gap && start >= 0) return closeClause(buffer, { from, start, reference }, final);
  }
  for (const match of whole.matchAll(SPOKEN)) {
    const start = match.index + match[0].length - before.length;
    if (start < 0 || !endsInLeadIn(whole.slice(0, start + before.length))) continue;
    const from = Math.max(0, match.index - before.length);
    return closeClause(buffer, { from, start, reference: null }, final);
  }
  return null;
}

/** `from` is where what announces the clause begins. */
type Clause = Readonly<{ from: number; start: number; reference: Reference | null }>;

function closeClause(buffer: string, { from, start, reference }: Clause, final: boolean): Zone {
  const ending = /[.!?…]["”)]?(?=\s)|\n/.exec(buffer.slice(start));
  if (ending) {
    const end = start + ending.index + (ending[0] === '\n' ? 0 : ending[0].length);
    // A colon at the end of a line opens a list or the next paragraph, not a quotation.
    if (end > start) return { kind: 'clause', start, end, reference };
  }
  if (final || buffer.length - start > LONGEST_HOLD) {
    return { kind: 'clause', start, end: buffer.length, reference };
  }
  // What stands in a line of its own is forgotten once it is shown: it is held as well.
  const held = buffer.slice(from, start).includes('\n') ? from : Math.min(start, buffer.length);
  return { kind: 'wait', start: held, end: held };
}
