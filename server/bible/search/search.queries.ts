import { sql } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';
import type { Db } from '../../db/client.ts';

export type Hit = Readonly<{
  place: number;
  bookCode: BookCode;
  chapter: number;
  verse: number;
  text: string;
  families: string;
  rank: number;
}>;

export type Score = Readonly<{ exact: string | null; any: string; weight: number }>;

export type SearchWish = Readonly<{
  editionId: string;
  tsquery: string;
  /** What each word adds to a verse's rank: more as it stands than in another form. */
  scores: readonly Score[];
  /** A verse with less than this is not shown. */
  least: number;
  /** Verses that hold these words in this order come first. */
  bonus: string | null;
  book: BookCode | null;
  /** First and last place, for a testament. */
  range: readonly [number, number];
  after: { rank: number; place: number } | null;
  limit: number;
}>;

const EXACT = 10;
const OTHER_FORM = 6;
/** Above any sum of scores. */
export const BONUS = 100_000_000;
const PER_SCORE = 10_000;

/** The most a verse can score without the bonus: every word as it was typed. */
export function bestRank(scores: readonly Score[]): number {
  return scores.reduce((sum, { weight }) => sum + weight * EXACT * PER_SCORE, 0);
}

/** One page of verses, best first and then in canonical order, with the counts of each book. */
export async function searchVerses(db: Db, wish: SearchWish) {
  const query = sql`${wish.tsquery}::tsquery`;
  const bonus = wish.bonus
    ? sql`(case when search @@ ${wish.bonus}::tsquery then ${BONUS}::int else 0 end)`
    : sql`0`;
  const scores = wish.scores.map(({ exact, any, weight }) => {
    const asTyped = exact
      ? sql`when search @@ ${exact}::tsquery then ${weight * EXACT}::int`
      : sql``;
    return sql`(case ${asTyped} when search @@ ${any}::tsquery then ${weight * OTHER_FORM}::int else 0 end)`;
  });
  const sum = scores.length > 0 ? sql.join(scores, sql` + `) : sql`0`;
  const after = wish.after
    ? sql`where (rank, -place) < (${wish.after.rank}, ${-wish.after.place})`
    : sql``;
  const { rows } = await sql<Hit & { counts: Record<BookCode, number> | null }>`
    with matched as materialized (
      select * from (
        select place, book_code,
          (${sum}) * ${PER_SCORE}::int + ${bonus} + least(9999, (ts_rank(search, ${query}, 1) * 10000)::int) as rank
        from verses
        where edition_id = ${wish.editionId} and search @@ ${query}
          and place between ${wish.range[0]} and ${wish.range[1]}
      ) as ranked where rank >= ${wish.least}::int
    ),
    page as (
      select place, rank from matched
      ${after} ${wish.book ? sql`${wish.after ? sql`and` : sql`where`} book_code = ${wish.book}` : sql``}
      order by rank desc, place limit ${wish.limit}
    )
    select v.place, v.book_code, v.chapter, v.verse, v.text, v.families, page.rank,
      ${
        wish.after
          ? sql`null`
          : sql`(select json_object_agg(book_code, n) from (
              select book_code, count(*)::int as n from matched group by book_code) as by_book)`
      } as counts
    from page join verses v on v.edition_id = ${wish.editionId} and v.place = page.place
    order by page.rank desc, page.place`.execute(db);
  return rows;
}
