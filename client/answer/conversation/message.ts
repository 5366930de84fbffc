import type { AnswerSource, Notice, Offer, SafetyNotice } from '#shared/answers/ai.ts';
import type { RichText } from '#shared/answers/rich-text.ts';
import { plainOf } from '../plain-text.ts';

export type Message = Readonly<{
  id: string;
  role: 'user' | 'assistant';
  text: RichText;
  at: Date;
  source?: AnswerSource | undefined;
  notices?: readonly Notice[];
  /** Questions of the library that may be meant. */
  offers?: readonly Offer[];
  safety?: SafetyNotice | undefined;
  /** Whether the answer ended early. */
  interrupted?: boolean;
  /** Shown, but not part of the conversation: the greeting, errors, safety cards. */
  aside?: boolean;
}>;

let lastId = 0;

export function newMessage(given: Omit<Message, 'id' | 'at'>): Message {
  return { ...given, id: `new-${++lastId}`, at: new Date() };
}

export const plain = (text: string): RichText => [{ type: 'text', text }];

/** A message to the member that is not an answer: a greeting, an apology. */
export const aside = (text: string): Message =>
  newMessage({ role: 'assistant', text: plain(text), aside: true });

/** The help lines of a question that got no answer. */
export const helpAside = (notices: readonly Notice[]): Message =>
  newMessage({ role: 'assistant', text: [], notices, aside: true });

const LONGEST_HISTORY = 40;

/** The history for the model: the conversation as plain text, without what met the safety screen. */
export function historyOf(messages: readonly Message[]) {
  return messages
    .filter(({ aside, text }, index) => !aside && text.length > 0 && !messages[index + 1]?.safety)
    .map(({ role, text }) => ({ role, content: plainOf(text) }))
    .slice(-LONGEST_HISTORY);
}
