import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { matchesWords } from '../../db/matching.ts';

type ConversationsQuery = Readonly<{
  /** Plain words, all of which the title must contain. */
  words: string;
  after: { updatedAt: Date; id: string } | null;
  limit: number;
}>;

/** Lists the latest conversation first. */
export async function listConversations(
  db: Db,
  userId: string,
  { words, after, limit }: ConversationsQuery,
) {
  let list = db
    .selectFrom('conversations')
    .select(['id', 'title', 'updatedAt'])
    .where('userId', '=', userId)
    .where(matchesWords(sql`title`, words));
  if (after) {
    list = list.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('updatedAt', 'id'), '<', tuple(after.updatedAt, after.id)),
    );
  }
  return list.orderBy('updatedAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function readConversation(db: Db, userId: string, id: string) {
  return db
    .selectFrom('conversations')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Lists messages of the member's own conversation, the latest first, before a given one. */
export async function listMessages(
  db: Db,
  userId: string,
  conversationId: string,
  { before, limit }: { before: string | null; limit: number },
) {
  let list = db
    .selectFrom('chatMessages')
    .innerJoin('conversations', 'conversations.id', 'chatMessages.conversationId')
    .select([
      'chatMessages.id',
      'chatMessages.role',
      'chatMessages.content',
      'chatMessages.source',
      'chatMessages.interrupted',
      'chatMessages.notices',
      'chatMessages.offers',
      'chatMessages.createdAt',
    ])
    .where('chatMessages.conversationId', '=', conversationId)
    .where('conversations.userId', '=', userId);
  if (before) list = list.where('chatMessages.id', '<', before);
  return list.orderBy('chatMessages.id', 'desc').limit(limit).execute();
}

/** @returns whether the member has such a conversation */
export async function renameConversation(
  db: Db,
  userId: string,
  id: string,
  title: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set({ title })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the member had such a conversation; its messages go with it */
export async function removeConversation(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('conversations')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
