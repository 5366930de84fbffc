import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

export type SearchRow = Readonly<{
  kind: string;
  slug: string;
  names: string;
  body: string;
  contentHash: string;
}>;

export async function readHashes(db: Db) {
  return db.selectFrom('libraryEntries').select(['kind', 'slug', 'contentHash']).execute();
}

export async function upsertEntries(db: Db, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('libraryEntries')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['kind', 'slug']).doUpdateSet(({ ref }) => ({
        names: ref('excluded.names'),
        body: ref('excluded.body'),
        contentHash: ref('excluded.contentHash'),
      })),
    )
    .execute();
}

export async function deleteEntries(
  db: Db,
  gone: readonly { kind: string; slug: string }[],
): Promise<void> {
  for (const { kind, slug } of gone) {
    await db
      .deleteFrom('libraryEntries')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .execute();
  }
}

/**
 * Entries that share words with the text, best first. Of the `asked` stems the entry's names
 * hold `shared`, which is how near the match is, and its names and text together `covered`.
 */
export async function searchEntries(db: Db, kind: string, words: string, limit: number) {
  const asked = sql`to_tsvector('portuguese', ${words})`;
  const query = sql`(select string_agg(quote_literal(lexeme), ' | ')::tsquery from unnest(${asked}))`;
  const names = sql`to_tsvector('portuguese', names)`;
  return db
    .selectFrom('libraryEntries')
    .select([
      'slug',
      sql<number>`ts_rank(search, ${query}, 1)`.as('rank'),
      sql<number>`(select count(*) from unnest(${asked}) a where a.lexeme in (select lexeme from unnest(${names})))::int`.as(
        'shared',
      ),
      sql<number>`(select count(*) from unnest(${asked}) a where a.lexeme in (select lexeme from unnest(search)))::int`.as(
        'covered',
      ),
      sql<number>`(select count(*) from unnest(${asked}))::int`.as('asked'),
    ])
    .where('kind', '=', kind)
    .where(sql<boolean>`search @@ ${query}`)
    .orderBy('shared', 'desc')
    .orderBy('rank', 'desc')
    .orderBy('slug')
    .limit(limit)
    .execute();
}
