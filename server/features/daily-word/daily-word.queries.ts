import type { DailyWordAnswer } from '#shared/answers/answers.ts';
import type { Db } from '../../db/client.ts';

export async function readDailyWord(
  db: Db,
  { day, promptVersion }: { day: string; promptVersion: number },
): Promise<DailyWordAnswer | null> {
  const row = await db
    .selectFrom('dailyWords')
    .select('content')
    .where('day', '=', day)
    .where('promptVersion', '=', promptVersion)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** The first word of a day stays. */
export async function insertDailyWord(
  db: Db,
  word: { day: string; promptVersion: number; content: DailyWordAnswer; model: string },
): Promise<void> {
  await db
    .insertInto('dailyWords')
    .values({ ...word, content: JSON.stringify(word.content) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const DAYS_REMEMBERED = 30;

/** Keys of the verses of the latest days. */
export async function readLatestVerses(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('dailyWords')
    .select('content')
    .orderBy('day', 'desc')
    .limit(DAYS_REMEMBERED)
    .execute();
  return new Set(rows.flatMap(({ content }) => content.verse?.key ?? []));
}
