/** Whether a word, as it is compared, tells one verse from another. */
export const isKey = (word: string): boolean => !word.startsWith('-');

const ENDINGS =
  /(?:armos|ermos|irmos|aremos|eremos|iremos|areis|ereis|ireis|assem|essem|issem|ariam|eriam|iriam|aria|eria|iria|arei|erei|irei|aras|eras|iras|arao|erao|irao|avam|aram|eram|iram|amos|emos|imos|ando|endo|indo|ados|adas|idos|idas|ado|ada|ido|ida|aste|este|iste|ava|iam|ara|era|ira|asse|esse|isse|ais|eis|oes|aos|aes|ou|eu|iu|ar|er|ir|am|em|ai|ei|ao|ia|as|es|is|os|o|a|e|i|u|s)$/;
const SHORTEST = 3;

function stemOf(word: string): string {
  const rest = word.replace(ENDINGS, '');
  return rest.length >= SHORTEST ? rest : word.slice(0, SHORTEST);
}

/** Old spellings of the same sound: "elle", "sciencia", "phariseu", "abysmo". */
const modern = (word: string) =>
  word
    .replace(/([bcdfglmnpt])\1/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/y/g, 'i')
    .replace(/^sc/, 'c')
    .replace(/ch(?=r)/g, 'c');

const MOST_KEPT = 60_000;

/**
 * Compares words over translations.
 * @param lists lines, each a kind and words apart by spaces: `free` tell no verse from another, `alike`
 * are said for one another, as are the `small` ones
 * @returns what a folded word shares with its forms and with the words that other translations use for
 * it; what does not tell one verse from another begins with a dash
 */
export function comparer(lists: string): (word: string) => string {
  const rows = lists
    .trim()
    .split('\n')
    .map((line) => line.split(/[\t ]/));
  const rowsOf = (kind: string) => rows.flatMap(([own, ...words]) => (own === kind ? [words] : []));
  const free = new Set(rowsOf('free').flat());
  const firstOf = (kind: string) =>
    rowsOf(kind).flatMap((words) => words.map((word) => [word, words[0] ?? word] as const));
  const alike = new Map(firstOf('alike').map(([word, first]) => [word, stemOf(first)]));
  const small = new Map(firstOf('small'));
  const compared = new Map<string, string>();
  return (word) => {
    const known = compared.get(word);
    if (known !== undefined) return known;
    const plain = modern(word);
    const little = small.get(word) ?? (free.has(plain) ? word : null);
    const comparable = little === null ? (alike.get(plain) ?? stemOf(plain)) : `-${little}`;
    if (compared.size < MOST_KEPT) compared.set(word, comparable);
    return comparable;
  };
}
