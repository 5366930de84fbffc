import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

type Hit = Readonly<{ hits: number; secondsLeft: number }>;

/** Counts one hit on a key and reads the count of its window in a single statement. */
export async function countHit(db: Db, key: string, windowSeconds: number): Promise<Hit> {
  const now = sql<Date>`now()`;
  const expired = sql<boolean>`rate_limits.window_start <= now() - make_interval(secs => ${windowSeconds})`;
  const row = await db
    .insertInto('rateLimits')
    .values({ key, windowStart: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${expired} then 1 else rate_limits.hits + 1 end`,
        windowStart: sql`case when ${expired} then now() else rate_limits.window_start end`,
      }),
    )
    .returning([
      'hits',
      sql<number>`ceil(extract(epoch from window_start + make_interval(secs => ${windowSeconds}) - now()))::int`.as(
        'secondsLeft',
      ),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/** No window is longer than a day, so older rows no longer count. */
export async function forgetOldHits(db: Db): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where('windowStart', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
