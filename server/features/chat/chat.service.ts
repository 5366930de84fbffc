import type { AnswerEvent, AnswerSource } from '#shared/ai.ts';
import type { ChatInput } from '#shared/chat.ts';
import { appendPart, type RichText } from '#shared/rich-text.ts';
import type { Asker } from '../../ai/asker.ts';
import { generateText } from '../../ai/text-answer.ts';
import { AppError } from '../../errors.ts';
import { biblicalChat } from './chat.generator.ts';
import { type Room, roomFor, saveExchange } from './chat.queries.ts';

export type ChatEvent =
  | AnswerEvent<RichText>
  | Readonly<{ type: 'conversation'; conversationId: string }>;

/**
 * One turn of the Bible chat. What was written is kept with its question, also when the
 * member stops it half-way; a message that met the safety screen is not.
 */
export async function* chat(asker: Asker, input: ChatInput): AsyncGenerator<ChatEvent, void> {
  const { app, userId } = asker;
  const { conversationId } = input;
  const room = await roomFor(app.db, userId, conversationId);
  if (room !== 'free') throw refusalOf(room);
  let answer: RichText = [];
  let source: AnswerSource = 'library';
  let kept = false;
  const keep = async () => {
    kept = true;
    const question = input.messages.at(-1)?.content ?? '';
    return saveExchange(app.db, userId, conversationId, { question, answer, source });
  };
  try {
    for await (const event of generateText(asker, biblicalChat, input)) {
      if (event.type === 'start') source = event.source;
      if (event.type === 'reset') answer = [];
      if (event.type === 'part') answer = appendPart(answer, event.part);
      if (event.type === 'done') {
        const id = await keep();
        if (!id) throw refusalOf('full');
        yield { type: 'conversation', conversationId: id };
      }
      yield event;
    }
  } finally {
    if (!kept && answer.length > 0) app.background.run('keeping a stopped answer', keep());
  }
}

function refusalOf(room: Exclude<Room, 'free'>): AppError {
  if (room === 'taken') return new AppError('NOT_FOUND');
  return new AppError('LIMIT_REACHED', room === 'full' ? TOO_MANY : TOO_LONG);
}

const TOO_MANY =
  'Você chegou a 10.000 conversas, o máximo que guardamos. Exclua algumas para começar outra.';
const TOO_LONG = 'A conversa ficou longa demais. Comece uma nova.';
