import type { AnswerSource, Notice, SafetyTopic } from '#shared/ai.ts';
import type { RichText } from '#shared/rich-text.ts';
import { plainOf } from '../plain.ts';

export type Message = Readonly<{
  id: string;
  role: 'user' | 'assistant';
  text: RichText;
  at: Date;
  source?: AnswerSource | undefined;
  notices?: readonly Notice[];
  safety?: SafetyTopic | undefined;
  /** Of an answer that ended before it was whole. */
  interrupted?: boolean;
  /** Shown, but no part of the conversation: the greeting, errors, safety cards. */
  aside?: boolean;
}>;

let lastId = 0;

export function newMessage(given: Omit<Message, 'id' | 'at'>): Message {
  return { ...given, id: `new-${++lastId}`, at: new Date() };
}

export const plain = (text: string): RichText => [{ type: 'text', text }];

/** Something said to the member that is no answer: a greeting, an apology. */
export const aside = (text: string): Message =>
  newMessage({ role: 'assistant', text: plain(text), aside: true });

const LONGEST_HISTORY = 40;

/** What the model is told was said: the conversation as plain text, without what met the safety screen. */
export function historyOf(messages: readonly Message[]) {
  return messages
    .filter(({ aside, text }, index) => !aside && text.length > 0 && !messages[index + 1]?.safety)
    .map(({ role, text }) => ({ role, content: plainOf(text) }))
    .slice(-LONGEST_HISTORY);
}
