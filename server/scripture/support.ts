import type { Reference } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/bible/words.ts';

/** Words that carry nothing by which one verse differs from another. */
const COMMON = new Set(
  'a o as os um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela pelos pelas para com sem sob sobre entre ate desde e ou mas nem que se como quando onde quem qual quais cujo porque pois assim tambem ja ainda so somente apenas muito muita muitos muitas mais menos tao tanto todo toda todos todas tudo nada ninguem algum alguma alguns algumas outro outra outros outras mesmo mesma este esta estes estas esse essa esses essas isto isso aquele aquela aqueles aquelas aquilo eu tu ele ela nos vos eles elas me te lhe lhes nos meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas ser sou es somos sao era eram foi foram sera serao seja sejam fosse estar esta estao estava ter tem temos tinha tenha tera haver ha houve vai vao ir pode podem poder deve devem dever fazer faz diz disse dizer dizem la aqui ali entao nao sim cada dele dela deles delas nele nela neles nelas voce voces gente nunca devemos podemos precisamos precisa precisam devo queremos quer querem temos vamos fomos somos sempre antes depois agora hoje deus senhor jesus cristo'.split(
    ' ',
  ),
);
const SHORTEST_STEM = 4;
const NEIGHBOURS = 5;

/** The distinctive words of a text, each once. */
export const distinctiveWords = (text: string): string[] => [
  ...new Set(
    plainWordsOf(text).filter((word) => word.length > 2 && !COMMON.has(word) && !/\d/.test(word)),
  ),
];

/** The part of a word that its inflections share, as a prefix. */
export const stemOf = (word: string): string =>
  word.slice(0, Math.max(SHORTEST_STEM, Math.ceil(word.length * 0.75)));

/** Whether two words look like forms of one: "separa" and "separar", "salvos" and "salvação". */
function isRelated(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  const shorter = Math.min(one.length, other.length);
  if (shorter < SHORTEST_STEM) return one.replace(/s$/, '') === other.replace(/s$/, '');
  return shared >= Math.min(SHORTEST_STEM, shorter) && shared >= shorter * 0.6;
}

/** The share of the words that stand in a text in one form or another, from 0 to 1. */
export function shareIn(words: readonly string[], text: string): number {
  if (words.length === 0) return 1;
  const stored = [...new Set(plainWordsOf(text))];
  return words.filter((word) => stored.some((each) => isRelated(word, each))).length / words.length;
}

/** The passage with its neighbours: a paraphrase often gathers what stands around a verse. */
export function surroundingsOf(reference: Reference): Reference {
  if (reference.verse === null || reference.endVerse === null) return reference;
  return {
    ...reference,
    verse: Math.max(1, reference.verse - NEIGHBOURS),
    endVerse: reference.endVerse + NEIGHBOURS,
  };
}

/** The words of the stored Bible and of our own prose, to tell what neither ever speaks of. */
export class KnownWords {
  private readonly sorted: readonly string[];

  constructor(texts: Iterable<string>) {
    const words = new Set<string>();
    for (const text of texts) for (const word of plainWordsOf(text)) words.add(word);
    this.sorted = [...words].sort();
  }

  /** Whether no known word begins like this one. */
  isStrange(word: string): boolean {
    const stem = stemOf(word);
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < stem) low = middle + 1;
      else high = middle;
    }
    return word.length >= SHORTEST_STEM && !this.sorted[low]?.startsWith(stem);
  }
}
