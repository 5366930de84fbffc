import { bookOf } from '#shared/bible/canon.ts';
import { type Reference, referenceKey, verseReference } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/bible/words.ts';
import type { Bible, StoredVerse } from '../bible/bible.ts';
import { findPhrase, mostStemsInOneVerse, readWordForms } from '../bible/phrase.queries.ts';
import type { Db } from '../db/client.ts';
import { COLLECTIONS } from '../library/collections.ts';
import { distinctiveWords, KnownWords, shareIn, stemOf, surroundingsOf } from './support.ts';

/** A stretch of stored text with the place it stands in. */
export type Found = Readonly<{ key: string; text: string; translation: string }>;

const LONGEST_SHOWN = 6;
const MOST_WORDS = 10;

/** Looks words up in the stored Bible: at a place, or anywhere. */
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
      text: passage.verses.map((verse) => verse.text).join(' '),
      translation: passage.translation.abbreviation,
    };
  }

  /** The stored words at the place that are the quoted ones, in the stored spelling. */
  async exactAt(reference: Reference, quoted: string): Promise<Found | null> {
    const passage = await this.bible.passage(reference);
    if (!passage) return null;
    const match = matchWords(passage.verses, plainWordsOf(quoted));
    if (!match) return null;
    const { from, to, text, sign } = match;
    const place =
      from.chapter === to.chapter
        ? verseReference(reference.book, from.chapter, from.number, to.number)
        : reference;
    // A question stays one.
    const whole = /[?!]$/.test(quoted.trim()) ? text + sign : text;
    return { key: referenceKey(place), text: whole, translation: passage.translation.abbreviation };
  }

  /** Wherever the quoted words stand in an installed text. */
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

  /**
   * The share of a claim that the stored words at one of the places, or beside it, carry; with no
   * places, those of any verse. Null where they are not installed.
   */
  async support(references: readonly Reference[], claim: string): Promise<Support | null> {
    const words = distinctiveWords(claim);
    const known = await knownWords(this.bible, this.db);
    const strange = words.filter((word) => known.isStrange(word)).length;
    if (references.length === 0) {
      const few = words.slice(0, MOST_WORDS);
      const most = few.length > 0 ? await mostStemsInOneVerse(this.db, few.map(stemOf)) : 0;
      return { words: words.length, share: few.length > 0 ? most / few.length : 1, strange };
    }
    let share = 0;
    for (const reference of references) {
      const passage = await this.bible.passage(surroundingsOf(reference));
      if (!passage) return null;
      share = Math.max(share, shareIn(words, passage.verses.map(({ text }) => text).join(' ')));
    }
    return { words: words.length, share, strange };
  }
}

/** The share of a claim that stands in stored text. */
export type Support = Readonly<{
  /** The number of distinctive words in the claim. */
  words: number;
  /** The share of them that stands there in one form or another, from 0 to 1. */
  share: number;
  /** The number of them that neither the Bible nor our own prose ever uses. */
  strange: number;
}>;

const known = new WeakMap<Bible, Promise<KnownWords>>();

async function knownWords(bible: Bible, db: Db): Promise<KnownWords> {
  let words = known.get(bible);
  if (!words) {
    words = readWordForms(db).then((forms) => new KnownWords([...forms, ...ownProse()]));
    words.catch(() => known.delete(bible));
    known.set(bible, words);
  }
  return words;
}

function* ownProse(): Generator<string> {
  for (const { title, synonyms, body } of Object.values(COLLECTIONS).flat())
    yield `${title} ${synonyms.join(' ')} ${body}`;
}

type Word = Readonly<{ plain: string; verse: StoredVerse; start: number; end: number }>;

/** The run of stored words equal to the wanted ones, as it is written in the text. */
function matchWords(
  verses: readonly StoredVerse[],
  wanted: readonly string[],
): { from: StoredVerse; to: StoredVerse; text: string; sign: string } | null {
  if (wanted.length === 0) return null;
  const words: Word[] = verses.flatMap((verse) =>
    [...verse.text.matchAll(/[\p{L}\p{M}\d]+/gu)].map((match) => ({
      plain: plainWordsOf(match[0]).join(''),
      verse,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  for (let at = 0; at + wanted.length <= words.length; at++) {
    if (!wanted.every((word, offset) => words[at + offset]?.plain === word)) continue;
    const first = words[at];
    const last = words[at + wanted.length - 1];
    if (!first || !last) return null;
    const pieces = verses
      .slice(verses.indexOf(first.verse), verses.indexOf(last.verse) + 1)
      .map((verse) =>
        verse.text.slice(
          verse === first.verse ? first.start : 0,
          verse === last.verse ? last.end : undefined,
        ),
      );
    const sign = /^[?!]?/.exec(last.verse.text.slice(last.end))?.[0] ?? '';
    return { from: first.verse, to: last.verse, text: pieces.join(' '), sign };
  }
  return null;
}
