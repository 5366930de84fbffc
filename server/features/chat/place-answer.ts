import { bookOf, verseCount } from '#shared/bible/canon.ts';
import { findReferences } from '#shared/bible/find-references.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference, overlap, type Reference } from '#shared/bible/reference.ts';
import { QUESTIONS } from '../../content/questions/questions.ts';
import type { QuestionEntry } from '../../content/types.ts';
import { introOf, outlinePart } from '../../library/book-intros.ts';
import { findInLibrary } from '../../library/find.ts';
import { spelledOut } from '../../portuguese/shorthand.ts';
import { bookParagraph, namesSubject } from './book-answer.ts';
import { shown } from './written.ts';

const REACH = 3;
const READING_QUESTIONS =
  'Pergunte ao texto: quem fala, a quem, e em que situação? O que ele mostra de Deus? O que ele pede de quem lê?';

/** A passage that a question names, and the words beside it. */
export type MentionedPlace = Readonly<{ place: Reference; others: string }>;

/** Finds the first reference in a question. */
export function mentionedPlace(question: string): MentionedPlace | null {
  const inProse = findReferences(question).find((each) => each.reference);
  if (inProse?.reference) {
    const others = `${question.slice(0, inProse.start)} ${question.slice(inProse.end)}`;
    return { place: inProse.reference, others };
  }
  const last = question
    .replace(/^\D*?(?=[123]?\s?\p{L}+\.?\s*\d)/u, '')
    .replace(/(?<=\d)\s+\p{L}[^\d]*$/u, '');
  // "desde os 13", "na 3ª série": abbreviations that are also words.
  if (last !== question && /^\s?(?:os|na)(?!\p{L})/u.test(last)) return null;
  const typed = parseReference(last);
  return typed?.kind === 'references'
    ? { place: typed.references[0], others: question.replace(last, ' ') }
    : null;
}

type PlaceAnswer = Readonly<{ entry: QuestionEntry; fit: 'sure' | 'likely' }>;

/**
 * Finds the authored answer about a passage. Of a chapter that a question names, an answer about
 * some of its verses is only near, unless the question's own words ask for it.
 */
export function answerAbout(
  { place, others }: MentionedPlace,
  question: string,
): PlaceAnswer | null {
  const exact = (entry: QuestionEntry): PlaceAnswer => ({ entry, fit: 'sure' });
  const isVerse = ({ verse }: Reference) => verse !== null;
  if (place.verse !== null) {
    const about = namedBy(place, isVerse) ?? restingOn(place);
    return about ? exact(about) : askedAmong(place, question);
  }
  const asked = askedAmong(place, others);
  if (asked?.fit === 'sure') return asked;
  const ofChapter = namedBy(place, ({ verse }) => verse === null);
  if (ofChapter && !namesSubject(spelledOut(others))) return exact(ofChapter);
  const close = asked?.entry ?? ofChapter ?? namedBy(place, isVerse);
  return close ? { entry: close, fit: 'likely' } : null;
}

/** Finds the answer whose question or other names hold a reference to the place. */
const namedBy = (place: Reference, isMeant: (found: Reference) => boolean) =>
  QUESTIONS.find(({ question, synonyms }) =>
    [question, ...synonyms].some((name) => {
      const found = mentionedPlace(name)?.place;
      return found !== undefined && overlap(found, place) && isMeant(found);
    }),
  );

/** Finds the answer whose first verses are those of the place. */
const restingOn = (place: Reference) =>
  QUESTIONS.find(({ verses }) =>
    verses.slice(0, 2).some(({ reference }) => {
      const found = mentionedPlace(reference)?.place;
      return found !== undefined && found.verse !== null && overlap(found, place) && !isWide(found);
    }),
  );

/** Finds the answer to the words of a question that rests on the chapter it names. */
function askedAmong(place: Reference, question: string): PlaceAnswer | null {
  const { entry, fit } = findInLibrary('question', QUESTIONS, question);
  const rests = entry?.verses.some(({ reference }) => {
    const found = mentionedPlace(reference)?.place;
    return found?.book === place.book && found.chapter === place.chapter;
  });
  return entry && rests ? { entry, fit } : null;
}

/** A passage without an authored answer gets its stored words, its book and reading questions. */
export function aboutPassage(place: Reference): string {
  const part = outlinePart(introOf(place.book), place.chapter);
  const where = part
    ? `Em ${bookOf(place.book).name}, o capítulo ${place.chapter} faz parte de “${part.title}”.`
    : '';
  const around =
    place.verse === null
      ? ''
      : `Um versículo se entende melhor junto dos seus vizinhos: leia também ${surroundings(place)}.`;
  return [
    shown(place),
    bookParagraph(place.book),
    [where, around].filter(Boolean).join(' '),
    READING_QUESTIONS,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A verse with its neighbours. */
export function surroundings(place: Reference): string {
  const from = Math.max(1, (place.verse ?? 1) - REACH);
  const last = verseCount(place.book, place.endChapter);
  return formatReference({
    ...place,
    verse: from,
    endVerse: Math.min((place.endVerse ?? place.verse ?? 1) + REACH, last),
  });
}

/** Whether a reference spans so many verses that a question about one is not about all of it. */
const isWide = ({ verse, endVerse }: Reference) => (endVerse ?? verse ?? 0) - (verse ?? 0) > 10;
