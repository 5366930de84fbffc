import type { AnswerSource } from '#shared/ai.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Db } from '../../db/client.ts';

export async function ownsConversation(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export type Exchange = Readonly<{
  question: string;
  answer: RichText;
  source: AnswerSource;
}>;

/**
 * Keeps a question with its answer, in a new conversation when none is named.
 * @returns the id of the conversation
 */
export async function saveExchange(
  db: Db,
  userId: string,
  conversationId: string | null,
  { question, answer, source }: Exchange,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const id =
      conversationId ??
      (
        await trx
          .insertInto('conversations')
          .values({ userId, title: titleOf(question) })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const asked: RichText = [{ type: 'text', text: question }];
    await trx
      .insertInto('chatMessages')
      .values({ conversationId: id, role: 'user', content: JSON.stringify(asked), source: null })
      .execute();
    await trx
      .insertInto('chatMessages')
      .values({ conversationId: id, role: 'assistant', content: JSON.stringify(answer), source })
      .execute();
    await trx
      .updateTable('conversations')
      .set({ updatedAt: new Date() })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .execute();
    return id;
  });
}

function titleOf(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ');
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
