import { COMMONEST_WORDS } from '../../portuguese/stop-words.ts';
import { foldText } from '../../portuguese/words.ts';
import { BOOK_NAMES, plainName } from '../book-names.ts';
import { TENS, UNITS } from '../number-words.ts';
import type { Vocabulary } from './vocabulary.ts';

const HUNDREDS =
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
    ' ',
  );
const ORDINALS = 'primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo'.split(
  ' ',
);
const ORDINAL = /(?<![\p{L}\d.,:])(10|[1-9])\s?(?:[ºª°]|[oa](?!\p{L}))/giu;
/** A number on its own, with or without the dot of the thousands, but no part of a place or a price. */
const FIGURES = /(?<![\p{L}\d.,:-])(\d{1,3}(?:\.\d{3})+|\d{1,6})(\s+mil)?(?![\p{L}\d-]|[.,:]\d)/giu;
/** "70x7", as it is sung. */
const TIMES = /(?<=\d)\s?[x×]\s?(?=\d)/giu;
const LARGEST = 999_999;
/** The shortest name of a book that is not also a common word, as "os" is. */
const SHORTEST_BOOK = 4;

/** Dashes that phones and language models put between the pieces of a word. */
const ODD_HYPHEN = /(?<=\p{L})[\u2010-\u2015\u2212](?=\p{L})/gu;

/**
 * Writes what was typed as a translation writes it: figures in words, "far-te-ei" as "te farei",
 * and names of God that it replaces as it does. What the translation itself has stays.
 */
export function respell(typed: string, vocabulary: Vocabulary): string {
  const even = typed.replace(ODD_HYPHEN, '-');
  const spelt = withoutMesoclisis(withFiguresInWords(even, vocabulary), vocabulary);
  return withNamesOfGod(spelt, (plain) => vocabulary.has(plain));
}

function withFiguresInWords(typed: string, vocabulary: Vocabulary): string {
  return typed
    .replace(TIMES, ' vezes ')
    .replace(ORDINAL, (whole, figure: string) => {
      const word = ORDINALS[Number(figure) - 1] ?? whole;
      return /[ªa]$/i.test(whole) ? word.replace(/o$/, 'a') : word;
    })
    .replace(FIGURES, (whole, figures: string, thousand: unknown, at: number, all: string) => {
      const value = Number(figures.replaceAll('.', '')) * (thousand ? 1000 : 1);
      if (value > LARGEST || vocabulary.has(figures) || namesBook(all.slice(0, at))) return whole;
      return wordsFor(value, countsFeminine(all.slice(at + whole.length)));
    });
}

/** Whether a number after this is a chapter, as in "provérbios 31 mulher virtuosa". */
function namesBook(before: string): boolean {
  const [word = ''] = /[\p{L}\p{M}]+\s*$/u.exec(before) ?? [];
  const name = plainName(word);
  return name.length >= SHORTEST_BOOK && BOOK_NAMES.has(name);
}

const countsFeminine = (after: string) =>
  /^\s+(?!dias?(?!\p{L})|profetas?(?!\p{L})|patriarcas?(?!\p{L}))\p{L}+as?(?!\p{L})/iu.test(after);

function wordsFor(value: number, feminine: boolean): string {
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  if (thousands === 0) return belowThousand(rest, feminine);
  const head = thousands === 1 ? 'mil' : `${belowThousand(thousands, feminine)} mil`;
  if (rest === 0) return head;
  const joint = rest < 100 || rest % 100 === 0 ? ' e ' : ' ';
  return head + joint + belowThousand(rest, feminine);
}

function belowThousand(value: number, feminine: boolean): string {
  if (value === 100) return 'cem';
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const tens = rest < 20 ? '' : TENS[Math.floor(rest / 10) - 2];
  const units = rest < 20 ? rest : rest % 10;
  const spoken = [
    hundreds > 0 ? gendered(HUNDREDS[hundreds - 1] ?? '', feminine) : '',
    tens,
    units > 0 || value === 0 ? gendered(UNITS[units] ?? '', feminine) : '',
  ];
  return spoken.filter(Boolean).join(' e ');
}

function gendered(word: string, feminine: boolean): string {
  if (!feminine) return word;
  if (word === 'um') return 'uma';
  return word === 'dois' ? 'duas' : word.replace(/entos$/, 'entas');
}

const OBJECT = 'me|te|se|nos|vos|lhes?|l?[oa]s?|m[oa]s?|t[oa]s?|lh[oa]s?';
/** A future or conditional with its object inside, as in "far-te-ei" and "amá-lo-ia". */
const MESOCLISIS = new RegExp(
  `(?<![\\p{L}\\p{M}-])([\\p{L}\\p{M}]+)(?:-(${OBJECT})-(h?ei|h?[áa]s?|emos|eis|h?[ãa]o|ias?|íamos|íeis|iam)|` +
    // Without hyphens only endings that are no words of their own.
    ` (${OBJECT}) (h?ei|ás|á|ão))(?![\\p{L}\\p{M}-])`,
  'giu',
);

/** The object goes before the verb, as newer translations have it, or away where it would be searched for. */
function withoutMesoclisis(typed: string, vocabulary: Vocabulary): string {
  return typed.replace(MESOCLISIS, (whole, stem: string, ...pieces: (string | undefined)[]) => {
    const [object = '', ending = ''] = pieces[0] === undefined ? pieces.slice(2) : pieces;
    const infinitive = /^l[oa]s?$/iu.test(object) ? `${foldText(stem)}r` : stem;
    if (!/r$/iu.test(infinitive) || vocabulary.hasCompound(whole)) return whole;
    const end = ending.replace(/^h/iu, '');
    const verb = `${infinitive}${ACCENTED[end] ?? end}`;
    return COMMONEST_WORDS.has(object.toLowerCase()) ? `${object} ${verb}` : verb;
  });
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', as: 'ás', ao: 'ão' };

/** Names that scholars and songs use, folded, with the words of the translations. */
const NAMES: Readonly<Record<string, string>> = {
  senhor:
    'jave iave yave jahve iahve yahve javeh iaveh yaveh jahveh iahveh yahveh yahweh iahweh jahweh yhwh yhvh jhvh jhwh ihvh ihwh jeova ieova jeovah jehova jehovah adonai adonay',
  deus: 'elohim eloim eloah',
  'todo-poderoso': 'shaddai shadai saddai',
  exércitos: 'sabaoth sabaot tzevaot',
  jesus: 'yeshua yeshuah ieshua jeshua yehoshua',
};

const COMMON_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([common, names]) =>
    names.split(' ').map((name): [string, string] => [name, common]),
  ),
);

/** Replaces names of God, but those that a translation has itself. */
export function withNamesOfGod(
  typed: string,
  isWritten: (plain: string) => boolean = () => false,
): string {
  return typed.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const plain = foldText(word);
    const common = COMMON_NAME.get(plain);
    return common === undefined || isWritten(plain) ? word : common;
  });
}
