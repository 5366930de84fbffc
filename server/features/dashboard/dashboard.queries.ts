import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** The records that the product stores, by the names of the specification. */
export async function countRecords(db: Db) {
  const { rows } = await sql<{
    userRoles: number;
    dailyWords: number;
    guidedStudies: number;
    quiz: number;
    systemSettings: number;
    booklets: number;
  }>`select
    (select count(*)::integer from user_roles) as user_roles,
    (select count(*)::integer from daily_words) as daily_words,
    (select count(*)::integer from study_contents where is_active) as guided_studies,
    (select count(*)::integer from quiz_questions where deleted_at is null) as quiz,
    (select count(*)::integer from system_settings) as system_settings,
    (select count(*)::integer from booklets) as booklets`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('counting answered without a row');
  return counts;
}

type ChatUsage = Readonly<{ messages: number; tokens: number; members: number }>;

/** The chats of a day; a day without any counts as zero. */
export async function readChatUsage(db: Db, day: string): Promise<ChatUsage> {
  const row = await db
    .selectFrom('chatUsageStats')
    .select(['totalMessages as messages', 'totalTokens as tokens', 'activeUsers as members'])
    .where('date', '=', day)
    .executeTakeFirst();
  return row ?? { messages: 0, tokens: 0, members: 0 };
}

/** The tokens of each day since then; days without a chat are missing. */
export async function readTokens(db: Db, first: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('chatUsageStats')
    .select(['date', 'totalTokens'])
    .where('date', '>=', first)
    .execute();
  return new Map(rows.map(({ date, totalTokens }) => [date, totalTokens]));
}
