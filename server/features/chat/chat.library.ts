import type { Offer } from '#shared/answers/ai.ts';
import type { BookCode } from '#shared/bible/canon.ts';
import { foldText } from '#shared/portuguese/words.ts';
import type { LibraryAnswer } from '../../ai/generator.ts';
import { QUESTIONS } from '../../content/questions/questions.ts';
import { THEME_STUDIES } from '../../content/studies/studies.ts';
import type { QuestionEntry, ThemeStudy } from '../../content/types.ts';
import { findInLibrary, isTitle, withHeading } from '../../library/find.ts';
import { findPrayer } from '../../library/prayers.ts';
import {
  aboutBook,
  asksBeyond,
  bookOfPerson,
  bookParagraph,
  mentionedBook,
} from './book-answer.ts';
import { followUpIn, leansOn } from './follow-up.ts';
import { goOn, type Subject } from './go-on.ts';
import { aboutPassage, answerAbout, type MentionedPlace, mentionedPlace } from './place-answer.ts';
import { smallTalkAnswer } from './small-talk.ts';
import { outlineOf, shown, versesFirst, written } from './written.ts';

const NOTHING_WRITTEN =
  'Ainda não temos no acervo uma resposta para isso, e aqui só tratamos da Bíblia e da vida com Deus. Você pode perguntar sobre um versículo, como João 3:16 ou sobre um livro da Bíblia.';
const UNSURE = 'Temos no acervo mais de um texto que pode responder, e prefiro que você escolha.';
const NO_SUBJECT =
  'Sobre que assunto? Escreva em poucas palavras, como “um versículo sobre perdão” ou “como perdoar quem não muda”, e depois pergunte à vontade: resumir, explicar melhor, outro versículo.';

/** What was found, and what is said of it. */
type Answered = Readonly<{ subject: Subject | null; answer: LibraryAnswer<string> }>;

/** A question that was offered and is asked in its own words. */
export function offeredQuestion(id: string | undefined, message = ''): QuestionEntry | null {
  const entry = id === undefined ? undefined : QUESTIONS.find(({ slug }) => slug === id);
  return entry?.question === message ? entry : null;
}

export const answerOf = (entry: QuestionEntry) => messageOf(plainly(written(entry)));

/**
 * Answers a message from the library: small talk, what goes on from the last answer, a place or a
 * book that is asked about, a prayer that is asked for, and then the question or study that fits
 * best.
 * @param told what the member wrote before in this conversation
 */
export function answerFromLibrary(
  question: string,
  told: readonly string[],
): LibraryAnswer<{ message: string }> {
  const act = told.length > 0 ? followUpIn(question) : null;
  const greeting = smallTalkAnswer(question);
  // "Não entendi" is said of an answer.
  if (greeting && act !== 'short') return messageOf(plainly(greeting));
  const last = told.findLastIndex((message) => !smallTalkAnswer(message) && !followUpIn(message));
  const before = told[last];
  if (act) {
    if (before === undefined) return messageOf({ ...plainly(NO_SUBJECT), isNothing: true });
    const { subject, answer } = answerTo(before);
    const turn = told.slice(last + 1).filter((message) => followUpIn(message) === act).length;
    return messageOf(subject ? goOn(act, subject, turn) : answer);
  }
  const whole = before !== undefined && leansOn(question) ? `${before} ${question}` : question;
  return messageOf(answerTo(whole).answer);
}

const messageOf = ({ content, ...answer }: LibraryAnswer<string>) => ({
  ...answer,
  content: { message: content },
});

const plainly = (content: string, offers: readonly Offer[] = []): LibraryAnswer<string> => ({
  content,
  notices: [],
  ...(offers.length > 0 ? { offers } : {}),
});

function answerTo(question: string): Answered {
  const mentioned = mentionedPlace(question);
  if (mentioned) return answerOfPlace(mentioned, question);
  const book = mentionedBook(question);
  const ofBook = book && aboutBook(book, question);
  if (!ofBook) return answerOnSubject(question, bookOfPerson(question));
  return asksBeyond(book, question)
    ? answerOnSubject(question, null, ofBook)
    : { subject: null, answer: plainly(ofBook) };
}

/** The place that is asked for stands first, in its stored words. */
function answerOfPlace({ place, ...mentioned }: MentionedPlace, question: string): Answered {
  const about = answerAbout({ place, ...mentioned }, question);
  const subject: Subject = about
    ? { kind: 'question', entry: about.entry }
    : { kind: 'place', place };
  if (!about) return { subject, answer: plainly(aboutPassage(place)) };
  const { entry, fit } = about;
  const text = `${entry.answer}\n\n${bookParagraph(place.book)}`;
  const own = fit === 'sure' ? text : withHeading('question', entry.slug, text);
  return { subject, answer: plainly(`${shown(place)}\n\n${own}`) };
}

/**
 * @param person the book with the name of the person who is asked about
 * @param otherwise what is shown where no question comes near
 */
function answerOnSubject(
  question: string,
  person: BookCode | null,
  otherwise: string | null = null,
): Answered {
  const prayer = asksForPrayer(question) ? findPrayer(question) : null;
  if (prayer?.entry) {
    const { slug, text } = prayer.entry;
    const content = prayer.fit === 'sure' ? text : withHeading('prayer', slug, text);
    return { subject: { kind: 'prayer', slug, text }, answer: plainly(content) };
  }
  const { entry, fit, offers } = findInLibrary('question', QUESTIONS, question);
  const study = findInLibrary('study', THEME_STUDIES, question);
  const ofStudy = study.fit === 'sure' && answeredBy(study.entry);
  if (ofStudy && isTitle('study', question)) return ofStudy;
  if (fit === 'sure') return ofQuestion(entry, question, written(entry));
  if (entry) {
    const headed = withHeading('question', entry.slug, written(entry));
    return ofQuestion(entry, question, headed, offers);
  }
  if (ofStudy) return ofStudy;
  const ofPerson = person && aboutBook(person, question);
  if (ofPerson) return { subject: null, answer: plainly(ofPerson) };
  if (otherwise) return { subject: null, answer: plainly(otherwise, offers) };
  const nothing = fit === 'none' ? NOTHING_WRITTEN : UNSURE;
  return { subject: null, answer: { ...plainly(nothing, offers), isNothing: true } };
}

const answeredBy = (entry: ThemeStudy): Answered => ({
  subject: { kind: 'study', entry },
  answer: plainly(outlineOf(entry)),
});

/** Who asks for a verse on a subject sees verses before anything else. */
function ofQuestion(
  entry: QuestionEntry,
  question: string,
  text: string,
  offers: readonly Offer[] = [],
): Answered {
  const content = ASKS_FOR_VERSE.test(foldText(question)) ? versesFirst(entry) : text;
  return { subject: { kind: 'question', entry }, answer: plainly(content, offers) };
}

const ASKS_FOR_VERSE =
  /\b(?:versiculos?|versos?|passage(?:m|ns)|textos? biblicos?)\b.{0,20}\b(?:sobre|de|do|da|para|pra|que fal\w+|contra|quando)\b/u;

const ASKS_FOR_PRAYER =
  /\b(?:ore|ora|orem|interceda|intercede|reze)(?: \w+)? (?:por|pelo|pela|pelos|pelas)\b|\b(?:oracao|oracoes|prece) (?:para|pra|p|pro|pros|por|pelo|pela|pelos|pelas|de|do|da|pedindo|agradecendo)\b/u;
const ASKS_ABOUT_PRAYER = /^(?:o que|que e|qual|quem|onde|quando|por que|pq|existe|como)\b/u;

const asksForPrayer = (question: string) => {
  const plain = foldText(question);
  return ASKS_FOR_PRAYER.test(plain) && !ASKS_ABOUT_PRAYER.test(plain);
};
