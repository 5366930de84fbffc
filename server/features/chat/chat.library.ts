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
import { type FollowUp, followUpIn, leansOn } from './follow-up.ts';
import { goOn, nameOf, type Subject } from './go-on.ts';
import { aboutPassage, answerAbout, type MentionedPlace, mentionedPlace } from './place-answer.ts';
import { smallTalkAnswer } from './small-talk.ts';
import { wordForToday } from './word-for-today.ts';
import { outlineOf, shown, versesFirst, written } from './written.ts';

const NOTHING_WRITTEN =
  'Ainda não temos no acervo uma resposta para isso, e aqui só tratamos da Bíblia e da vida com Deus. Você pode perguntar sobre um versículo, como João 3:16 ou sobre um livro da Bíblia.';
const UNSURE = 'Temos no acervo mais de um texto que pode responder, e prefiro que você escolha.';
const NO_SUBJECT =
  'Sobre que assunto? Escreva em poucas palavras, como “um versículo sobre perdão” ou “como perdoar quem não muda”, e depois pergunte à vontade: resumir, explicar melhor, outro versículo.';

/** What was found, and what is said of it. */
type Answered = Readonly<{
  subject: Subject | null;
  answer: LibraryAnswer<string>;
  isSure?: boolean;
}>;

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
  const greeting = courtesyFor(question, act);
  if (greeting) return messageOf(plainly(greeting));
  const { topic, acts } = soFar(told);
  if (act) {
    const another = act === 'other' && !topic ? told.findLast(wordForToday) : undefined;
    if (another) return messageOf(plainly(wordForToday(another) ?? NO_SUBJECT));
    if (!topic) return messageOf({ ...plainly(NO_SUBJECT), isNothing: true });
    const meant = meantBy(act, acts.at(-1));
    const turn = acts.filter((each) => each === meant).length;
    const { subject, answer } = topic.answered;
    return messageOf(subject ? goOn(meant, subject, turn) : answer);
  }
  const word = wordForToday(question);
  if (word) return messageOf(plainly(word));
  const asked = topic && leansOn(question) ? leaning(topic, question) : standing(question);
  return messageOf(asked.answered.answer);
}

/** "Não entendi" and "não ajudou" are said of an answer, and are no courtesy. */
const courtesyFor = (message: string, act: FollowUp | null): string | null =>
  act === 'short' || act === 'other' ? null : smallTalkAnswer(message);

/** What is spoken of: the words by which its text is found, and what was found. */
type Topic = Readonly<{ text: string; answered: Answered }>;

const standing = (text: string): Topic => ({ text, answered: answerTo(text) });

/** What a conversation is about by now, and what was asked of it since. */
function soFar(told: readonly string[]): { topic: Topic | null; acts: readonly FollowUp[] } {
  let topic: Topic | null = null;
  let acts: FollowUp[] = [];
  for (const message of told) {
    const act = followUpIn(message);
    if (courtesyFor(message, act) || wordForToday(message)) continue;
    if (act && topic) {
      acts.push(meantBy(act, acts.at(-1)));
      continue;
    }
    const next: Topic = topic && leansOn(message) ? leaning(topic, message) : standing(message);
    // "Como orar?" opens a conversation, "explica melhor" does not.
    if (act && !next.answered.subject) continue;
    topic = next;
    acts = [];
  }
  return { topic, acts };
}

/** Who was given a verse or a prayer and asks for "another" means another of these. */
const meantBy = (act: FollowUp, before: FollowUp | undefined): FollowUp =>
  act === 'other' && (before === 'verse' || before === 'prayer') ? before : act;

/** A message that names a subject but leans on the one before it: "e as crianças?". */
function leaning(topic: Topic, message: string): Topic {
  const { subject } = topic.answered;
  const isOfTopic = ({ answered }: Topic) =>
    subject !== null && answered.subject !== null && nameOf(answered.subject) === nameOf(subject);
  if (subject && FOR_ANOTHER.test(message)) {
    if (subject.kind !== 'prayer') return again(topic, subject, FOR_THEM_TOO);
    const theirs = standing(`oração ${message.replace(/^\S+ /u, '')}`);
    return theirs.answered.subject && !isOfTopic(theirs)
      ? theirs
      : again(topic, subject, FOR_THEM_TOO);
  }
  const alone = standing(message);
  const isWhole = alone.answered.subject && message.split(' ').length > OF_A_WHOLE;
  if ((alone.answered.isSure || isWhole) && !isOfTopic(alone)) return alone;
  const together = standing(`${topic.text} ${message}`);
  if (!subject) return together.answered.subject ? together : alone;
  if (together.answered.subject && !isOfTopic(together)) return together;
  return alone.answered.subject && !isOfTopic(alone) ? alone : again(topic, subject, STILL_THERE);
}

/** What else the text that was shown gives, where another point of its subject is asked about. */
function again(topic: Topic, subject: Subject, opening: string): Topic {
  const { content, ...answer } = goOn(subject.kind === 'prayer' ? 'other' : 'step', subject, 0);
  const told = { ...answer, content: `${opening}\n\n${content}` };
  return { text: topic.text, answered: { ...topic.answered, answer: told } };
}

const FOR_ANOTHER =
  /^(?:e|mas) (?:pr[ao]s?|para|por|pel[oa]s?|com|d[oa]s?|[oa]) ?(?:[oa]s? )?(?:meus?|minhas?)? ?(?:filh|marido|espos|mulher|m[ãa]e|pai|av[óôo]|net|irm|sobrinh|amig|namorad|sogr|noiv)\p{L}*\W*$/iu;
const FOR_THEM_TOO = 'O que está acima vale também para quem você ama.';
/** With more words than these a question that leans says by itself what it asks. */
const OF_A_WHOLE = 6;
const STILL_THERE =
  'Não temos um texto só sobre esse ponto, e do assunto em que estávamos isto também serve.';

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
  if (!about) return { subject, answer: plainly(aboutPassage(place)), isSure: true };
  const { entry, fit } = about;
  const text = `${entry.answer}\n\n${bookParagraph(place.book)}`;
  const own = fit === 'sure' ? text : withHeading('question', entry.slug, text);
  return { subject, answer: plainly(`${shown(place)}\n\n${own}`), isSure: true };
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
    return {
      subject: { kind: 'prayer', slug, text },
      answer: plainly(content),
      isSure: prayer.fit === 'sure',
    };
  }
  const { entry, fit, offers } = findInLibrary('question', QUESTIONS, question);
  const study = findInLibrary('study', THEME_STUDIES, question);
  const ofStudy = study.fit === 'sure' && answeredBy(study.entry);
  if (ofStudy && isTitle('study', question)) return ofStudy;
  if (fit === 'sure') return { ...ofQuestion(entry, question, written(entry)), isSure: true };
  if (entry) {
    const headed = withHeading('question', entry.slug, written(entry));
    return ofQuestion(entry, question, headed, offers);
  }
  // A message names the subject of a study also where it asks something else: "meu pastor se separou".
  if (ofStudy) return under(ofStudy, fit === 'unsure' ? offers : []);
  const ofPerson = person && aboutBook(person, question);
  if (ofPerson) return { subject: null, answer: plainly(ofPerson) };
  if (otherwise) return { subject: null, answer: plainly(otherwise, offers) };
  const isNothing = fit === 'none';
  const words = isNothing ? NOTHING_WRITTEN : UNSURE;
  return { subject: null, answer: { ...plainly(words, offers), isNothing } };
}

const answeredBy = (entry: ThemeStudy) => ({
  subject: { kind: 'study', entry } as const,
  answer: plainly(outlineOf(entry)),
  isSure: true,
});

function under({ subject }: ReturnType<typeof answeredBy>, offers: readonly Offer[]): Answered {
  const { slug } = subject.entry;
  const headed = withHeading('study', slug, outlineOf(subject.entry));
  return { subject, answer: plainly(headed, offers) };
}

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
