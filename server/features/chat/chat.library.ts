import type { BookCode } from '#shared/bible/canon.ts';
import { foldText } from '#shared/bible/words.ts';
import type { LibraryAnswer } from '../../ai/generator.ts';
import { QUESTIONS } from '../../content/questions/questions.ts';
import { THEME_STUDIES } from '../../content/studies/studies.ts';
import type { QuestionEntry, ThemeStudy } from '../../content/types.ts';
import { listOf, matchLibrary } from '../../library/library.ts';
import { findPrayer } from '../../library/prayers.ts';
import {
  aboutBook,
  asksBeyond,
  bookOfPerson,
  bookParagraph,
  mentionedBook,
} from './book-answer.ts';
import { aboutPassage, answerAbout, type MentionedPlace, mentionedPlace } from './place-answer.ts';
import { smallTalkAnswer } from './small-talk.ts';

const NOTHING_WRITTEN =
  'Ainda não temos no acervo uma resposta para isso, e aqui só tratamos da Bíblia e da vida com Deus. Você pode perguntar sobre um versículo, como João 3:16, sobre um livro da Bíblia, ou uma destas perguntas:';

/**
 * Answers a message from the library: small talk, a place or a book that is asked about, a prayer
 * that is asked for, and then the question or study that fits best.
 */
export function answerFromLibrary(question: string): LibraryAnswer<{ message: string }> {
  const { content, notices } = answerTo(question);
  return { content: { message: content }, notices };
}

function answerTo(question: string): LibraryAnswer<string> {
  const greeting = smallTalkAnswer(question);
  if (greeting) return sure(greeting);
  const mentioned = mentionedPlace(question);
  if (mentioned) return answerOfPlace(mentioned, question);
  const book = mentionedBook(question);
  const ofBook = book && aboutBook(book, question);
  if (!ofBook) return answerOnSubject(question, bookOfPerson(question));
  return asksBeyond(book, question) ? answerOnSubject(question, null, ofBook) : sure(ofBook);
}

const sure = (content: string): LibraryAnswer<string> => ({ content, notices: [] });
const near = (content: string): LibraryAnswer<string> => ({ content, notices: ['near'] });

function answerOfPlace(mentioned: MentionedPlace, question: string): LibraryAnswer<string> {
  const about = answerAbout(mentioned, question);
  if (!about) return sure(aboutPassage(mentioned.place));
  const content = `${written(about.entry)}\n\n${bookParagraph(mentioned.place.book)}`;
  return about.fit === 'near' ? near(content) : sure(content);
}

/**
 * @param person the book with the name of the person who is asked about
 * @param otherwise what is shown where no question comes near
 */
function answerOnSubject(
  question: string,
  person: BookCode | null,
  otherwise: string | null = null,
): LibraryAnswer<string> {
  const prayer = asksForPrayer(question) ? findPrayer(question) : null;
  if (prayer?.fit === 'exact') return sure(prayer.entry);
  const { entry, fit, choices } = matchLibrary('question', QUESTIONS, question);
  if (fit === 'exact') return sure(written(entry));
  if (prayer?.fit === 'near') return near(prayer.entry);
  const ofPerson = person && aboutBook(person, question);
  if (ofPerson) return near(ofPerson);
  const study = matchLibrary('study', THEME_STUDIES, question);
  if (study.fit === 'exact') return sure(outlineOf(study.entry));
  if (!entry) return otherwise ? near(otherwise) : sure(`${NOTHING_WRITTEN}\n\n${listOf(choices)}`);
  const also =
    choices.length > 0 ? `\n\nTalvez você procure uma destas perguntas:\n\n${listOf(choices)}` : '';
  return near(`${written(entry)}${also}`);
}

function written({ answer, verses: [main] }: QuestionEntry): string {
  return main ? `${answer}\n\n{{${main.reference}}}` : answer;
}

/** A theme study in the length of a chat. */
function outlineOf({ title, theme, introduction, mainPoints, verses: [main] }: ThemeStudy): string {
  return [
    `**${title}**`,
    introduction,
    listOf(mainPoints),
    ...(main ? [`{{${main.reference}}}`] : []),
    `O estudo completo está em “Estudo por tema”: peça por “${theme}”.`,
  ].join('\n\n');
}

const ASKS_FOR_PRAYER =
  /\b(?:ore|ora|orem|interceda|intercede|reze)(?: \w+)? (?:por|pelo|pela|pelos|pelas)\b|\b(?:oracao|oracoes|prece) (?:para|pra|p|pro|pros|por|pelo|pela|pelos|pelas|de|do|da|pedindo|agradecendo)\b/u;
const ASKS_ABOUT_PRAYER = /^(?:o que|que e|qual|quem|onde|quando|por que|pq|existe|como)\b/u;

const asksForPrayer = (question: string) => {
  const plain = foldText(question);
  return ASKS_FOR_PRAYER.test(plain) && !ASKS_ABOUT_PRAYER.test(plain);
};
