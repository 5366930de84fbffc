import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Verses of a translation that share the most with these plain words, best first. */
export async function searchVerses(db: Db, editionId: string, words: string, limit: number) {
  const query = sql`(select string_agg(quote_literal(lexeme), ' | ')::tsquery from unnest(to_tsvector('portuguese', ${words})))`;
  return db
    .selectFrom('verses')
    .select(['bookCode', 'chapter', 'verse', 'text'])
    .where('editionId', '=', editionId)
    .where(sql<boolean>`search @@ ${query}`)
    .orderBy(sql`ts_rank_cd(search, ${query}, 1)`, 'desc')
    .limit(limit)
    .execute();
}
