import { bookOf, verseCount } from '#shared/bible/canon.ts';
import { findReferences } from '#shared/bible/find-references.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference, type Reference } from '#shared/bible/reference.ts';
import { QUESTIONS } from '../../content/questions/questions.ts';
import type { QuestionEntry } from '../../content/types.ts';
import { introOf, outlinePart } from '../../library/book-intros.ts';
import { matchLibrary } from '../../library/library.ts';
import { bookParagraph } from './book-answer.ts';

const REACH = 3;
const READING_QUESTIONS =
  'Pergunte ao texto: quem fala, a quem, e em que situação? O que ele mostra de Deus? O que ele pede de quem lê?';

/** Finds the first reference in a question. */
export function mentionedPlace(question: string): Reference | null {
  const inProse = findReferences(question).find((each) => each.reference)?.reference;
  if (inProse) return inProse;
  const last = question
    .replace(/^\D*?(?=[123]?\s?\p{L}+\.?\s*\d)/u, '')
    .replace(/(?<=\d)\s+\p{L}[^\d]*$/u, '');
  // "desde os 13", "na 3ª série": abbreviations that are also words.
  if (last !== question && /^\s?(?:os|na)(?!\p{L})/u.test(last)) return null;
  const typed = parseReference(last);
  return typed?.kind === 'references' ? typed.references[0] : null;
}

/** Finds the authored answer that names a passage, or else one that rests on it. */
export function questionAbout(place: Reference): QuestionEntry | undefined {
  const namedBy = (isMeant: (found: Reference) => boolean) =>
    QUESTIONS.find(({ question, synonyms }) =>
      [question, ...synonyms].some((name) => {
        const found = mentionedPlace(name);
        return found !== null && overlap(found, place) && isMeant(found);
      }),
    );
  const restsOn = () =>
    QUESTIONS.find(({ verses }) =>
      verses.slice(0, 2).some(({ reference }) => {
        const found = mentionedPlace(reference);
        return found !== null && found.verse !== null && overlap(found, place) && !isWide(found);
      }),
    );
  // Of a whole chapter "Romanos 8" says more than "Romanos 8:28"; of a verse "Mateus 6" says less
  // than an answer that rests on it.
  return (
    (place.verse === null ? namedBy(({ verse }) => verse === null) : undefined) ??
    namedBy(({ verse }) => verse !== null) ??
    (place.verse === null ? undefined : restsOn()) ??
    namedBy(() => true)
  );
}

/** Finds the authored answer to the words of a question that rests on the chapter it names. */
export function questionAmong(place: Reference, question: string): QuestionEntry | null {
  const { entry } = matchLibrary('question', QUESTIONS, question);
  const rests = entry?.verses.some(({ reference }) => {
    const found = mentionedPlace(reference);
    return found?.book === place.book && found.chapter === place.chapter;
  });
  return entry && rests ? entry : null;
}

/** A passage without an authored answer gets its stored words, its book and reading questions. */
export function aboutPassage(place: Reference): string {
  const name = formatReference(place);
  const part = outlinePart(introOf(place.book), place.chapter);
  const where = part
    ? `Em ${bookOf(place.book).name}, o capítulo ${place.chapter} faz parte de “${part.title}”.`
    : '';
  const shown = place.verse === null ? `Leia ${name} inteiro, com calma.` : `{{${name}}}`;
  const around =
    place.verse === null
      ? ''
      : `Um versículo se entende melhor junto dos seus vizinhos: leia também ${surroundings(place)}.`;
  return [
    shown,
    bookParagraph(place.book),
    [where, around].filter(Boolean).join(' '),
    READING_QUESTIONS,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function surroundings(place: Reference): string {
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

function overlap(a: Reference, b: Reference): boolean {
  if (a.book !== b.book || a.chapter !== b.chapter) return false;
  if (a.verse === null || b.verse === null) return true;
  return a.verse <= (b.endVerse ?? b.verse) && b.verse <= (a.endVerse ?? a.verse);
}
