import * as z from 'zod/mini';
import { LONGEST_MESSAGE } from './chat-limits.ts';

const LONGEST_ANSWER = 20_000;
const MOST_MESSAGES = 60;

const MESSAGE_TOO_LONG = `A mensagem pode ter até ${LONGEST_MESSAGE} caracteres.`;

export const ChatInput = z.object({
  conversationId: z.nullable(z.uuid()),
  messages: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.string().check(z.maxLength(LONGEST_ANSWER, MESSAGE_TOO_LONG)),
      }),
    )
    .check(
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
