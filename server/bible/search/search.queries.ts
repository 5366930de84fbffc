import { sql } from 'kysely';
import {
  BONUS,
  EXACT,
  MOST_NEARNESS,
  OTHER_FORM,
  PER_SCORE,
  type RankedVerse,
  type VerseQuery,
} from '#shared/bible/search/edition-index.ts';
import type { Db } from '../../db/client.ts';
import { phraseOf, tsqueryOf } from './tsquery.ts';

/** One page of verses, by rank and then in canonical order, with the counts of each book. */
export async function searchVerses(
  db: Db,
  editionId: string,
  query: VerseQuery,
): Promise<readonly RankedVerse[]> {
  const words = tsqueryOf(query.senses, query.phrases, query.join === 'all' ? ' & ' : ' | ');
  const tsquery = sql`${words}::tsquery`;
  const bonus = query.bonus
    ? sql`(case when search @@ ${phraseOf(query.bonus)}::tsquery then ${BONUS}::int else 0 end)`
    : sql`0`;
  const scores = query.scores.map(({ sense, weight }) => {
    const any = tsqueryOf([sense], [], ' & ');
    const form = sense.form && `'${sense.form}':A`;
    const exact = form && sense.accented ? `${form} & ${any}` : form;
    const asTyped = exact
      ? sql`when search @@ ${exact}::tsquery then ${weight * EXACT}::int`
      : sql``;
    return sql`(case ${asTyped} when search @@ ${any}::tsquery then ${weight * OTHER_FORM}::int else 0 end)`;
  });
  const sum = scores.length > 0 ? sql.join(scores, sql` + `) : sql`0`;
  const after = query.after
    ? sql`where (rank, -place) < (${query.after.rank}, ${-query.after.place})`
    : sql``;
  const within = query.within ? sql`and place = any(${[...query.within]}::int[])` : sql``;
  const { rows } = await sql<RankedVerse>`
    with matched as materialized (
      select * from (
        select place, book_code,
          (${sum}) * ${PER_SCORE}::int + ${bonus} + least(${MOST_NEARNESS}::int, (ts_rank(search, ${tsquery}, 1) * 10000)::int) as rank
        from verses
        where edition_id = ${editionId} and search @@ ${tsquery}
          and place between ${query.range[0]} and ${query.range[1]} ${within}
      ) as ranked where rank >= ${query.minRank}::int
    ),
    page as (
      select place, rank from matched
      ${after} ${query.book ? sql`${query.after ? sql`and` : sql`where`} book_code = ${query.book}` : sql``}
      order by rank desc, place limit ${query.limit}
    )
    select v.place, v.book_code, v.chapter, v.verse, v.text, v.families as lemmas, page.rank,
      ${
        query.after
          ? sql`null`
          : sql`(select json_object_agg(book_code, n) from (
              select book_code, count(*)::int as n from matched
              where rank >= ${query.countedFrom}::int group by book_code) as by_book)`
      } as counts
    from page join verses v on v.edition_id = ${editionId} and v.place = page.place
    order by page.rank desc, page.place`.execute(db);
  return rows;
}
