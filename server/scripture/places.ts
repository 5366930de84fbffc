import { BOOKS } from '#shared/bible/canon.ts';
import { type FoundReference, findReferences } from '#shared/bible/find-references.ts';
import { figuresFor } from '#shared/bible/number-words.ts';
import type { Reference } from '#shared/bible/reference.ts';

const NUMBER_WORD =
  '(?:(?:um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento)(?: e )?)+';
const NAMES = [...new Set(BOOKS.map(({ name }) => name.replace(/^\d /, '')))];
const BOOK = `(?:(?:[1-3]ª?|I{1,3}|[Pp]rimeira|[Ss]egunda|[Tt]erceira)\\s?(?:(?:carta|epístola)\\s)?(?:(?:de|a|à|aos)\\s)?(?:Paulo\\s(?:a|aos)\\s)?)?(?:${[...NAMES, 'Salmo', 'Provérbio', 'Cânticos'].join('|')})`;
const CHAPTER_OF = new RegExp(
  `(?:(no|do|o) )?(?:vers[íi]culo (\\d{1,3}|${NUMBER_WORD}),? (?:do |no )?)?cap[íi]tulo (\\d{1,3}|[IVXLC]+|${NUMBER_WORD}) (?:d[eo]s?|da) (?:livro d[eo]s? |evangelho de |carta (?:de Paulo )?aos )?(${BOOK})(?:,? vers[íi]culos? (\\d{1,3}|${NUMBER_WORD}))?(?!\\p{L})`,
  'giu',
);
const SPELLED = new RegExp(
  `(?<!\\p{L})(?:([NnDd]a) (?=[PpSsTt]))?(${BOOK}),? ?((?:[Cc]ap[íi]tulo |[Cc]ap\\. ?)?)(${NUMBER_WORD}|[IVXLC]+(?=[\\s,.:;)])|\\d{1,3}(?=,? vers))(?:(?:,|:)? ?(?:e )?(?:vers[íi]culos? (?:de )?|v\\. ?)?(${NUMBER_WORD}|\\d{1,3}))?(?!\\p{L})`,
  'gu',
);
const SIGNS_BETWEEN = new RegExp(
  `(?<!\\p{L})(${BOOK})[ ·~_*/|]{1,3}(\\d{1,3}) ?[·∙•~_*/|;:.] ?(\\d{1,3})(?!\\d)`,
  'gu',
);
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The number that words, Roman numerals or figures name; null where they name none. */
function numberOf(written: string): number | null {
  if (/^\d+$/.test(written)) return Number(written);
  if (/^[IVXLC]+$/.test(written)) {
    return [...written].reduce((sum, sign, index) => {
      const value = ROMAN_VALUES[sign] ?? 0;
      return value < (ROMAN_VALUES[written[index + 1] ?? ''] ?? 0) ? sum - value : sum + value;
    }, 0);
  }
  const figures = figuresFor(written.trim().replace(/ e$/, ''));
  return /^\d+$/.test(figures) ? Number(figures) : null;
}

/** "No capítulo três de João": what the place begins with when its article goes. */
const PREPOSITIONS: Readonly<Record<string, string>> = { N: 'Em ', n: 'em ', D: 'De ', d: 'de ' };

function placeInFigures(
  written: string,
  book: string,
  chapter: string,
  verse: string | undefined,
  article = '',
): string {
  const number = numberOf(chapter);
  const second = verse === undefined ? null : numberOf(verse);
  if (number === null) return written;
  const name = book.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return `${PREPOSITIONS[article.charAt(0)] ?? ''}${name} ${number}${second === null ? '' : `:${second}`}`;
}

/** The places of a text in figures: "João capítulo três, versículo dezesseis" as "João 3:16". */
export function withPlacesInFigures(text: string): string {
  return text
    .replace(
      SIGNS_BETWEEN,
      (_, book: string, chapter: string, verse: string) => `${book} ${chapter}:${verse}`,
    )
    .replace(CHAPTER_OF, (written, article = '', before, chapter, book, after) => {
      const verse = before ?? after;
      // The chapter in figures reads well as it is, and names no verse.
      if (verse === undefined && /^\d/.test(chapter)) return written;
      return placeInFigures(written, book, chapter, verse, article);
    })
    .replace(SPELLED, (written, article, book, label, chapter, verse) => {
      const isSaid = label !== '' || verse !== undefined || /^Salmo/.test(book);
      const isPlace = isSaid || /^[IVXLC]{2,}$/.test(chapter);
      return isPlace ? placeInFigures(written, book, chapter, verse, article) : written;
    });
}

/** Books that Bibles of 66 books do not hold. */
const OUTSIDE_CANON =
  /(?<!\p{L})(?:(?:[1-4]|I{1,3}|Primeiro|Segundo)\s?(?:livro d[eo]s? )?)?(?:Tobias|Judite|Sabedoria(?: de Salomão)?|Eclesi[áa]stico|Sir[áa]cida|Sirac|Baru[cq]u?e?|Macabeus|Enoque|Enoc|Jubileus|Didaqu[êe]|Manass[ée]s|Susana|Hermas|Barnab[ée]|Evangelho (?:segundo |de )(?:S[ãa]o )?(?:Tom[ée]|Judas|Maria(?: Madalena)?|Filipe|Pedro|Nicodemos|Bartolomeu)|Apocalipse de (?:Pedro|Paulo|Abra[ãa]o)|Alcor[ãa]o|Livro de M[óo]rmon|N[ée]fi)(?:,? (?:dito|log[íi]on|cap(?:[íi]tulo|\.)|vers[íi]culo|sura))? ?,? ?\d{1,3}(?:[:.,] ?\d{1,3}(?:[-–]\d{1,3})?)?|Evangelho (?:segundo |de )(?:Tom[ée]|Judas|Filipe|Maria)/gu;

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
  const outside = [...text.matchAll(OUTSIDE_CANON)].map(
    ({ index, 0: name }): FoundReference => ({
      start: index,
      end: index + name.length,
      text: name,
      reference: null,
    }),
  );
  const known = findReferences(text).filter(
    ({ start, end }) => !outside.some((each) => start < each.end && end > each.start),
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
export function withoutPlaces(text: string, places: readonly FoundReference[], span: Span): string {
  let words = '';
  let at = span.start;
  for (const place of places) {
    if (place.start < at || place.end > span.end) continue;
    words += text.slice(at, place.start);
    at = place.end;
  }
  return words + text.slice(at, span.end);
}

/** A place behind a quotation; `until` is where its citation ends, closing bracket included. */
export type PlaceAfter = Readonly<{
  reference: Reference | null;
  until: number;
  start: number;
  end: number;
}>;

/** What may stand between a quotation and its citation. */
const LEAD =
  /^[.,;:!?…]*\s*(?:[([{]{1,2}|[—–/|~-]{1,2}\s*)?\s*(?:(?:cf|conf|ver|veja|leia|vide|em|de|est[áa] em|como est[áa] escrito em)\.?\s+)?$/iu;

/** The place that belongs to a quotation before it, and where the citation ends. */
export function placeAfter(
  text: string,
  end: number,
  places: readonly FoundReference[],
): PlaceAfter | null {
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
  return {
    reference: place.reference,
    start: place.start,
    end: place.end,
    until: place.end + tail,
  };
}

/** The place inside a quotation, the last one before it, else the first one behind. */
export function nearestPlace(
  places: readonly FoundReference[],
  { start, end }: Span,
): FoundReference | undefined {
  return (
    places.find((each) => each.start >= start && each.end <= end) ??
    places.findLast((each) => each.end <= start) ??
    places.find((each) => each.start >= end)
  );
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
