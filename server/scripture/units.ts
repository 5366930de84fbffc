import type { Reference } from '#shared/bible/reference.ts';
import { endsAbbreviated } from '#shared/portuguese/sentences.ts';
import { announcesScripture } from './attribution.ts';
import { placesIn } from './places.ts';

/** The state that the units before leave for the next one. */
export type UnitContext = Readonly<{
  /** The white space of removed units, so that paragraphs stay apart. */
  pendingSpace: string;
  /** Whether false Scripture was removed, so that what continues it is removed, too. */
  afterRemoval: boolean;
  /** The place whose stored words were just shown. */
  shownPlace: Reference | null;
  /** How many words of the verse that was just shown the writer has not said yet. */
  unsaid: number;
  /** The last place that the paragraph named. */
  namedPlace: Reference | null;
  /** The place that the line before announced, or was the heading of. */
  heading: Reference | null;
}>;

export const NO_CONTEXT: UnitContext = {
  pendingSpace: '',
  afterRemoval: false,
  shownPlace: null,
  unsaid: 0,
  namedPlace: null,
  heading: null,
};

/** A longer unit is cut, so that an answer of one line costs no more than one of many. */
const LONGEST_UNIT = 1200;
/** The characters after a unit that show whether a citation belongs to it. */
const LOOKAHEAD = 90;
const LONGEST_PARENTHESIS = 240;

const END = /\n|[.!?…]+["”’»)\]*_~=`]*(?=\s)|["”’»]\.?(?=\s*\n)/g;
const CITATION_LEAD =
  /^[ \t]*(?:\n[ \t>]*){0,2}(?:[([{]{1,2}|[—–~-]{1,2}|\*{1,3}|_{1,2}|📖|\s)*(?:(?:cf|conf|ver|veja|leia|vide|em|de|livro de|evangelho (?:de|segundo))\.?\s+)?/iu;
const CLOSERS = /^[)\]}*_.»”"]{0,4}(?:,? ?\(?\p{Lu}{2,6}\)?)?[)\]}*_.]{0,3}/u;

/** "“…” Isso está em João 3:16." */
const TOLD_BEHIND = /^[ \t]+(?:Iss[oa]|Ist[oa]|Est[aeá]|Ess[ae]s?|São|É)(?!\p{L})[^.!?\n]{0,40}$/u;
const isQuoted = (unit: string) => /["”»*_][.!?]?$/.test(unit);

/**
 * Returns the end of the first unit of a buffer: a sentence or a line, with the citation behind it,
 * or an announcement with what it announces. Null while what comes may still belong to it.
 */
export function unitEnd(buffer: string, final: boolean): number | null {
  const start = buffer.search(/\S/);
  if (start < 0) return final && buffer !== '' ? buffer.length : null;
  END.lastIndex = start + 1;
  for (let found = END.exec(buffer); found; found = END.exec(buffer)) {
    const end = found.index + (found[0] === '\n' ? 0 : found[0].length);
    if (end - start > LONGEST_UNIT) break;
    const unit = buffer.slice(start, end);
    if (isIncomplete(unit, buffer.slice(end, end + LOOKAHEAD))) continue;
    const following = buffer.slice(end, end + LOOKAHEAD);
    if (!final && !isSettled(unit, following)) return null;
    const tail = citationBehind(unit, following);
    if (tail !== null || !announcesNext(unit, following)) return end + (tail ?? 0);
    END.lastIndex = end + buffer.slice(end).search(/\S|$/);
  }
  return cutLongUnit(buffer, start, final);
}

function cutLongUnit(buffer: string, start: number, final: boolean): number | null {
  if (buffer.length - start <= LONGEST_UNIT) return final ? buffer.length : null;
  const space = buffer.lastIndexOf(' ', start + LONGEST_UNIT);
  return space > start ? space : start + LONGEST_UNIT;
}

/** Whether something is still open: an abbreviation, a quotation, a parenthesis, a block, a row. */
function isIncomplete(unit: string, following: string): boolean {
  if (/^[ \t]*>/.test(unit)) return !/^\n(?![ \t]*>)/.test(following) || following === '';
  if (isRow(unit)) return !following.startsWith('\n');
  if (endsAbbreviated(unit)) return !following.startsWith('\n');
  if (/(?:\.{3}|…)$/.test(unit) && announcesScripture(unit.replace(/[\s:*_).…]+$/, '')))
    return true;
  if (isQuoteOpen(unit, following)) return true;
  const open = unit.lastIndexOf('(');
  return open > unit.lastIndexOf(')') && unit.length - open < LONGEST_PARENTHESIS;
}

export const isRow = (line: string) => /^\s*\||\S \| \S.*\S? \| |^[^\n|]+ \| [^\n|]+$/.test(line);

function isQuoteOpen(unit: string, following: string): boolean {
  const count = (sign: RegExp) => unit.match(sign)?.length ?? 0;
  if (count(/[“«]/g) > count(/[”»]/g) + (count(/"/g) % 2)) return true;
  const inLine = unit.slice(unit.lastIndexOf('\n') + 1);
  const straight = (inLine.match(/(?<!\p{L})"|"(?!\p{L})/gu)?.length ?? 0) % 2 === 1;
  return straight && !/^\n\s*\n/.test(following);
}

/** Whether the buffer holds enough to tell if a citation follows. */
function isSettled(unit: string, following: string): boolean {
  if (following.length >= LOOKAHEAD) return true;
  return !/["”»*_]\.?$/.test(unit) && /^[ \t]+[\p{L}\d“"«]/u.test(following);
}

/** The length of the citation that belongs to the words before it; null where none follows. */
function citationBehind(unit: string, following: string): number | null {
  const lead = CITATION_LEAD.exec(following)?.[0] ?? '';
  const [place] = placesIn(following);
  if (place && isQuoted(unit) && TOLD_BEHIND.test(following.slice(0, place.start))) {
    return place.end;
  }
  if (!place || place.start > lead.length) return null;
  if (/\{\{|\[\[/.test(following.slice(0, place.start))) return null;
  const rest = following.slice(place.end);
  const closers = CLOSERS.exec(rest)?.[0] ?? '';
  const opened = /[([{—–~*_-]/.test(lead) || /["”»*_]\.?$/.test(unit);
  if (!lead.includes('\n')) {
    const isLast = /[([{—–~*_-]/.test(lead) || /^[)*_]*\.?\s*(?:\n|$)|^\./.test(rest);
    return opened && isLast && !/^\s*:/.test(rest) ? place.end + closers.length : null;
  }
  // A place in bold above a paragraph is its heading.
  if (/\n[ \t]*\n[\s>]*[*_#]/.test(lead)) return null;
  const afterwards = rest.slice(closers.length);
  const alone = /^[ \t]*(?:\n[ \t]*(?:\n|$)|\n?$)/.test(afterwards);
  return alone && !/^\s*[*-] /.test(lead.replace(/^\n+/, '')) ? place.end + closers.length : null;
}

const ITEM = /^\s*(?:[-*•+]\s|\d{1,2}[.)]\s|#|\*\*|\{\{|\[\[|\|)/;

/** Whether what comes next is announced here: "Jesus disse:", or a place as a heading. */
function announcesNext(unit: string, following: string): boolean {
  if (!following.startsWith('\n')) return false;
  const next = following.trimStart();
  const line = unit.slice(unit.lastIndexOf('\n') + 1);
  if (/:[*_)\s]*$/.test(line) && announcesScripture(line.replace(/[\s:*_)]+$/, ''))) return true;
  // A place that ends a block is that of the words above it.
  if (!isPlaceAlone(line) || /^[\s>*_]*[(—–-]/.test(line) || /^\s*>[^\n]*\n/.test(unit))
    return false;
  if (ITEM.test(next) && !/^\d{1,3}\s+\p{Lu}/u.test(next)) return false;
  const [place] = placesIn(next);
  return !place || place.start > 2;
}

/** Whether a line names a place and says nothing else. */
export function isPlaceAlone(line: string): boolean {
  const [place, ...more] = placesIn(line);
  if (!place || more.length > 2) return false;
  const last = more.at(-1) ?? place;
  const rest = line.slice(0, place.start) + line.slice(last.end);
  return (
    !/\{\{|\[\[/.test(line) &&
    !/^\s*[-•+]\s|^\s*\d{1,2}[.)]\s/.test(line) &&
    (rest.match(/\p{L}+/gu) ?? []).length <= 3
  );
}
