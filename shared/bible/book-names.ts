import { foldText } from '../portuguese/words.ts';
import { BOOKS, type BookCode } from './canon.ts';

/**
 * Other names that Brazilians type for each book, without accents, spaces or periods. Numbered
 * books are listed once, without the number.
 */
const OTHER_NAMES: Readonly<Record<string, readonly BookCode[] | BookCode>> = {
  gen: 'GEN',
  ge: 'GEN',
  exo: 'EXO',
  exod: 'EXO',
  ex: 'EXO',
  lev: 'LEV',
  num: 'NUM',
  nu: 'NUM',
  deu: 'DEU',
  deut: 'DEU',
  jos: 'JOS',
  jui: 'JDG',
  juiz: 'JDG',
  rut: 'RUT',
  esd: 'EZR',
  nee: 'NEH',
  est: 'EST',
  job: 'JOB',
  salmo: 'PSA',
  sal: 'PSA',
  sls: 'PSA',
  slm: 'PSA',
  ps: 'PSA',
  prov: 'PRO',
  pr: 'PRO',
  pro: 'PRO',
  prv: 'PRO',
  ecl: 'ECC',
  ecles: 'ECC',
  canticosdoscanticos: 'SNG',
  canticodoscanticos: 'SNG',
  canticodecanticos: 'SNG',
  canticosdesalomao: 'SNG',
  cantares: 'SNG',
  cantaresdesalomao: 'SNG',
  cantico: 'SNG',
  cant: 'SNG',
  cnt: 'SNG',
  isa: 'ISA',
  jer: 'JER',
  je: 'JER',
  lam: 'LAM',
  lamentacoesdejeremias: 'LAM',
  eze: 'EZK',
  ezeq: 'EZK',
  dan: 'DAN',
  da: 'DAN',
  ose: 'HOS',
  joe: 'JOL',
  amo: 'AMO',
  oba: 'OBA',
  abdias: 'OBA',
  jon: 'JON',
  miq: 'MIC',
  mi: 'MIC',
  nau: 'NAM',
  hab: 'HAB',
  habacuc: 'HAB',
  sof: 'ZEP',
  age: 'HAG',
  zac: 'ZEC',
  mal: 'MAL',
  mat: 'MAT',
  mateu: 'MAT',
  mar: 'MRK',
  mrc: 'MRK',
  mr: 'MRK',
  luc: 'LUK',
  lu: 'LUK',
  ato: 'ACT',
  atosdosapostolos: 'ACT',
  atosapostolos: 'ACT',
  rom: 'ROM',
  ro: 'ROM',
  gal: 'GAL',
  ga: 'GAL',
  efe: 'EPH',
  fil: 'PHP',
  filip: 'PHP',
  flp: 'PHP',
  fl: 'PHP',
  col: 'COL',
  tit: 'TIT',
  filemon: 'PHM',
  flm: 'PHM',
  file: 'PHM',
  heb: 'HEB',
  he: 'HEB',
  tia: 'JAS',
  tiag: 'JAS',
  jud: 'JUD',
  apo: 'REV',
  apoc: 'REV',
  apc: 'REV',
  revelacao: 'REV',
  sam: ['1SA', '2SA'],
  sa: ['1SA', '2SA'],
  rei: ['1KI', '2KI'],
  re: ['1KI', '2KI'],
  cron: ['1CH', '2CH'],
  cro: ['1CH', '2CH'],
  cronica: ['1CH', '2CH'],
  paralipomenos: ['1CH', '2CH'],
  cor: ['1CO', '2CO'],
  corint: ['1CO', '2CO'],
  tess: ['1TH', '2TH'],
  tes: ['1TH', '2TH'],
  te: ['1TH', '2TH'],
  tim: ['1TI', '2TI'],
  ti: ['1TI', '2TI'],
  ped: ['1PE', '2PE'],
  pd: ['1PE', '2PE'],
  joa: ['JHN', '1JN', '2JN', '3JN'],
};

/** Reduces a name to lower-case letters and digits for comparison. */
export function plainName(text: string): string {
  return foldText(text).replace(/[^a-z0-9]/g, '');
}

function collectNames(): Map<string, BookCode> {
  const names = new Map<string, BookCode>();
  for (const book of BOOKS) {
    // Jó is left out because "jo" without an accent means the Gospel of João.
    if (book.code !== 'JOB') names.set(plainName(book.name), book.code);
    if (book.code !== 'JOB') names.set(plainName(book.abbreviation), book.code);
  }
  for (const [name, target] of Object.entries(OTHER_NAMES)) {
    const codes = typeof target === 'string' ? [target] : target;
    for (const code of codes) {
      const number = /^\d/.exec(code)?.[0] ?? '';
      names.set(`${number}${name}`, code);
    }
  }
  return names;
}

/** Every accepted name in its reduced form, with its book. */
export const BOOK_NAMES: ReadonlyMap<string, BookCode> = collectNames();
