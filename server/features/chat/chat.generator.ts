import type { ChatInput } from '#shared/chat.ts';
import { CHARTER } from '../../ai/charter.ts';
import type { LibraryAnswer, TextGenerator } from '../../ai/generator.ts';
import type { ChatTurn } from '../../ai/model/openai.ts';
import { QUESTIONS } from '../../content/questions/questions.ts';
import type { QuestionEntry } from '../../content/types.ts';
import { listOf, matchLibrary } from '../../library/library.ts';
import { screenText } from '../../safety/screen.ts';
import {
  aboutBook,
  aboutPassage,
  bookOfPerson,
  bookParagraph,
  mentionedBook,
  mentionedPlace,
  questionAbout,
} from './place-answer.ts';
import { smallTalkAnswer } from './small-talk.ts';

const TURNS = 12;
const LONGEST_HISTORY = 9000;

export const biblicalChat: TextGenerator<ChatInput> = {
  name: 'biblical-chat',
  maxOutputTokens: 900,
  freeText: ({ messages }) => messages.slice(-1).map(({ content }) => content),
  prompt: ({ messages }) => ({ system: CHARTER, turns: recentTurns(messages) }),
  fromLibrary: async ({ messages }) => answerFromLibrary(messages.at(-1)?.content ?? ''),
};

function answerFromLibrary(question: string): LibraryAnswer<string> {
  const greeting = smallTalkAnswer(question);
  if (greeting) return { content: greeting, notices: [] };
  const place = mentionedPlace(question);
  if (place) {
    const about = questionAbout(place);
    const content = about
      ? `${written(about)}\n\n${bookParagraph(place.book)}`
      : aboutPassage(place);
    return { content, notices: [] };
  }
  const book = mentionedBook(question);
  const ofBook = book && aboutBook(book, question);
  if (ofBook) return { content: ofBook, notices: [] };
  const { entry, fit, choices } = matchLibrary('question', QUESTIONS, question);
  const person = fit === 'exact' ? null : bookOfPerson(question);
  const ofPerson = person && aboutBook(person, question);
  if (ofPerson) return { content: ofPerson, notices: ['near'] };
  if (!entry) return { content: `${NOTHING_WRITTEN}\n\n${listOf(choices)}`, notices: [] };
  if (fit === 'exact') return { content: written(entry), notices: [] };
  const also =
    choices.length > 0 ? `\n\nTalvez você procure uma destas perguntas:\n\n${listOf(choices)}` : '';
  return { content: `${written(entry)}${also}`, notices: ['near'] };
}

function written({ answer, verses: [main] }: QuestionEntry): string {
  return main ? `${answer}\n\n{{${main.reference}}}` : answer;
}

/** The end of the conversation that fits, beginning with a turn of the member's. */
function recentTurns(messages: ChatInput['messages']): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let length = 0;
  // What met the safety screen once is not sent later either.
  const safe = messages.filter(
    ({ role, content }) => role !== 'user' || screenText(content)?.level !== 'danger',
  );
  for (const turn of safe.slice(-TURNS).reverse()) {
    length += turn.content.length;
    if (turns.length > 0 && length > LONGEST_HISTORY) break;
    turns.unshift(turn);
  }
  const first = turns.findIndex(({ role }) => role === 'user');
  return turns.slice(Math.max(0, first));
}

const NOTHING_WRITTEN =
  'Ainda não temos no acervo uma resposta para isso, e aqui só tratamos da Bíblia e da vida com Deus. Você pode perguntar sobre um versículo, como João 3:16, sobre um livro da Bíblia, ou uma destas perguntas:';
