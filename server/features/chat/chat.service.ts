import type { AnswerEvent, AnswerSource } from '#shared/ai.ts';
import type { ChatInput } from '#shared/chat.ts';
import { appendPart, type RichText } from '#shared/rich-text.ts';
import type { Asker } from '../../ai/generate.ts';
import { generateText } from '../../ai/text-answer.ts';
import { AppError } from '../../errors.ts';
import { biblicalChat } from './chat.generator.ts';
import { belongsToAnother, saveExchange } from './chat.queries.ts';

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
  if (conversationId && (await belongsToAnother(app.db, userId, conversationId))) {
    throw new AppError('NOT_FOUND');
  }
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
      if (event.type === 'done') yield { type: 'conversation', conversationId: await keep() };
      yield event;
    }
  } finally {
    if (!kept && answer.length > 0) app.background.run('keeping a stopped answer', keep());
  }
}
