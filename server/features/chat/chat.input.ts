import * as z from 'zod/mini';
import { LONGEST_MESSAGE, LONGEST_TOPIC } from '#shared/answers/chat-limits.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { optionalText, requiredText } from '../../text-input.ts';

const LONGEST_ANSWER = 20_000;
const MOST_MESSAGES = 60;

const MESSAGE_TOO_LONG = `A mensagem pode ter até ${LONGEST_MESSAGE} caracteres.`;

const Turn = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.overwrite(cleanText), z.maxLength(LONGEST_ANSWER, MESSAGE_TOO_LONG)),
});

/** The question of the library that was offered, whose title is the message. */
const Entry = z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)));

export const ChatInput = z.object({
  entry: Entry,
  /** The client creates it with the conversation, so that it survives a failed first answer. */
  conversationId: z._default(z.nullable(z.uuid()), null),
  messages: z.array(Turn).check(
    z.minLength(1, 'Escreva uma mensagem.'),
    z.maxLength(MOST_MESSAGES, 'A conversa ficou longa demais. Comece uma nova.'),
    z.refine((messages) => {
      const last = messages.at(-1);
      return last?.role === 'user' && last.content.trim() !== '';
    }, 'Escreva uma mensagem.'),
    z.refine(
      (messages) => (messages.at(-1)?.content.length ?? 0) <= LONGEST_MESSAGE,
      MESSAGE_TOO_LONG,
    ),
  ),
});

export type ChatInput = z.infer<typeof ChatInput>;

/** The chat beside a study: the message, the earlier turns and the topic of the page. */
export const AssistantInput = z.object({
  message: requiredText(LONGEST_MESSAGE, 'Escreva uma mensagem.'),
  history: z
    .array(Turn)
    .check(z.maxLength(MOST_MESSAGES, 'A conversa ficou longa demais. Limpe e comece de novo.')),
  topic: optionalText(LONGEST_TOPIC),
  entry: Entry,
});

export type AssistantInput = z.infer<typeof AssistantInput>;
