import { foldText } from '#shared/bible/words.ts';
import type { LibraryAnswer } from '../../ai/generator.ts';
import { QUESTIONS } from '../../content/questions/questions.ts';
import { THEME_STUDIES } from '../../content/studies/studies.ts';
import type { QuestionEntry, ThemeStudy } from '../../content/types.ts';
import { listOf, matchLibrary } from '../../library/library.ts';
import { findPrayer } from '../../library/prayers.ts';
import { aboutBook, bookOfPerson, bookParagraph, mentionedBook } from './book-answer.ts';
import { aboutPassage, answerAbout, mentionedPlace } from './place-answer.ts';
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
  if (greeting) return { content: greeting, notices: [] };
  const place = mentionedPlace(question);
  if (place) {
    const about = answerAbout(place, question);
    if (!about) return { content: aboutPassage(place), notices: [] };
    const content = `${written(about.entry)}\n\n${bookParagraph(place.book)}`;
    return { content, notices: about.fit === 'near' ? ['near'] : [] };
  }
  const book = mentionedBook(question);
  const ofBook = book && aboutBook(book, question);
  if (ofBook) return { content: ofBook, notices: [] };
  const prayer = asksForPrayer(question) ? findPrayer(question) : null;
  if (prayer?.fit === 'exact') return { content: prayer.entry, notices: [] };
  const { entry, fit, choices } = matchLibrary('question', QUESTIONS, question);
  if (prayer?.fit === 'near' && fit !== 'exact')
    return { content: prayer.entry, notices: ['near'] };
  const person = fit === 'exact' ? null : bookOfPerson(question);
  const ofPerson = person && aboutBook(person, question);
  if (ofPerson) return { content: ofPerson, notices: ['near'] };
  const study = fit === 'exact' ? null : matchLibrary('study', THEME_STUDIES, question);
  if (study?.fit === 'exact') return { content: outlineOf(study.entry), notices: [] };
  if (!entry) return { content: `${NOTHING_WRITTEN}\n\n${listOf(choices)}`, notices: [] };
  if (fit === 'exact') return { content: written(entry), notices: [] };
  const also =
    choices.length > 0 ? `\n\nTalvez você procure uma destas perguntas:\n\n${listOf(choices)}` : '';
  return { content: `${written(entry)}${also}`, notices: ['near'] };
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
