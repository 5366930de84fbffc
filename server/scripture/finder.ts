import { bookOf } from '#shared/bible/canon.ts';
import { type Reference, referenceKey, verseReference } from '#shared/bible/reference.ts';
import { placedWordsOf, plainWordsOf } from '#shared/portuguese/words.ts';
import type { Bible, StoredVerse } from '../bible/bible.ts';
import { countUnusedStems, findPhrase, mostStemsInOneVerse } from '../bible/phrase.queries.ts';
import { outsideChapter, shownWords } from '../bible/shown-verse.ts';
import type { Db } from '../db/client.ts';
import { indexOf, type Near } from './verse-index.ts';

/** A stretch of stored text with the place it stands in. */
export type Found = Readonly<{ key: string; text: string; translation: string }>;

/** The same with the span that words it in another way. */
type Alike = Near & Readonly<{ reference: Reference; found: Found }>;

const LONGEST_SHOWN = 6;
const MOST_WORDS = 10;

/** Finds words in the stored Bible, and measures how far it supports a claim. */
export class ScriptureFinder {
  private readonly bible: Bible;
  private readonly db: Db;

  constructor(bible: Bible, db: Db) {
    this.bible = bible;
    this.db = db;
  }

  /** The stored words of a passage short enough to be shown whole. */
  async stored(reference: Reference): Promise<Found | null> {
    if (reference.verse === null) return null;
    const passage = await this.bible.passage(reference);
    if (!passage || passage.verses.length > LONGEST_SHOWN) return null;
    return {
      key: referenceKey(reference),
      text: shownWords(passage.verses),
      translation: passage.translation.abbreviation,
    };
  }

  /** The stored words at the place that are the quoted ones, in the stored spelling. */
  async exactAt(reference: Reference, quoted: string): Promise<Found | null> {
    const passage = await this.bible.passage(reference);
    if (!passage) return null;
    const match = matchWords(outsideChapter(passage.verses), plainWordsOf(quoted));
    if (!match) return null;
    const { from, to, text, sign } = match;
    const place =
      from.chapter === to.chapter
        ? verseReference(reference.book, from.chapter, from.number, to.number)
        : reference;
    // A quoted question keeps its question mark.
    const whole = /[?!]$/.test(quoted.trim()) ? text + sign : text;
    return { key: referenceKey(place), text: whole, translation: passage.translation.abbreviation };
  }

  /** The place of the quoted words in any installed translation. */
  async anywhere(quoted: string): Promise<Found | null> {
    const words = plainWordsOf(quoted);
    if (words.length < 3) return null;
    // A long quotation may run over several verses: its beginning finds the place.
    const places = await findPhrase(this.db, words.slice(0, 6));
    for (const { bookCode, chapter, verse } of places) {
      const reach = { ...verseReference(bookCode, chapter, verse), endVerse: verse + 4 };
      const found = await this.exactAt(reach, quoted);
      if (found && bookOf(bookCode)) return found;
    }
    return null;
  }

  /** The span of a text that words a stored verse in another way, and the verse as it is stored. */
  async nearestIn(text: string, expected: readonly Reference[] = []): Promise<Alike | null> {
    const near = (await indexOf(this.bible)).nearestIn(text, expected);
    if (!near) return null;
    const { book, chapter, verse } = near.verse;
    const reference = verseReference(book, chapter, verse);
    const found = await this.stored(reference);
    return found && { ...near, reference, found };
  }

  /** How like the verses of a place a text is as a whole. */
  async likenessAt(reference: Reference, text: string): Promise<number> {
    return (await indexOf(this.bible)).likenessAt(text, reference);
  }

  /**
   * Measures how many words of a claim are stored at one of the places, or beside it; without
   * places, in any verse. Null where the passage is not installed.
   */
  async support(references: readonly Reference[], claim: string): Promise<Support | null> {
    const words = distinctiveWords(claim);
    const unknown = await countUnknown(this.db, words);
    if (references.length === 0) {
      const few = words.slice(0, MOST_WORDS);
      const most = few.length > 0 ? await mostStemsInOneVerse(this.db, few.map(stemOf)) : 0;
      return { words: words.length, share: few.length > 0 ? most / few.length : 1, unknown };
    }
    let share = 0;
    for (const reference of references) {
      const passage = await this.bible.passage(surroundingsOf(reference));
      if (!passage) return null;
      share = Math.max(share, shareIn(words, passage.verses.map(({ text }) => text).join(' ')));
    }
    return { words: words.length, share, unknown };
  }
}

/** How far stored text supports a claim. */
type Support = Readonly<{
  /** The number of distinctive words in the claim. */
  words: number;
  /** The share of those that stored text holds in one form or another, from 0 to 1. */
  share: number;
  /** The number of those that no installed text of the Bible holds. */
  unknown: number;
}>;

/** The run of stored words equal to the wanted ones, as it is written in the text. */
function matchWords(verses: readonly StoredVerse[], wanted: readonly string[]) {
  const text = verses.map((verse) => verse.text).join(' ');
  let offset = 0;
  const words = verses.flatMap((verse) => {
    const from = offset;
    offset += verse.text.length + 1;
    return placedWordsOf(verse.text).map(({ plain, start, end }) => ({
      plain,
      start: from + start,
      end: from + end,
      verse,
    }));
  });
  const at = words.findIndex((_, from) =>
    wanted.every((word, along) => words[from + along]?.plain === word),
  );
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  if (!first || !last) return null;
  const sign = /^[?!]?/.exec(text.slice(last.end))?.[0] ?? '';
  return { from: first.verse, to: last.verse, text: text.slice(first.start, last.end), sign };
}

/** Words that do not tell one verse from another; with more of them the sets of tests let more pass. */
const STOP_WORDS = new Set(
  'a o as os um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela pelos pelas para com sem sob sobre entre ate desde e ou mas nem que se como quando onde quem qual quais cujo porque pois assim tambem ja ainda so somente apenas muito muita muitos muitas mais menos tao tanto todo toda todos todas tudo nada ninguem algum alguma alguns algumas outro outra outros outras mesmo mesma este esta estes estas esse essa esses essas isto isso aquele aquela aqueles aquelas aquilo eu tu ele ela nos vos eles elas me te lhe lhes nos meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas ser sou es somos sao era eram foi foram sera serao seja sejam fosse estar esta estao estava ter tem temos tinha tenha tera haver ha houve vai vao ir pode podem poder deve devem dever fazer faz diz disse dizer dizem la aqui ali entao nao sim cada dele dela deles delas nele nela neles nelas voce voces gente nunca devemos podemos precisamos precisa precisam devo queremos quer querem temos vamos fomos somos sempre antes depois agora hoje deus senhor jesus cristo'.split(
    ' ',
  ),
);
const SHORTEST_STEM = 4;
const NEIGHBOURS = 5;

/** The distinctive words of a text, each once. */
const distinctiveWords = (text: string): string[] => [
  ...new Set(
    plainWordsOf(text).filter(
      (word) => word.length > 2 && !STOP_WORDS.has(word) && !/\d/.test(word),
    ),
  ),
];

/** The part of a word that its inflections share, as a prefix. */
const stemOf = (word: string): string =>
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
function shareIn(words: readonly string[], text: string): number {
  if (words.length === 0) return 1;
  const stored = [...new Set(plainWordsOf(text))];
  return words.filter((word) => stored.some((each) => isRelated(word, each))).length / words.length;
}

/** The passage with its neighbours: a paraphrase often gathers what stands around a verse. */
function surroundingsOf(reference: Reference): Reference {
  if (reference.verse === null || reference.endVerse === null) return reference;
  return {
    ...reference,
    verse: Math.max(1, reference.verse - NEIGHBOURS),
    endVerse: reference.endVerse + NEIGHBOURS,
  };
}

/** How many of the words no installed text holds in any form. */
const countUnknown = (db: Db, words: readonly string[]) =>
  countUnusedStems(db, words.filter((word) => word.length >= SHORTEST_STEM).map(stemOf));
