import {
  type AnswerEvent,
  type AnswerSource,
  isHelpLine,
  joinNotices,
  type Notice,
  type Offer,
} from '#shared/answers/ai.ts';
import type { AnswerOf } from '#shared/answers/answer-shape.ts';
import type { CHAT } from '#shared/answers/answers.ts';
import { appendPart, type RichText } from '#shared/answers/rich-text.ts';
import { generate } from '../../ai/generate.ts';
import type { GenerationContext } from '../../ai/generator.ts';
import { AppError } from '../../errors.ts';
import { biblicalChat } from './chat.generator.ts';
import type { ChatInput } from './chat.input.ts';
import {
  type Room,
  removeQuestion,
  roomFor,
  saveAnswer,
  saveQuestion,
  saveQuestionNotices,
} from './chat.queries.ts';

type ChatEvent =
  | AnswerEvent<AnswerOf<typeof CHAT>>
  /** The question is stored: the conversation can be opened under its id. */
  | Readonly<{ type: 'conversation'; conversationId: string }>;

/**
 * One turn of the Bible chat. The question is stored before it is answered, and what was
 * written of the answer however it ends; a message that tells of danger is not.
 */
export async function* chat(
  context: GenerationContext,
  input: ChatInput,
): AsyncGenerator<ChatEvent, void> {
  const { db, engine, userId } = context;
  // Help comes before a refusal, so room is looked for when the words have been screened.
  const admit = async () => {
    await context.admit?.();
    const room = await roomFor(db, userId, input.conversationId);
    if (room !== 'free') throw refusalOf(room);
  };
  let conversationId: string | null = null;
  let told = NOTHING_TOLD;
  let saved = false;
  const save = async (interrupted: boolean) => {
    saved = true;
    if (!conversationId) return;
    const notices = told.notices.filter((notice) => notice !== 'declined');
    await saveAnswer(db, userId, conversationId, { ...told, notices, interrupted });
  };
  const saveHelpLines = async () => {
    const help = told.notices.filter(isHelpLine);
    if (!conversationId || help.length === 0) return;
    await saveQuestionNotices(db, userId, conversationId, help);
  };
  try {
    for await (const event of generate({ ...context, admit }, biblicalChat, input)) {
      told = afterEvent(told, event);
      if (event.type === 'start' && !conversationId) {
        conversationId = await begin(context, input);
        yield { type: 'conversation', conversationId };
      }
      if (event.type === 'safety') {
        saved = true;
        if (conversationId) await removeQuestion(db, userId, conversationId);
      }
      if (event.type === 'done' || event.type === 'cut') await save(event.type === 'cut');
      yield event;
    }
  } finally {
    if (!saved) {
      const rest = told.answer.length > 0 ? save(true) : saveHelpLines();
      engine.background.run('saving what there is of an answer', rest);
    }
  }
}

/** What a turn has brought so far. */
type Told = Readonly<{
  answer: RichText;
  source: AnswerSource;
  notices: readonly Notice[];
  offers: readonly Offer[];
}>;

const NOTHING_TOLD: Told = { answer: [], source: 'library', notices: [], offers: [] };

function afterEvent(told: Told, event: AnswerEvent<unknown>): Told {
  switch (event.type) {
    case 'start': {
      const notices = joinNotices(told.notices, event.notices);
      return { ...told, source: event.source, notices };
    }
    case 'notice':
      return { ...told, notices: joinNotices(told.notices, [event.notice]) };
    case 'offers':
      return { ...told, offers: event.offers };
    case 'reset':
      return { ...told, answer: [] };
    case 'part':
      return { ...told, answer: appendPart(told.answer, event.part) };
    default:
      return told;
  }
}

/** @returns the id of the conversation that holds the question from now on */
async function begin({ db, userId }: GenerationContext, input: ChatInput): Promise<string> {
  const question = input.messages.at(-1)?.content ?? '';
  const conversationId = await saveQuestion(db, userId, input.conversationId, question);
  if (!conversationId) throw refusalOf('full');
  return conversationId;
}

function refusalOf(room: Exclude<Room, 'free'>): AppError {
  if (room === 'taken') return new AppError('NOT_FOUND');
  return new AppError('LIMIT_REACHED', room === 'full' ? TOO_MANY : TOO_LONG);
}

const TOO_MANY =
  'Você chegou a 10.000 conversas, o máximo que guardamos. Exclua algumas para começar outra.';
const TOO_LONG = 'A conversa ficou longa demais. Comece uma nova.';
