import { BOOK_NAMES, plainName } from '#shared/bible/book-names.ts';
import { BOOKS } from '#shared/bible/canon.ts';
import { type FoundReference, findReferences } from '#shared/bible/find-references.ts';
import { figuresFor } from '#shared/bible/number-words.ts';
import type { Reference } from '#shared/bible/reference.ts';
import type { Replacement } from './parts.ts';

const NUMBER_WORD =
  '(?:(?:um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento)(?: e )?)+';
const NAMES = [...new Set(BOOKS.map(({ name }) => name.replace(/^\d /, '')))];
const BOOK = `(?:(?:[1-3]ª?|I{1,3}|[Pp]rimeira|[Ss]egunda|[Tt]erceira)\\s?(?:(?:carta|epístola)\\s)?(?:(?:de|a|à|aos)\\s)?(?:Paulo\\s(?:a|aos)\\s)?)?(?:${[...NAMES, 'Salmo', 'Provérbio', 'Cânticos'].join('|')})`;
const NUMBER = `${NUMBER_WORD}|[IVXLC]+(?!\\p{L})|\\d{1,3}`;
/** "O versículo dezesseis do capítulo três de João", "no capítulo III de João, versículo 16" */
const CHAPTER_FIRST = new RegExp(
  `(?:([nd]?o) )?(?:vers[íi]culo (${NUMBER}),? (?:[dn]o )?)?cap[íi]tulo (${NUMBER}) (?:d[eo]s?|da) (?:livro d[eo]s? |evangelho de |carta (?:de Paulo )?aos )?(${BOOK})(?:,? vers[íi]culos? (${NUMBER}))?(?!\\p{L})`,
  'giu',
);
/** "João, capítulo três, versículo dezesseis", "Salmo vinte e três", "João III, 16" */
const BOOK_FIRST = new RegExp(
  `(?<!\\p{L})(?:([NnDd]a) (?=[PpSsTt]))?(${BOOK}),? ?((?:[Cc]ap[íi]tulo |[Cc]ap\\. ?)?)(${NUMBER_WORD}|[IVXLC]+(?=[\\s,.:;)])|\\d{1,3}(?=,? vers))(?:(?:,|:)? ?(?:e )?(?:vers[íi]culos? (?:de )?|v\\. ?)?(${NUMBER_WORD}|\\d{1,3}))?(?!\\p{L})`,
  'gu',
);
const SIGNS_BETWEEN = new RegExp(
  `(?<!\\p{L})(${BOOK})[ ·~_*/|]{1,3}(\\d{1,3}) ?[·∙•~_*/|;:.] ?(\\d{1,3})(?!\\d)`,
  'gu',
);
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The number that words, Roman numerals or figures name, in figures. */
function figuresOf(written: string): string {
  if (!/^[IVXLC]+$/.test(written)) return figuresFor(written.trim().replace(/ e$/, ''));
  const values = [...written].map((sign) => ROMAN_VALUES[sign] ?? 0);
  return String(
    values.reduce((sum, each, at) => sum + (each < (values[at + 1] ?? 0) ? -each : each), 0),
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function inFigures(
  written: string,
  article: string,
  book: string,
  chapter: string,
  verse?: string,
) {
  const numbers = [chapter, ...(verse === undefined ? [] : [verse])].map(figuresOf);
  const before = /^n/i.test(article) ? 'em ' : /^d/i.test(article) ? 'de ' : '';
  const place = `${before}${capital(book)} ${numbers.join(':')}`;
  return /^\p{Lu}/u.test(written) ? capital(place) : place;
}

/** The places of a text in figures: "João capítulo três, versículo dezesseis" as "João 3:16". */
export const withPlacesInFigures = (text: string): string =>
  text
    .replace(SIGNS_BETWEEN, '$1 $2:$3')
    .replace(CHAPTER_FIRST, (written, article = '', before, chapter, book, after = before) =>
      // The chapter in figures reads well as it is, and names no verse.
      after === undefined && /^\d/.test(chapter)
        ? written
        : inFigures(written, article, book, chapter, before ?? after),
    )
    .replace(BOOK_FIRST, (written, article = '', book, label, chapter, verse) => {
      const isSaid = label !== '' || verse !== undefined || /^Salmo/.test(book);
      return isSaid || /^[IVXLC]{2,}$/.test(chapter)
        ? inFigures(written, article, book, chapter, verse)
        : written;
    });

/** Books that Bibles of 66 books do not hold. */
const OUTSIDE_CANON =
  /(?<!\p{L})(?:(?:[1-4]|I{1,3}|Primeiro|Segundo)\s?(?:livro d[eo]s? )?)?(?:Tobias|Judite|Sabedoria(?: de Salomão)?|Eclesi[áa]stico|Sir[áa]cida|Sirac|Baru[cq]u?e?|Macabeus|Esdras|Enoque|Enoc|Jubileus|Didaqu[êe]|Manass[ée]s|Susana|Hermas|Barnab[ée]|Evangelho (?:segundo |de )(?:S[ãa]o )?(?:Tom[ée]|Judas|Maria(?: Madalena)?|Filipe|Pedro|Nicodemos|Bartolomeu)|Apocalipse de (?:Pedro|Paulo|Abra[ãa]o)|Alcor[ãa]o|Livro de M[óo]rmon|N[ée]fi)(?:,? (?:dito|log[íi]on|cap(?:[íi]tulo|\.)|vers[íi]culo|sura))? ?,? ?\d{1,3}(?:[:.,] ?\d{1,3}(?:[-–]\d{1,3})?)?|Evangelho (?:segundo |de )(?:Tom[ée]|Judas|Filipe|Maria)/gu;
const CLOCK = /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d$/;
const OF_THE_CLOCK =
  /(?<!\p{L})(?:culto|reuni[ãa]o|hor[áa]rio|hora|encontro|ensaio|domingo|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|manh[ãa]|tarde|noite|in[íi]cio|jantar|almo[çc]o)s?(?!\p{L})/iu;

/** A place that exists. */
export type Place = FoundReference & Readonly<{ reference: Reference }>;

export const exists = (place: FoundReference): place is Place => place.reference !== null;

/** The text that was read last: a sentence is asked for its places by one rule after the other. */
let latest: Readonly<{ text: string; places: readonly FoundReference[] }> = {
  text: '',
  places: [],
};

/** The places of a text; `reference` is null for one that no Bible of 66 books holds. */
export function placesIn(text: string): readonly FoundReference[] {
  if (latest.text !== text) latest = { text, places: readPlaces(text) };
  return latest.places;
}

function readPlaces(text: string): readonly FoundReference[] {
  const outside = [...text.matchAll(OUTSIDE_CANON)]
    .filter(({ 0: name }) => !isCanonical(name))
    .map(({ index, 0: name }): FoundReference => {
      return { start: index, end: index + name.length, text: name, reference: null };
    });
  const known = findReferences(text).filter(
    ({ start, end, reference, text: name }) =>
      !outside.some((each) => start < each.end && end > each.start) &&
      (reference !== null || !(CLOCK.test(name) && OF_THE_CLOCK.test(name))),
  );
  return [...outside, ...known].sort((a, b) => a.start - b.start);
}

const SIGN = '§';
/** The signs that stand for a place, in patterns. */
export const PLACE = `${SIGN}+`;

/** A text whose places are signs, each as long as it was, so that their figures and colons are out of the way. */
export const maskPlaces = (text: string): string =>
  placesIn(text).reduce(
    (masked, { start, end }) =>
      masked.slice(0, start) + SIGN.repeat(end - start) + masked.slice(end),
    text,
  );

export type Span = Readonly<{ start: number; end: number }>;

/** The words of a span that are no places. */
export const withoutPlaces = (
  text: string,
  places: readonly Span[],
  { start, end }: Span,
): string =>
  gapsIn(text.slice(0, end), [{ start: 0, end: start }, ...places])
    .map((gap) => text.slice(gap.start, Math.min(gap.end, end)))
    .join('');

/** "Esdras 3:4" is a book of the canon, "2 Esdras 3:4" is none. */
function isCanonical(name: string): boolean {
  const [book = ''] = name.split(/,? ?\d{1,3}(?:[:.,]|$)/);
  return BOOK_NAMES.has(plainName(book));
}

/** A place behind a quotation; `until` is where its citation ends, closing bracket included. */
export type PlaceAfter = Place & Readonly<{ until: number }>;

/** What may stand between a quotation and its citation. */
const LEAD =
  /^[.,;:!?…]*\s*(?:[([{]{1,2}|[—–/|~-]{1,2}\s*)?\s*(?:(?:cf|conf|ver|veja|leia|vide|em|de|est[áa] em|como est[áa] escrito em)\.?\s+)?$/iu;

/** The place that belongs to a quotation before it, and where the citation ends. */
export function placeAfter(text: string, end: number, places: readonly Place[]): PlaceAfter | null {
  const place = places.find((each) => each.start >= end);
  if (!place) return null;
  const lead = text.slice(end, place.start);
  if (!LEAD.test(lead)) return null;
  const bracket = /[([{]/.test(lead);
  // '… "pobres de espírito"; Lucas 6:20 diz …': the place begins a clause of its own.
  if (/^\s*;/.test(lead) && !bracket && /^\s+\p{Ll}/u.test(text.slice(place.end))) return null;
  const tail = bracket
    ? (/^[^)\]}\n]{0,30}[)\]}]{1,2}/.exec(text.slice(place.end))?.[0].length ?? 0)
    : 0;
  return { ...place, until: place.end + tail };
}

/** The place inside a quotation, the last one before it, else the first one behind. */
export function nearestPlace(places: readonly Place[], { start, end }: Span): Place | undefined {
  return (
    places.find((each) => each.start >= start && each.end <= end) ??
    places.findLast((each) => each.end <= start) ??
    places.find((each) => each.start >= end)
  );
}

/** Removes the places that stand in parentheses, together with these. */
export function withoutParenthesized(
  text: string,
  places: readonly FoundReference[],
): Replacement[] {
  const found: Replacement[] = [];
  for (const { start, end } of places) {
    const opened = /\s?[([][^()[\]]*$/.exec(text.slice(0, start));
    const closed = opened ? /^[^()[\]\n]{0,60}[)\]]/.exec(text.slice(end)) : null;
    if (opened && closed)
      found.push({ start: opened.index, end: end + closed[0].length, parts: [] });
  }
  return found;
}

/** What these leave of a text. */
export function gapsIn(text: string, taken: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let at = 0;
  for (const { start, end } of [...taken].sort((one, other) => one.start - other.start)) {
    if (start > at) gaps.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  return [...gaps, { start: at, end: text.length }];
}
