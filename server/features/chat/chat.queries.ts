import type { AnswerSource, Notice, Offer } from '#shared/answers/ai.ts';
import { plainTextOf, type RichText } from '#shared/answers/rich-text.ts';
import { addWithin, MOST_ENTRIES } from '../../db/add-within.ts';
import type { Db } from '../../db/client.ts';

/** More than anybody ever says in one conversation. */
export const MOST_MESSAGES = 10_000;

export type Room = 'free' | 'taken' | 'full' | 'too-long';

/** Whether a question may be stored under this id: in a conversation of the member's, or a new one. */
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

/**
 * Stores a question before it is answered. A conversation begins with its first question, under
 * the id its client gave it or, without one, an id of ours; a question that is asked again
 * because it got no answer is stored once.
 * @returns the id of the conversation; null when the member has no room for a new one
 */
export async function saveQuestion(
  db: Db,
  userId: string,
  conversationId: string | null,
  question: string,
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
    const last = await trx
      .selectFrom('chatMessages')
      .select(['role', 'content'])
      .where('conversationId', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const unanswered =
      last?.role === 'user' && plainTextOf(last.content, (key) => key) === question;
    if (!unanswered) {
      const content = JSON.stringify([{ type: 'text', text: question }] satisfies RichText);
      await trx
        .insertInto('chatMessages')
        .values({ conversationId: id, role: 'user', content, source: null })
        .execute();
    }
    return id;
  });
}

/** Removes the last question, which got no answer, and the conversation that began with it. */
export async function removeQuestion(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const own = await trx
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', conversationId)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!own) return;
    const [last, before] = await trx
      .selectFrom('chatMessages')
      .select(['id', 'role'])
      .where('conversationId', '=', conversationId)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    if (last?.role !== 'user') return;
    await trx.deleteFrom('chatMessages').where('id', '=', last.id).execute();
    if (!before) await trx.deleteFrom('conversations').where('id', '=', conversationId).execute();
  });
}

/** Keeps the help lines with the last question, which may get no answer. */
export async function saveQuestionNotices(
  db: Db,
  userId: string,
  conversationId: string,
  notices: readonly Notice[],
): Promise<void> {
  await db
    .updateTable('chatMessages')
    .set({ notices: JSON.stringify(notices) })
    .where('role', '=', 'user')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('chatMessages as message')
        .innerJoin('conversations', 'conversations.id', 'message.conversationId')
        .select('message.id')
        .where('conversations.id', '=', conversationId)
        .where('conversations.userId', '=', userId)
        .orderBy('message.id', 'desc')
        .limit(1),
    )
    .execute();
}

type StoredAnswer = Readonly<{
  answer: RichText;
  source: AnswerSource;
  interrupted: boolean;
  notices: readonly Notice[];
  offers: readonly Offer[];
}>;

/** Stores the answer to the last question, unless the conversation was removed meanwhile. */
export async function saveAnswer(
  db: Db,
  userId: string,
  conversationId: string,
  { answer, source, interrupted, notices, offers }: StoredAnswer,
): Promise<void> {
  await db
    .with('conversation', (query) =>
      query
        .updateTable('conversations')
        .set({ updatedAt: new Date() })
        .where('id', '=', conversationId)
        .where('userId', '=', userId)
        .returning('id'),
    )
    .insertInto('chatMessages')
    .columns(['conversationId', 'role', 'content', 'source', 'interrupted', 'notices', 'offers'])
    .expression(({ selectFrom, val, cast }) =>
      selectFrom('conversation').select([
        'conversation.id',
        cast<'assistant'>(val('assistant'), 'text').as('role'),
        cast<string>(val(JSON.stringify(answer)), 'jsonb').as('content'),
        cast<AnswerSource>(val(source), 'text').as('source'),
        cast<boolean>(val(interrupted), 'boolean').as('interrupted'),
        cast<string>(val(JSON.stringify(notices)), 'jsonb').as('notices'),
        cast<string>(val(JSON.stringify(offers)), 'jsonb').as('offers'),
      ]),
    )
    .execute();
}

function titleOf(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ');
  return line.length <= 60 ? line : `${line.slice(0, 59).toWellFormed()}…`;
}
