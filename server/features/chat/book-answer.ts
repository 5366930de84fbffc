import { BOOK_NAMES, plainName } from '#shared/bible/book-names.ts';
import { type BookCode, bookOf } from '#shared/bible/canon.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { foldText } from '#shared/portuguese/words.ts';
import { introOf } from '../../library/book-intros.ts';
import { FRAME_WORDS } from '../../portuguese/frame-words.ts';
import { spelledOut } from '../../portuguese/shorthand.ts';

/** These words ask about a book as a book; "quem foi Daniel" asks about the man. */
const ASKS_ABOUT_BOOK =
  /\b(?:escreveu|escrit[oa]|autor(?:ia)?|livro d\w+|cartas?|epistolas?|evangelho (?:de|segundo)|resumo|sobre o que|d[oe] que (?:fala|trata)|tema|contexto|introducao|para quem|pra quem|capitulos)\b/u;
const ASKS_ABOUT_PERSON =
  /\b(?:quem (?:foi|era|e)|historia d\w+|vida d\w+|fala\w* (?:de|do|sobre)|sobre)\b/u;
/** The names of these books are common words in other questions too. */
const EVERYDAY_NAMES: readonly BookCode[] = ['NUM', 'JDG', 'ACT'];
/** Words of a question about a book or a passage as a whole, which name no subject in it. */
const OF_THE_WHOLE =
  /^(?:escrev\w*|escrit\w*|aut(?:or|oria|ores)|livros?|cartas?|epistolas?|evangelhos?|profetas?|apostolos?|paulo|salmos?|resum\w*|explic\w*|signific\w*|entend\w*|interpret\w*|trata\w*|tema|assunto|contexto|historic[oa]|historia|introducao|capitulos?|versiculos?|passagem|texto|palavra|biblia|antigo|velho|novo|testamento|estudo|mensagem|principal|central|geral|completo|data|epoca|jovens|criancas?|adolescentes|proposito|objetivo|sao|ler|leitura)$/u;
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

/** Whether a question asks for more than its book as a whole: "Daniel na cova dos leões, resumo". */
export function asksBeyond(book: BookCode, question: string): boolean {
  const names = new Set(spelledOut(bookOf(book).name));
  const others = spelledOut(question).filter(
    (word) => !names.has(word) && !NUMBERED.test(word) && bookNamed([word]) !== book,
  );
  return namesSubject(others);
}

/** Whether the words beside a book or a place name a subject of their own. */
export function namesSubject(words: readonly string[]): boolean {
  return words.some((word) => !FRAME_WORDS.has(word) && !OF_THE_WHOLE.test(word));
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
  const folded = foldText(question);
  const author = `**Quem escreveu.** ${intro.author}`;
  const period = `**Quando.** ${intro.period}`;
  const summary = `**${bookOf(code).name}: ${intro.keyTheme}.** ${intro.summary}`;
  const setting = `**Para quem e em que situação.** ${intro.setting}`;
  const outline = `**As partes.**\n\n${intro.outline.map(({ from, to, title }) => `- ${chapters(from, to)}: ${title}`).join('\n')}`;
  if (/quem escreveu|autor/u.test(folded)) return [author, period, summary].join('\n\n');
  if (/quando/u.test(folded)) return [period, author, summary].join('\n\n');
  if (/para quem|pra quem|contexto/u.test(folded)) return [setting, author, summary].join('\n\n');
  return [summary, author, period, outline].join('\n\n');
}

const chapters = (from: number, to: number) =>
  from === to ? `Capítulo ${from}` : `Capítulos ${from} a ${to}`;

/** Describes a book in one paragraph; empty for one without an introduction. */
export function bookParagraph(book: BookCode): string {
  const intro = introOf(book);
  if (!intro) return '';
  const { setting, keyTheme } = intro;
  return `**Sobre ${bookOf(book).name}.** ${setting} O fio do livro: ${keyTheme.charAt(0).toLowerCase()}${keyTheme.slice(1)}.`;
}
