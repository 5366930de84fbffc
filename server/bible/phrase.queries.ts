import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Verses that contain these folded words in this order, in any installed translation. */
export async function findPhrase(db: Db, words: readonly string[]) {
  const phrase = words.join(' ');
  return db
    .selectFrom('verses')
    .innerJoin('translations', 'translations.editionId', 'verses.editionId')
    .select(['verses.bookCode', 'verses.chapter', 'verses.verse'])
    .where(sql<boolean>`verses.search @@ phraseto_tsquery('simple', ${phrase})`)
    .orderBy('translations.position')
    .limit(5)
    .execute();
}

/** The largest number of these word beginnings that stand together in one verse. */
export async function mostStemsInOneVerse(db: Db, stems: readonly string[]): Promise<number> {
  const prefixes = stems.map((stem) => `${stem}:*`);
  const shared = sql<number>`${sql.join(
    prefixes.map((prefix) => sql`(verses.search @@ to_tsquery('simple', ${prefix}))::int`),
    sql` + `,
  )}`;
  const row = await db
    .selectFrom('verses')
    .innerJoin('translations', 'translations.editionId', 'verses.editionId')
    .select(shared.as('shared'))
    .where(sql<boolean>`verses.search @@ to_tsquery('simple', ${prefixes.join(' | ')})`)
    .orderBy('shared', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(row?.shared ?? 0);
}

/** How many of these word beginnings no installed text holds. */
export async function countUnusedStems(db: Db, stems: readonly string[]): Promise<number> {
  const unused = stems.map((stem) => {
    const prefix = `${stem}:*`;
    return sql`(not exists (select from verses where search @@ to_tsquery('simple', ${prefix})))::int`;
  });
  if (unused.length === 0) return 0;
  const { rows } = await sql<{
    unused: number;
  }>`select ${sql.join(unused, sql` + `)} as unused`.execute(db);
  return Number(rows[0]?.unused ?? 0);
}
