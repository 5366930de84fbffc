import { VERSES_PER_CHAPTER } from './versification.ts';

/**
 * The 66 books of the Protestant canon in order: USFM code, Brazilian name and
 * abbreviation, and the group under which the overview lists them.
 */
export const BOOKS = [
  { code: 'GEN', name: 'Gênesis', abbreviation: 'Gn', testament: 'old', group: 'Lei' },
  { code: 'EXO', name: 'Êxodo', abbreviation: 'Êx', testament: 'old', group: 'Lei' },
  { code: 'LEV', name: 'Levítico', abbreviation: 'Lv', testament: 'old', group: 'Lei' },
  { code: 'NUM', name: 'Números', abbreviation: 'Nm', testament: 'old', group: 'Lei' },
  { code: 'DEU', name: 'Deuteronômio', abbreviation: 'Dt', testament: 'old', group: 'Lei' },
  { code: 'JOS', name: 'Josué', abbreviation: 'Js', testament: 'old', group: 'História' },
  { code: 'JDG', name: 'Juízes', abbreviation: 'Jz', testament: 'old', group: 'História' },
  { code: 'RUT', name: 'Rute', abbreviation: 'Rt', testament: 'old', group: 'História' },
  { code: '1SA', name: '1 Samuel', abbreviation: '1Sm', testament: 'old', group: 'História' },
  { code: '2SA', name: '2 Samuel', abbreviation: '2Sm', testament: 'old', group: 'História' },
  { code: '1KI', name: '1 Reis', abbreviation: '1Rs', testament: 'old', group: 'História' },
  { code: '2KI', name: '2 Reis', abbreviation: '2Rs', testament: 'old', group: 'História' },
  { code: '1CH', name: '1 Crônicas', abbreviation: '1Cr', testament: 'old', group: 'História' },
  { code: '2CH', name: '2 Crônicas', abbreviation: '2Cr', testament: 'old', group: 'História' },
  { code: 'EZR', name: 'Esdras', abbreviation: 'Ed', testament: 'old', group: 'História' },
  { code: 'NEH', name: 'Neemias', abbreviation: 'Ne', testament: 'old', group: 'História' },
  { code: 'EST', name: 'Ester', abbreviation: 'Et', testament: 'old', group: 'História' },
  { code: 'JOB', name: 'Jó', abbreviation: 'Jó', testament: 'old', group: 'Poesia' },
  { code: 'PSA', name: 'Salmos', abbreviation: 'Sl', testament: 'old', group: 'Poesia' },
  { code: 'PRO', name: 'Provérbios', abbreviation: 'Pv', testament: 'old', group: 'Poesia' },
  { code: 'ECC', name: 'Eclesiastes', abbreviation: 'Ec', testament: 'old', group: 'Poesia' },
  { code: 'SNG', name: 'Cânticos', abbreviation: 'Ct', testament: 'old', group: 'Poesia' },
  { code: 'ISA', name: 'Isaías', abbreviation: 'Is', testament: 'old', group: 'Profetas Maiores' },
  {
    code: 'JER',
    name: 'Jeremias',
    abbreviation: 'Jr',
    testament: 'old',
    group: 'Profetas Maiores',
  },
  {
    code: 'LAM',
    name: 'Lamentações',
    abbreviation: 'Lm',
    testament: 'old',
    group: 'Profetas Maiores',
  },
  {
    code: 'EZK',
    name: 'Ezequiel',
    abbreviation: 'Ez',
    testament: 'old',
    group: 'Profetas Maiores',
  },
  { code: 'DAN', name: 'Daniel', abbreviation: 'Dn', testament: 'old', group: 'Profetas Maiores' },
  { code: 'HOS', name: 'Oseias', abbreviation: 'Os', testament: 'old', group: 'Profetas Menores' },
  { code: 'JOL', name: 'Joel', abbreviation: 'Jl', testament: 'old', group: 'Profetas Menores' },
  { code: 'AMO', name: 'Amós', abbreviation: 'Am', testament: 'old', group: 'Profetas Menores' },
  { code: 'OBA', name: 'Obadias', abbreviation: 'Ob', testament: 'old', group: 'Profetas Menores' },
  { code: 'JON', name: 'Jonas', abbreviation: 'Jn', testament: 'old', group: 'Profetas Menores' },
  {
    code: 'MIC',
    name: 'Miqueias',
    abbreviation: 'Mq',
    testament: 'old',
    group: 'Profetas Menores',
  },
  { code: 'NAM', name: 'Naum', abbreviation: 'Na', testament: 'old', group: 'Profetas Menores' },
  {
    code: 'HAB',
    name: 'Habacuque',
    abbreviation: 'Hc',
    testament: 'old',
    group: 'Profetas Menores',
  },
  {
    code: 'ZEP',
    name: 'Sofonias',
    abbreviation: 'Sf',
    testament: 'old',
    group: 'Profetas Menores',
  },
  { code: 'HAG', name: 'Ageu', abbreviation: 'Ag', testament: 'old', group: 'Profetas Menores' },
  {
    code: 'ZEC',
    name: 'Zacarias',
    abbreviation: 'Zc',
    testament: 'old',
    group: 'Profetas Menores',
  },
  {
    code: 'MAL',
    name: 'Malaquias',
    abbreviation: 'Ml',
    testament: 'old',
    group: 'Profetas Menores',
  },
  { code: 'MAT', name: 'Mateus', abbreviation: 'Mt', testament: 'new', group: 'Evangelhos' },
  { code: 'MRK', name: 'Marcos', abbreviation: 'Mc', testament: 'new', group: 'Evangelhos' },
  { code: 'LUK', name: 'Lucas', abbreviation: 'Lc', testament: 'new', group: 'Evangelhos' },
  { code: 'JHN', name: 'João', abbreviation: 'Jo', testament: 'new', group: 'Evangelhos' },
  { code: 'ACT', name: 'Atos', abbreviation: 'At', testament: 'new', group: 'História' },
  { code: 'ROM', name: 'Romanos', abbreviation: 'Rm', testament: 'new', group: 'Cartas Paulinas' },
  {
    code: '1CO',
    name: '1 Coríntios',
    abbreviation: '1Co',
    testament: 'new',
    group: 'Cartas Paulinas',
  },
  {
    code: '2CO',
    name: '2 Coríntios',
    abbreviation: '2Co',
    testament: 'new',
    group: 'Cartas Paulinas',
  },
  { code: 'GAL', name: 'Gálatas', abbreviation: 'Gl', testament: 'new', group: 'Cartas Paulinas' },
  { code: 'EPH', name: 'Efésios', abbreviation: 'Ef', testament: 'new', group: 'Cartas Paulinas' },
  {
    code: 'PHP',
    name: 'Filipenses',
    abbreviation: 'Fp',
    testament: 'new',
    group: 'Cartas Paulinas',
  },
  {
    code: 'COL',
    name: 'Colossenses',
    abbreviation: 'Cl',
    testament: 'new',
    group: 'Cartas Paulinas',
  },
  {
    code: '1TH',
    name: '1 Tessalonicenses',
    abbreviation: '1Ts',
    testament: 'new',
    group: 'Cartas Paulinas',
  },
  {
    code: '2TH',
    name: '2 Tessalonicenses',
    abbreviation: '2Ts',
    testament: 'new',
    group: 'Cartas Paulinas',
  },
  {
    code: '1TI',
    name: '1 Timóteo',
    abbreviation: '1Tm',
    testament: 'new',
    group: 'Cartas Pastorais',
  },
  {
    code: '2TI',
    name: '2 Timóteo',
    abbreviation: '2Tm',
    testament: 'new',
    group: 'Cartas Pastorais',
  },
  { code: 'TIT', name: 'Tito', abbreviation: 'Tt', testament: 'new', group: 'Cartas Pastorais' },
  { code: 'PHM', name: 'Filemom', abbreviation: 'Fm', testament: 'new', group: 'Cartas Paulinas' },
  { code: 'HEB', name: 'Hebreus', abbreviation: 'Hb', testament: 'new', group: 'Cartas Gerais' },
  { code: 'JAS', name: 'Tiago', abbreviation: 'Tg', testament: 'new', group: 'Cartas Gerais' },
  { code: '1PE', name: '1 Pedro', abbreviation: '1Pe', testament: 'new', group: 'Cartas Gerais' },
  { code: '2PE', name: '2 Pedro', abbreviation: '2Pe', testament: 'new', group: 'Cartas Gerais' },
  { code: '1JN', name: '1 João', abbreviation: '1Jo', testament: 'new', group: 'Cartas Gerais' },
  { code: '2JN', name: '2 João', abbreviation: '2Jo', testament: 'new', group: 'Cartas Gerais' },
  { code: '3JN', name: '3 João', abbreviation: '3Jo', testament: 'new', group: 'Cartas Gerais' },
  { code: 'JUD', name: 'Judas', abbreviation: 'Jd', testament: 'new', group: 'Cartas Gerais' },
  { code: 'REV', name: 'Apocalipse', abbreviation: 'Ap', testament: 'new', group: 'Profecia' },
] as const;

export type BookCode = (typeof BOOKS)[number]['code'];
export type Testament = (typeof BOOKS)[number]['testament'];
export type Book = Readonly<{
  code: BookCode;
  name: string;
  abbreviation: string;
  testament: Testament;
  group: (typeof BOOKS)[number]['group'];
}>;

export const TESTAMENT_NAMES: Readonly<Record<Testament, string>> = {
  old: 'Antigo Testamento',
  new: 'Novo Testamento',
};

const versesPerChapter: Readonly<Record<BookCode, readonly number[]>> = VERSES_PER_CHAPTER;

const byCode: ReadonlyMap<string, Book> = new Map(BOOKS.map((book) => [book.code, book]));
const positions: ReadonlyMap<string, number> = new Map(
  BOOKS.map((book, index) => [book.code, index + 1]),
);

export function isBookCode(code: string): code is BookCode {
  return byCode.has(code);
}

export function bookOf(code: BookCode): Book {
  const book = byCode.get(code);
  if (!book) throw new RangeError(`no such book: ${code}`);
  return book;
}

/** The position of a book in the canon, from 1 for Genesis to 66 for Revelation. */
export function positionOf(code: BookCode): number {
  return positions.get(code) ?? 0;
}

export function chapterCount(code: BookCode): number {
  return versesPerChapter[code].length;
}

/** The number of verses of a chapter; 0 for a chapter that does not exist. */
export function verseCount(code: BookCode, chapter: number): number {
  return versesPerChapter[code][chapter - 1] ?? 0;
}

/** The chapter before or after this one, across books; null at either end of the Bible. */
export function neighbourChapter(
  code: BookCode,
  chapter: number,
  step: 1 | -1,
): { book: BookCode; chapter: number } | null {
  const next = chapter + step;
  if (next >= 1 && next <= chapterCount(code)) return { book: code, chapter: next };
  const book = BOOKS[positionOf(code) - 1 + step];
  if (!book) return null;
  return { book: book.code, chapter: step === 1 ? 1 : chapterCount(book.code) };
}
