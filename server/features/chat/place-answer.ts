import { BOOK_NAMES, plainName } from '#shared/bible/book-names.ts';
import { type BookCode, bookOf, verseCount } from '#shared/bible/canon.ts';
import { findReferences } from '#shared/bible/find-references.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference, type Reference } from '#shared/bible/reference.ts';
import { foldText } from '#shared/bible/words.ts';
import { BOOK_INTROS } from '../../content/book-intros/book-intros.ts';
import { QUESTIONS } from '../../content/questions/questions.ts';
import type { BookIntro, QuestionEntry } from '../../content/types.ts';

const REACH = 3;
const READING_QUESTIONS =
  'Pergunte ao texto: quem fala, a quem, e em que situação? O que ele mostra de Deus? O que ele pede de quem lê?';

/** Finds the first reference in a question. */
export function mentionedPlace(question: string): Reference | null {
  const inProse = findReferences(question).find((each) => each.reference)?.reference;
  if (inProse) return inProse;
  const typed = parseReference(
    question
      .replace(/^\D*?(?=[123]?\s?\p{L}+\.?\s*\d)/u, '')
      .replace(/(?<=\d)\s+\p{L}[^\d]*$/u, ''),
  );
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
  // A name like "Mateus 6" says less than an answer that rests on these verses.
  return (
    namedBy(({ verse }) => verse !== null) ??
    (place.verse === null ? undefined : restsOn()) ??
    namedBy(() => true)
  );
}

/** A passage without an authored answer gets its stored words, its book and reading questions. */
export function aboutPassage(place: Reference): string {
  const name = formatReference(place);
  const intro = introOf(place.book);
  const part = intro?.outline.find(({ from, to }) => place.chapter >= from && place.chapter <= to);
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
    intro ? settingOf(intro) : '',
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

/** These words ask about a book as a book; "quem foi Daniel" asks about the man. */
const ASKS_ABOUT_BOOK =
  /\b(?:escreveu|escrit[oa]|autor(?:ia)?|livro d\w+|cartas?|epistolas?|evangelho (?:de|segundo)|resumo|sobre o que|d[oe] que (?:fala|trata)|tema|contexto|introducao|para quem|pra quem|capitulos)\b/u;
const ASKS_ABOUT_PERSON =
  /\b(?:quem (?:foi|era|e)|historia d\w+|vida d\w+|fala\w* (?:de|do|sobre)|sobre)\b/u;
/** The names of these books are common words in other questions too. */
const EVERYDAY_NAMES: readonly BookCode[] = ['NUM', 'JDG', 'ACT'];
const MAX_NAME_WORDS = 4;
const NUMBERED = /^(?:primeir[oa]|segund[oa]|terceir[oa]|[123]|i{1,3})$/iu;

/** Finds the book that a question asks about as a book. */
export function mentionedBook(question: string): BookCode | null {
  return ASKS_ABOUT_BOOK.test(foldText(question)) ? bookIn(question) : null;
}

/** Finds the book that has the same name as the person in a question. */
export function bookOfPerson(question: string): BookCode | null {
  const book = ASKS_ABOUT_PERSON.test(foldText(question)) ? bookIn(question) : null;
  return book && !EVERYDAY_NAMES.includes(book) ? book : null;
}

function bookIn(question: string): BookCode | null {
  const words = question.match(/[\p{L}\d]+/gu) ?? [];
  for (let length = MAX_NAME_WORDS; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const book = bookNamed(words.slice(at, at + length));
      if (book) return book;
    }
  }
  return null;
}

function bookNamed(words: readonly string[]): BookCode | null {
  const [first = ''] = words;
  if (words.length === 1 && /^j[óo]$/iu.test(first)) return 'JOB';
  if (words.length > 1 && NUMBERED.test(first)) {
    const parsed = parseReference(words.join(' '));
    return parsed?.kind === 'book' ? parsed.book : null;
  }
  const plain = plainName(words.join(''));
  const code = BOOK_NAMES.get(plain);
  // Many abbreviations are common words ("tem", "sobre"), so short forms must be full names.
  return code && (plain.length > 4 || plainName(bookOf(code).name) === plain) ? code : null;
}

/** Describes a book, beginning with the detail that the question asks for. */
export function aboutBook(code: BookCode, question: string): string | null {
  const intro = introOf(code);
  if (!intro) return null;
  const asked = foldText(question);
  const author = `**Quem escreveu.** ${intro.author}`;
  const period = `**Quando.** ${intro.period}`;
  const summary = `**${bookOf(code).name}: ${intro.keyTheme}.** ${intro.summary}`;
  const setting = `**Para quem e em que situação.** ${intro.setting}`;
  const outline = `**As partes.**\n\n${intro.outline.map(({ from, to, title }) => `- ${chapters(from, to)}: ${title}`).join('\n')}`;
  if (/quem escreveu|autor/u.test(asked)) return [author, period, summary].join('\n\n');
  if (/quando/u.test(asked)) return [period, author, summary].join('\n\n');
  if (/para quem|pra quem|contexto/u.test(asked)) return [setting, author, summary].join('\n\n');
  return [summary, author, period, outline].join('\n\n');
}

const chapters = (from: number, to: number) =>
  from === to ? `Capítulo ${from}` : `Capítulos ${from} a ${to}`;

const introOf = (code: BookCode) => BOOK_INTROS.find((each) => each.code === code);

/** Describes the book of a passage in one paragraph. */
export function bookParagraph(code: BookCode): string {
  const intro = introOf(code);
  return intro ? settingOf(intro) : '';
}

const settingOf = ({ code, keyTheme, setting }: BookIntro) =>
  `**Sobre ${bookOf(code).name}.** ${setting} O fio do livro: ${keyTheme.charAt(0).toLowerCase()}${keyTheme.slice(1)}.`;
