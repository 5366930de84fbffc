import { BOOK_NAMES, plainName } from '#shared/bible/book-names.ts';
import { findReferences } from '#shared/bible/find-references.ts';
import type { Reference } from '#shared/bible/reference.ts';
import { announces, type Strength, startsSentence } from './claims.ts';

/** A place in a text from which on its words claim to be Scripture. */
export type Announcement = Readonly<{
  at: number;
  /** The place that was named, where one was; null also for a place that does not exist. */
  reference: Reference | null;
  strength: Strength;
}>;

/** Quotation marks and places to show have a treatment of their own. */
const WORDS = '(?=[^\\s“"«‘\'`>{—–-])(?!<(?:blockquote|q|cite)\\b)';
const CLOSERS = '[)\\]}*_]*';
const TRANSLATION =
  '(?:,?\\s*\\(?(?:NVI|ARA|ARC|ACF|NAA|NTLH|NVT|KJA|BKJ|TB|AA|BLIVRE|Almeida)\\)?)?';
const SEPARATOR = '(?:\\s*(?:[:=|~→➡]|->|=>)|\\s--?|\\s[–—]|[–—-](?=\\p{Lu}))';

/** As far as a reference announces anything. */
const REACH = 80;

const regex = (source: string, flags = 'u') => new RegExp(source, flags);
const SEPARATED = regex(
  `^${CLOSERS}${TRANSLATION}${CLOSERS}${SEPARATOR}[*_]*\\s*(?:[—–-]\\s+)?${WORDS}(?!\\d)`,
);
const BESIDE = regex(`^${CLOSERS}[ \\t]+${WORDS}(?=[*_]*\\p{Lu})`);
const LOOSE = regex(
  `^${CLOSERS}(?:\\.|\\s*\\p{Extended_Pictographic}\\ufe0f?)\\s+${WORDS}(?=\\p{Lu})`,
);
const BELOW = regex(
  `^${CLOSERS}[.:]?[*_]*[ \\t]*\\n(?:\`{3}\\w*\\n)?[ \\t]*(?=[^\\s“"«‘'>#*•\\d-])`,
);
const FURTHER_BELOW = regex(`^${CLOSERS}[.:]?[*_]*[ \\t]*\\n\\s*\\n(?=[^\\s“"«‘'>#*•\\d-])`);
/** What may stand in a line before a reference that is its heading. */
const OPENS_LINE = /^[^\p{L}\d]*(?:\d{1,2}[.)]\s+)?[^\p{L}\d]*$/u;
const LABELLED = /^[^\p{L}\d]*\p{L}+(?: \p{L}+)?:[*_\s]*$/u;
const COLON = regex(
  `(:|\\s--?(?=\\s)|\\s[–—](?=\\s)|\\.{3}|…)[)*_]*(?:[ \\t]*|\\s*\\n\\s*)([—–•*-]\\s+|\\d{1,2}[.)]\\s+)?${WORDS}(?!\\d)`,
  'gu',
);
const NUMBERED =
  /(?<=^|\n)[ \t>*]*(?:[¹²³⁰⁴-⁹]+\s?|v(?:v|\.|ers\.)?\s?\d{1,3}[.:)]?\s+|[[(]?(\d{1,3})[\])]?\s+)(?=(\p{Lu}\p{L}*))/gu;

/** The first announcement in a text whose words begin at `from` or later. */
export function findAnnouncement(text: string, from: number): Announcement | null {
  const all = [...byReference(text), ...byColon(text, from), ...byNumber(text)];
  return all
    .filter(({ at }) => at >= from && at < text.length)
    .reduce<Announcement | null>(
      (first, each) => (first && first.at <= each.at ? first : each),
      null,
    );
}

function* byReference(text: string): Generator<Announcement> {
  for (const { start, end, reference } of findReferences(text)) {
    const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    const found = gapAfter(text.slice(0, end), text.slice(end, end + REACH), line, reference);
    if (!found) continue;
    // Beside a whole chapter stands its subject as often as its words.
    const solid = reference === null || reference.verse !== null;
    const strength = solid ? found.strength : 'possible';
    yield { at: end + found.length, reference, strength };
  }
}

/** What stands between a reference and the words that it announces. */
function gapAfter(before: string, following: string, line: string, reference: Reference | null) {
  const opensLine = OPENS_LINE.test(line);
  const gap = (pattern: RegExp, strength: Strength) => {
    const length = pattern.exec(following)?.[0].length;
    return length === undefined ? null : { length, strength };
  };
  const separated = gap(SEPARATED, 'sure');
  if (separated) {
    const next = following.slice(separated.length);
    const plain = startsSentence(next) || opensLine || !reference;
    return plain || announces(before, next) === 'sure' ? separated : null;
  }
  const loose = opensLine || LABELLED.test(line) ? gap(LOOSE, 'possible') : null;
  if (loose || !opensLine) return loose;
  return gap(BESIDE, 'sure') ?? gap(BELOW, 'sure') ?? gap(FURTHER_BELOW, 'possible');
}

function* byColon(text: string, from: number): Generator<Announcement> {
  for (const match of text.matchAll(COLON)) {
    const [whole, sign, item] = match;
    const at = match.index + whole.length;
    if (at < from) continue;
    const next = text.slice(at);
    const strength = announces(text.slice(0, match.index), next);
    if (!strength) continue;
    // A dash or dots may go on with the sentence; a list may be the writer's own.
    if (sign !== ':' && (strength !== 'sure' || !startsSentence(next))) continue;
    yield { at, reference: null, strength: item ? 'possible' : strength };
  }
}

function* byNumber(text: string): Generator<Announcement> {
  for (const match of text.matchAll(NUMBERED)) {
    const [sign, number = '', next = ''] = match;
    // "1 Samuel": the number of a book.
    if (BOOK_NAMES.has(number + plainName(next))) continue;
    // Any list has numbers; raised ones, or with a "v.", only verses have.
    const strength = /[v¹²³⁰⁴-⁹]/.test(sign) ? 'sure' : 'possible';
    yield { at: match.index + sign.length, reference: null, strength };
  }
}
