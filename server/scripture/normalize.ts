import type { Part } from '#shared/answers/rich-text.ts';
import { namesBiblicalSource } from './attribution.ts';
import { LIST_MARKER, wordsIn } from './parts.ts';
import { placesIn, withoutPlaces, withPlacesInFigures } from './places.ts';
import { isRow } from './units.ts';

/** The names of entities, each before its sign. */
const ENTITIES = new Map<string, string>([
  ['nbsp', ' '],
  ['newline', '\n'],
  ...`amp & apos ' bdquo “ bull • ccedil ç colon : comma , gt > hellip … laquo « ldquo “
  lpar ( lsaquo ‹ lsquo ‘ lt < mdash — middot · ndash – ordf ª ordm º period . quot "
  raquo » rdquo ” rpar ) rsaquo › rsquo ’ sbquo ‚ semi ;`
    .matchAll(/(\w+) (\S+)/g)
    .map(([, name = '', sign = '']) => [name, sign] as const),
]);
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi;
/** "&atilde;": a letter and the name of its accent. */
const ACCENTED = /^([a-z])(acute|grave|circ|tilde|uml|cedil)$/i;
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};
/** Signs that a reader does not see, or that only change the direction of what they see. */
const UNSEEN = /[\p{Cf}\u0000-\u0008\u000b-\u001f\u007f\u115f\u1160\u3164\uffa0]/gu;
const HIDDEN = /<(script|style|iframe|svg|template)\b[^<>]{0,400}>[\s\S]*?<\/\1\s*>/gi;
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [HIDDEN, ''],
  [/`{3}\w*[ \t]*\n?|~{3,}\w*[ \t]*\n/g, ''],
  [/<(?:blockquote|q|cite)(?:\s[^<>\n]*)?>/gi, '“'],
  [/<\/(?:blockquote|q|cite)\s*>/gi, '”'],
  [/<\/?(?:em|i)(?:\s[^<>\n]*)?>/gi, '*'],
  [/<\/?(?:b|strong)(?:\s[^<>\n]*)?>/gi, '**'],
  [/<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^<>\n]*>/gi, '\n'],
  [/<\/?[a-z!][^<>\n]{0,400}>/gi, ''],
  [/</g, ''],
  [/[„‟❝〝]|``/g, '“'],
  [/[❞〞]/g, '”'],
  [/[‚‛❛]/g, '‘'],
  [/❜/g, '’'],
  [/[‹「『《〈]/g, '«'],
  [/[›」』》〉]/g, '»'],
  [/＂|''|´´|,,(?=\p{L})/gu, '"'],
  [/[：∶꞉﹕︓]/g, ':'],
  [/[\u2028\u2029\u0085]|\r\n?/g, '\n'],
  [/\p{Zs}/gu, ' '],
  [/\\(?=[*_~`"'“”‘’«»>#[\](){}<\\|-])/g, ''],
];
/**
 * Characters that the next piece may turn into a tag, an entity or a sign of several characters.
 */
const UNFINISHED =
  /(?:&[#\w]{0,8}|(?:<|&(?:lt|#60|#x3c);)\/?[a-z!]?(?:[^<>\n&]|&(?!gt;|#62;)){0,400}|<(?:script|style|iframe|svg|template)\b[\s\S]{0,2000}|\\|'+|`+\w{0,12}[ \t]*|~+\w{0,12}[ \t]*|´+|,+|\r)$/i;

/** Writes a piece in the few signs that the filter knows; `rest` must wait for the next piece. */
export function plainSigns(text: string, final: boolean): { plain: string; rest: string } {
  const rest = final ? '' : (UNFINISHED.exec(text)?.[0] ?? '');
  let plain = text
    .slice(0, text.length - rest.length)
    .replace(ENTITY, entityAsSign)
    .replace(UNSEEN, '');
  for (const [signs, sign] of LOOKALIKES) plain = plain.replace(signs, sign);
  return { plain, rest };
}

function entityAsSign(entity: string, decimal?: string, hex?: string, name = ''): string {
  if (decimal || hex) {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code > 31 && code <= 0xffff ? String.fromCharCode(code) : '';
  }
  const [, letter, accent = ''] = ACCENTED.exec(name) ?? [];
  if (letter) return `${letter}${ACCENTS[accent.toLowerCase()] ?? ''}`.normalize('NFC');
  return ENTITIES.get(name.toLowerCase()) ?? entity;
}

/** Four or more single letters in a row, which no Portuguese sentence has. */
const LETTERS_APART =
  /(?<![\p{L}\p{M}])(?:\p{L}(?: {1,3}|[.·_-](?=\p{L}[ .·_-]))){3,}\p{L}(?![\p{L}\p{M}])/gu;

const withLettersTogether = (text: string) =>
  text.replace(LETTERS_APART, (letters) =>
    letters
      .split(/ {2,}/)
      .map((word) => word.replace(/[ .·_-]/g, ''))
      .join(' '),
  );

const LINK = /!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s)\]]{0,500}/gi;

/** Removes the markup that no screen shows. */
function withoutMarkup(unit: string): string {
  return withLettersTogether(unit)
    .replace(LINK, (link, words: string) => (link.startsWith('!') ? '' : words))
    .replace(/\[\^\w{1,8}\]:?/g, '')
    .replace(/\[([^[\]\n]{0,300})\](?=\s*\[\w*\])/g, '$1')
    .replace(ADDRESS, '')
    .replace(/(^|\n)[ \t]*#{1,6}[ \t]+([^\n]*[^\n\s#])[ \t#]*(?=\n|$)/g, asStrong);
}

const asStrong = (_: string, start: string, title: string) =>
  `${start}**${title.replace(/\*\*/g, '')}**`;

/** Prepares a unit to be read: no JSON, tables, markup or tokens, and its places in figures. */
export function normalizeUnit(written: string): { text: string; isBlock: boolean } {
  const isBlock = /^>/.test(written);
  let text = written.replace(/(^|\n)[ \t]*>+[ \t]*/g, '$1');
  if (isJson(text)) text = '';
  if (isRow(text)) text = rowAsItem(text);
  text = text.replace(
    /\{\{?([^{}\n]{0,60})\}\}?|\[\[([^[\]\n]{0,60})\]\]/g,
    (_, name = '', other = '') => (placesIn(name || other).length > 0 ? name || other : ''),
  );
  text = withPlacesInFigures(withoutMarkup(text)).replace(/[{}]/g, '');
  text = withEmphasisAsQuotation(text);
  return { text: text.replace(/[ \t]+([,.;:!?])(?=\s|$)/g, '$1').trim(), isBlock };
}

const isJson = (text: string) =>
  /^[[{]\s*(?:"[^"\n]{1,40}"\s*:|$)/.test(text) ||
  /^"[^"\n]{1,40}"\s*:\s*["[{]/.test(text) ||
  /^\[\s*"[^"\n]*"\s*[,\]]/.test(text) ||
  /^[\]}],?$/.test(text);

/** A row is read as an item, so that the rules for lists and dashes hold for its cells. */
function rowAsItem(row: string): string {
  if (/^[\s|:-]+$/.test(row)) return '';
  const cells = row
    .split('|')
    .map((cell) => cell.trim().replaceAll(BETWEEN_CELLS, ' – '))
    .filter((cell) => cell !== '');
  return `- ${cells.join(BETWEEN_CELLS)}`;
}

const BETWEEN_CELLS = ' — ';

/** Whether a line is a row of a table, with lines at both of its ends. */
export const isTableRow = (line: string) => /^\|[^\n]*\|$/.test(line);
/** Whether it is the line below the names of the columns. */
export const isTableRule = (line: string) => /^\|(?:\s*:?-+:?\s*\|)+$/.test(line);

/** The parts of a row that was read as an item, as a row again. */
export function asTableRow(parts: readonly Part[]): Part[] {
  const cells = parts.map((part, at): Part => {
    if (part.type !== 'text') return part;
    const text = at === 0 ? part.text.replace(LIST_MARKER, '') : part.text;
    return { type: 'text', text: text.replaceAll(BETWEEN_CELLS, ' | ') };
  });
  return [{ type: 'text', text: '| ' }, ...cells, { type: 'text', text: ' |' }];
}

const EMPHASISED = /(\*{1,3}|_{1,2}|~~|==)(?=[^\s*_~=])([^\n]*?[^\s*_~=])\1(?![\p{L}*_])/gu;

/** Emphasis beside a place or a speaker becomes a quotation; other emphasis is bold or removed. */
function withEmphasisAsQuotation(unit: string): string {
  const isCited = (rest: string) => placesIn(rest).length > 0 || namesBiblicalSource(rest);
  return unit
    .replace(EMPHASISED, (whole: string, sign: string, inner: string, offset: number) => {
      const rest = `${unit.slice(0, offset)} ${unit.slice(offset + whole.length)}`;
      const places = placesIn(inner);
      const few = wordsIn(withoutPlaces(inner, places, { start: 0, end: inner.length })) < 3;
      const isLabel = /:\s*$/.test(inner) || /^\s*:/.test(unit.slice(offset + whole.length));
      if (!few && !isLabel && !/["“«]/.test(inner) && isCited(rest)) return `“${inner}”`;
      return sign.startsWith('**') || sign === '__' ? `**${inner}**` : inner;
    })
    .replace(/(^|\s)[*_](?=\p{L})|(?<=[\p{L}.!?,])[*_](?=\s|$)/gu, '$1');
}
