import type { AnswerSource } from '#shared/ai.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Db } from '../../db/client.ts';

/** Whether the name is taken by somebody else's conversation; one that is new is free. */
export async function belongsToAnother(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', id)
    .where('userId', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export type Exchange = Readonly<{
  question: string;
  answer: RichText;
  source: AnswerSource;
}>;

/**
 * Keeps a question with its answer. A conversation begins with its first exchange, under
 * the name its client gave it or, without one, a name of ours.
 * @returns the id of the conversation
 */
export async function saveExchange(
  db: Db,
  userId: string,
  conversationId: string | null,
  { question, answer, source }: Exchange,
): Promise<string> {
  const updatedAt = new Date();
  return db.transaction().execute(async (trx) => {
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
