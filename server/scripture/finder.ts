import { bookOf } from '#shared/bible/canon.ts';
import { type Reference, referenceKey, verseReference } from '#shared/bible/reference.ts';
import { type PlacedWord, placedWordsOf, plainWordsOf } from '#shared/portuguese/words.ts';
import type { Bible, StoredVerse } from '../bible/bible.ts';
import { findPhrase } from '../bible/phrase.queries.ts';
import { outsideChapter, shownWords } from '../bible/shown-verse.ts';
import type { Db } from '../db/client.ts';
import { indexOf, type Near, type Support } from './verse-index.ts';

/** A stretch of stored text with the place it stands in. */
export type Found = Readonly<{ key: string; text: string; translation: string }>;

/** The same with the span that words it in another way. */
export type Alike = Near & Readonly<{ reference: Reference; found: Found }>;

const LONGEST_SHOWN = 6;

/** Finds words in the stored Bible, as they are or in other words. */
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

  /** How far stored text supports a claim; null where no passage of the places is installed. */
  async support(references: readonly Reference[], claim: string): Promise<Support | null> {
    return (await indexOf(this.bible)).support(claim, references);
  }
}

type Word = PlacedWord & Readonly<{ verse: StoredVerse }>;

/** The run of stored words equal to the wanted ones, as it is written in the text. */
function matchWords(
  verses: readonly StoredVerse[],
  wanted: readonly string[],
): { from: StoredVerse; to: StoredVerse; text: string; sign: string } | null {
  if (wanted.length === 0) return null;
  const words: Word[] = verses.flatMap((verse) =>
    placedWordsOf(verse.text).map((word) => ({ ...word, verse })),
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
