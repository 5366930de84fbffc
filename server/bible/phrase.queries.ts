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
