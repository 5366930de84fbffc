import type { Message } from '../../answer/conversation/message.ts';
import type { Outputs } from '../../lib/data/trpc.ts';

type Page = Outputs['member']['conversations']['messages'];

export type StoredMessages = Readonly<{ messages: readonly Message[]; next: string | null }>;

/** A page of a stored conversation, in the order in which it was spoken. */
export function storedMessages({ items, next }: Page): StoredMessages {
  const messages = items.map(({ id, role, content, source, interrupted, createdAt }) => ({
    id,
    role,
    text: content,
    at: new Date(createdAt),
    source: source ?? undefined,
    interrupted,
  }));
  return { messages: messages.reverse(), next };
}
