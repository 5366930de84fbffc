import { findReferences } from '#shared/bible/find-references.ts';
import { announces } from './claims.ts';
import { closingOf } from './marks.ts';
import { type After, LONGEST_HOLD, type QuoteZone, type Spot, waitAt, type Zone } from './zone.ts';

/** Tags that say of their words that they are quoted. */
export const CITED = /^<(?:blockquote|q|cite)(?:\s[^<>\n]*)?>/i;
/** Signs of emphasis around a whole sentence; what stands for them in what is shown. */
export const EMPHASIS: ReadonlyMap<string, string> = new Map([
  ['***', '**'],
  ['**', '**'],
  ['__', '**'],
  ['~~', ''],
  ['==', ''],
]);

const AFTER_QUOTE = 48;
/** As much after a quotation as tells whether a reference belongs to it. */
const SETTLED = /[.!?]\s+[^\s([{>—–-]|\n\s*\S.{24}|\n\s*\S.*\n/;
const FEWEST_WORDS = 5;

/** From an opening mark to its closing one, with the reference that follows it. */
export function quoteZone({ buffer, start, final }: Spot, mark: string): Zone {
  const sign = mark.trim().startsWith('<') ? '<' : mark.trim();
  const open = start + mark.length;
  const found = closingOf(sign, buffer.slice(open));
  const paragraph = buffer.slice(open).search(/\n\s*\n/);
  // Quotation marks may go on in the next paragraph, signs of emphasis may not.
  const ended = paragraph >= 0 && !/[“«]/.test(sign) && !(found && found.index < paragraph);
  if (!found || ended) {
    if (!final && !ended && buffer.length - start <= LONGEST_HOLD) return waitAt(start);
    // Never closed: what it opened is taken to its paragraph's end.
    const end = paragraph >= 0 ? open + paragraph : buffer.length;
    return quoted(sign, start, end, buffer.slice(open, end), null);
  }
  const close = open + found.index;
  const end = sign === '>' ? close : close + found.length;
  const inner = buffer.slice(open, close);
  if (/^[\s>]*$/.test(inner)) return { kind: 'markup', start, end, keep: '' };
  const following = buffer.slice(end);
  const settled = following.length >= AFTER_QUOTE || SETTLED.test(following);
  if (!final && !settled) return waitAt(start);
  const after = referenceAfter(following);
  if (/^[*_]$/.test(sign) && !after && inner.trim().split(/\s+/).length < FEWEST_WORDS) {
    return { kind: 'rewrite', start, end, as: inner };
  }
  return quoted(sign, start, end + (after?.length ?? 0), inner, after);
}

function quoted(
  mark: string,
  start: number,
  end: number,
  words: string,
  after: After | null,
): QuoteZone {
  const inner = words
    .replace(/\n\s*>+/g, '\n')
    .replace(/^[\s>]+/, '')
    .trim();
  return { kind: 'quote', start, end, inner, mark, after: after && { reference: after.reference } };
}

/** Emphasised words are quoted where a reference follows them or they are announced. */
export function emphasisZone(spot: Spot, sign: string): Zone {
  const { before, buffer, start } = spot;
  const zone = quoteZone(spot, sign);
  if (zone.kind === 'wait') return zone;
  if (zone.kind === 'quote') {
    const announced = announces(before + buffer.slice(0, start), zone.inner) === 'sure';
    if (zone.after || (announced && zone.inner.split(/\s+/).length > 2)) return zone;
  }
  return { kind: 'markup', start, end: start + sign.length, keep: EMPHASIS.get(sign) ?? '' };
}

/** "— … — disse Jesus": a line of dialogue, and who is said to have spoken it. */
export function speechZone({ buffer, start, final }: Spot, mark: string): Zone {
  const rest = buffer.slice(start);
  const whole = final || rest.length > LONGEST_HOLD || rest.includes('\n', mark.length);
  if (!whole) return waitAt(start);
  const line = /^\s*[^\n]*/.exec(rest)?.[0] ?? '';
  const spoken = /^\s*—\s+(.+?)\s*[—–,.!?]\s*(\p{Ll}+\s.*)$/u.exec(line);
  const [, words = '', teller = ''] = spoken ?? [];
  if (spoken && announces(teller.replace(/[.!?]+$/, ''), words) === 'sure') {
    return quoted('—', start, start + line.length, words, null);
  }
  return { kind: 'markup', start, end: start + mark.length, keep: mark };
}

const LEAD =
  /^[.,;:!?…]*\s*(?:\n\s*)?(?:>\s*)?(?:[([{]{1,2}|[—–/|-]\s*)?\s*(?:(?:cf|conf|ver|veja|leia|vide|em|de)\.?\s+)?/i;

/** "…” (João 3:16)", "…” — João 3:16": the reference that belongs to the quotation. */
function referenceAfter(following: string): (After & { length: number }) | null {
  const lead = LEAD.exec(following)?.[0] ?? '';
  const [found] = findReferences(following.slice(0, AFTER_QUOTE + 20));
  if (!found || found.start > lead.length) return null;
  const bracketed = /[([{]/.test(lead);
  // Another sentence, which begins with a place.
  if (/^[.!?…]/.test(lead) && !bracketed && !/[—–]/.test(lead)) return null;
  const tail = /^[^)\]}\n]{0,20}[)\]}]{1,2}/.exec(following.slice(found.end))?.[0] ?? '';
  return { reference: found.reference, length: found.end + (bracketed ? tail.length : 0) };
}
