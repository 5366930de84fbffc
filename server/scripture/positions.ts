import { BOOK_NAMES, plainName } from '#shared/bible/book-names.ts';
import type { FoundReference } from '#shared/bible/find-references.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { announcementStrength, type PresentedSpan, startsSentence } from './attribution.ts';

const CLOSERS = '[)\\]}*_]*';
const TRANSLATION =
  '(?:,?\\s*[([]?(?:NVI|ARA|ARC|ACF|NAA|NTLH|NVT|KJA|KJV|BKJ|TB|AA|NBV|BLIVRE|Almeida|par[áa]frase)[)\\]]?)?';
const SEPARATOR =
  '(?:\\s*(?:[:;=|~→➡•·]|->|=>)|\\s--?|\\s[–—]|[–—-](?=\\p{Lu})|\\s*\\p{Extended_Pictographic}\\ufe0f?)';
const regex = (source: string, flags = 'u') => new RegExp(source, flags);
const SEPARATED = regex(`^${CLOSERS}${TRANSLATION}${CLOSERS}${SEPARATOR}[*_]*\\s*(?:[—–-]\\s+)?`);
const BESIDE = regex(`^${CLOSERS}${TRANSLATION}[ \\t]+(?=[*_]*\\p{Lu})`);
const LOOSE = regex(`^${CLOSERS}\\.\\s+(?=\\p{Lu})`);
const BELOW = regex(`^${CLOSERS}${TRANSLATION}[.:]?${CLOSERS}[ \\t]*\\n\\s*`);
/** Words that may stand in a line before a place that is its heading. */
const OPENS_LINE = /(?:^|\n)[^\p{L}\d\n]*(?:\d{1,2}[.)]\s+)?[^\p{L}\d\n]*$/u;
const LABELLED = /(?:^|\n)[^\p{L}\d\n]*\p{L}+(?: \p{L}+)?:[*_\s]*$/u;

/** The words behind a place: "João 3:16: …", "João 3:16 — …", or below it as their heading. */
export function behindPlace(unit: string, place: FoundReference): PresentedSpan | null {
  const before = unit.slice(0, place.start);
  const following = unit.slice(place.end);
  const opensLine = OPENS_LINE.test(before);
  const solid = place.reference === null || place.reference.verse !== null;
  const behind = (pattern: RegExp, strength: PresentedSpan['strength']): PresentedSpan | null => {
    const gap = pattern.exec(following)?.[0];
    if (gap === undefined || plainWordsOf(following.slice(gap.length)).length === 0) return null;
    const start = place.end + gap.length;
    return {
      start,
      end: unit.length,
      reference: place.reference,
      strength: solid ? strength : 'possible',
    };
  };
  const separated = behind(SEPARATED, 'sure');
  if (separated) {
    const next = unit.slice(separated.start);
    // "… (Hebreus 6:19): ela não impede": the sentence goes on behind its citation.
    if (
      /^\d/.test(next) ||
      (following.startsWith(')') && (!startsSentence(next) || /^\)\s*;/.test(following)))
    )
      return null;
    const plain =
      startsSentence(next) ||
      opensLine ||
      /[:=|~→➡]/.test(following.slice(0, separated.start - place.end));
    return plain || announcementStrength(unit.slice(0, place.end), next) === 'sure'
      ? separated
      : null;
  }
  if (opensLine)
    return behind(BELOW, 'sure') ?? behind(LOOSE, 'possible') ?? behind(BESIDE, 'sure');
  return LABELLED.test(before) ? behind(LOOSE, 'possible') : null;
}

const IN_FRONT =
  /^([\s\S]*\S)(?:\s[—–~-]{1,2}|[—–]|\s*\n\s*[([—–-]{0,2}|(?<!C)[.!?…]\s*[([]|,?\s(?:conforme|segundo|como (?:diz|est[áa] em|lemos em|ensina|afirma|promete)))\s*(?:(?:cf|conf|em|de)\.?\s*)?$/iu;

/** The words in front of the place that ends the unit: "… — João 3:16", "…. (João 3:16)". */
export function beforePlace(unit: string, places: readonly FoundReference[]): PresentedSpan | null {
  const last = places.at(-1);
  if (!last || !/^[\s)\]}*_.,;]*(?:\(?\p{Lu}{2,6}\)?)?[\s)\]}*_.]*$/u.test(unit.slice(last.end)))
    return null;
  const words = IN_FRONT.exec(unit.slice(0, last.start))?.[1];
  if (words === undefined || /:[*_]*$/.test(words) || plainWordsOf(words).length < 4) return null;
  const start = /^\s*(?:[-*•+]\s+|\d{1,2}[.)]\s+|>\s*)?/.exec(words)?.[0].length ?? 0;
  return { start, end: unit.length, reference: last.reference, strength: 'sure' };
}

/** "Nada me faltará (Salmos 23:1).": a sentence with its place in it, which mostly tells what stands there. */
export function inParentheses(
  unit: string,
  places: readonly FoundReference[],
): PresentedSpan | null {
  const last = places.at(-1);
  if (!last || !/^[)\]*_]*[.;!]*$/.test(unit.slice(last.end))) return null;
  const words = /^([\s\S]*[^.!?…\s])\s*[([](?:(?:cf|conf|ver|veja|leia|em)\.?\s+)?$/iu.exec(
    unit.slice(0, last.start),
  )?.[1];
  if (words === undefined || places.length > 1) return null;
  const start = /^\s*(?:[-*•+]\s+|\d{1,2}[.)]\s+)?/.exec(words)?.[0].length ?? 0;
  return { start, end: unit.length, reference: last.reference, strength: 'weak' };
}

/** "Em João 3:16, lemos que …" */
export function readAt(unit: string, places: readonly FoundReference[]): PresentedSpan | null {
  for (const { end, reference } of places) {
    const gap = /^,?\s+(?:lemos|lê-se|vemos|está escrito|diz|encontramos|aprendemos) que\s+/iu.exec(
      unit.slice(end),
    )?.[0];
    if (gap) return { start: end + gap.length, end: unit.length, reference, strength: 'weak' };
  }
  return null;
}

const NUMBERED =
  /(?:^|\n)[ \t>*]*(?:[¹²³⁰⁴-⁹]+\s?|v(?:v|\.|ers\.)?\s?\d{1,3}[.:)]?\s+|[[(]?(\d{1,3})[\])]?\s+)(?=(\p{Lu}\p{L}*))/u;

/** The words behind the number of a verse: "¹⁶ Porque …", "16 Porque …". */
export function behindVerseNumber(unit: string): PresentedSpan | null {
  const match = NUMBERED.exec(unit);
  if (!match) return null;
  const [sign, number = '', next = ''] = match;
  // "1 Samuel": the number of a book.
  if (BOOK_NAMES.has(number + plainName(next))) return null;
  const strength = /[v¹²³⁰⁴-⁹]/.test(sign) ? 'sure' : 'possible';
  return { start: match.index + sign.length, end: unit.length, reference: null, strength };
}

/**
 * "Na NVI, João 1:1 fica assim: No princípio …": a sentence behind a colon and a verse before it.
 */
export function behindColon(unit: string, places: readonly FoundReference[]): PresentedSpan | null {
  const colon = /:[*_]*\s+(?=[*_]*\p{Lu}\p{L}*[\s,])/gu;
  for (const match of unit.matchAll(colon)) {
    const place = places.findLast(
      ({ end, reference }) => end <= match.index && reference !== null && reference.verse !== null,
    );
    const start = match.index + match[0].length;
    // "João 3:16, que fala de amor: …": the place is described, and what follows explains it.
    const isNear = place && !/[.!?]\s|, que /.test(unit.slice(place.end, match.index));
    if (isNear) return { start, end: unit.length, reference: place.reference, strength: 'sure' };
  }
  return null;
}
