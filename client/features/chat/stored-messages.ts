import { helpAside, type Message } from '../../answer/conversation/message.ts';
import type { Outputs } from '../../lib/data/trpc.ts';

type Page = Outputs['member']['conversations']['messages'];

export type StoredMessages = Readonly<{ messages: readonly Message[]; next: string | null }>;

/** A page of a stored conversation, in the order in which it was spoken. */
export function storedMessages({ items, next }: Page): StoredMessages {
  const messages = items.flatMap((item, place): Message[] => {
    const { id, role, content, source, interrupted, notices, offers, createdAt } = item;
    const at = new Date(createdAt);
    const beside = role === 'user' ? {} : { notices: notices ?? [], offers: offers ?? [] };
    const message = {
      id,
      role,
      text: content,
      at,
      source: source ?? undefined,
      interrupted,
      ...beside,
    };
    // The latest comes first: the answer stands before its question.
    const isUnanswered = role === 'user' && items[place - 1]?.role !== 'assistant';
    return isUnanswered && notices?.length ? [helpAside(notices), message] : [message];
  });
  return { messages: messages.reverse(), next };
}
