import type { AnswerSource } from '#shared/ai.ts';
import type { RichText } from '#shared/rich-text.ts';
import { addWithin, MOST_ENTRIES } from '../../db/add-within.ts';
import type { Db } from '../../db/client.ts';

/** More than anybody ever says in one conversation. */
export const MOST_MESSAGES = 10_000;

export type Room = 'free' | 'taken' | 'full' | 'too-long';

/** Whether an exchange may be kept under this name: in a conversation of the member's, or a new one. */
export async function roomFor(db: Db, userId: string, id: string | null): Promise<Room> {
  const { owner, messages, conversations } = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('conversations').select('userId').where('id', '=', id).as('owner'),
      selectFrom('chatMessages')
        .select(fn.countAll<string>().as('count'))
        .where('conversationId', '=', id)
        .as('messages'),
      selectFrom('conversations')
        .select(fn.countAll<string>().as('count'))
        .where('userId', '=', userId)
        .as('conversations'),
    ])
    .executeTakeFirstOrThrow();
  if (owner === null) return Number(conversations) < MOST_ENTRIES ? 'free' : 'full';
  if (owner !== userId) return 'taken';
  return Number(messages) < MOST_MESSAGES ? 'free' : 'too-long';
}

export type Exchange = Readonly<{
  question: string;
  answer: RichText;
  source: AnswerSource;
}>;

/**
 * Keeps a question with its answer. A conversation begins with its first exchange, under
 * the name its client gave it or, without one, a name of ours.
 * @returns the id of the conversation; null when the member has no room for a new one
 */
export async function saveExchange(
  db: Db,
  userId: string,
  conversationId: string | null,
  { question, answer, source }: Exchange,
): Promise<string | null> {
  const updatedAt = new Date();
  return addWithin(db, userId, 'conversations', async (trx) => {
    const { id } = await trx
      .insertInto('conversations')
      .values({
        ...(conversationId ? { id: conversationId } : {}),
        userId,
        title: titleOf(question),
        updatedAt,
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ updatedAt }).where('conversations.userId', '=', userId),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const asked: RichText = [{ type: 'text', text: question }];
    await trx
      .insertInto('chatMessages')
      .values({ conversationId: id, role: 'user', content: JSON.stringify(asked), source: null })
      .execute();
    await trx
      .insertInto('chatMessages')
      .values({ conversationId: id, role: 'assistant', content: JSON.stringify(answer), source })
      .execute();
    return id;
  });
}

function titleOf(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ');
  return line.length <= 60 ? line : `${line.slice(0, 59).toWellFormed()}…`;
}
