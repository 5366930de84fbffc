import { sql } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';
import type { Db } from '../../db/client.ts';

export type RankedVerse = Readonly<{
  place: number;
  bookCode: BookCode;
  chapter: number;
  verse: number;
  text: string;
  lemmas: string;
  rank: number;
}>;

export type Score = Readonly<{ exact: string | null; any: string; weight: number }>;

export type VerseQuery = Readonly<{
  editionId: string;
  tsquery: string;
  /** The points of each word for a verse's rank; the typed form earns more than another one. */
  scores: readonly Score[];
  /** Verses below this rank are left out. */
  minRank: number;
  /** Verses that contain these words in this order come first. */
  bonus: string | null;
  book: BookCode | null;
  /** First and last place, which limit the search to a testament. */
  range: readonly [number, number];
  after: { rank: number; place: number } | null;
  limit: number;
}>;

const EXACT = 10;
const OTHER_FORM = 6;
/** Larger than any sum of scores, so that a verbatim verse always comes first. */
export const BONUS = 100_000_000;
const PER_SCORE = 10_000;

/** The highest rank without the bonus, when a verse has every word as it was typed. */
export function bestRank(scores: readonly Score[]): number {
  return scores.reduce((sum, { weight }) => sum + weight * EXACT * PER_SCORE, 0);
}

/** One page of verses, by rank and then in canonical order, with the counts of each book. */
export async function searchVerses(db: Db, query: VerseQuery) {
  const tsquery = sql`${query.tsquery}::tsquery`;
  const bonus = query.bonus
    ? sql`(case when search @@ ${query.bonus}::tsquery then ${BONUS}::int else 0 end)`
    : sql`0`;
  const scores = query.scores.map(({ exact, any, weight }) => {
    const asTyped = exact
      ? sql`when search @@ ${exact}::tsquery then ${weight * EXACT}::int`
      : sql``;
    return sql`(case ${asTyped} when search @@ ${any}::tsquery then ${weight * OTHER_FORM}::int else 0 end)`;
  });
  const sum = scores.length > 0 ? sql.join(scores, sql` + `) : sql`0`;
  const after = query.after
    ? sql`where (rank, -place) < (${query.after.rank}, ${-query.after.place})`
    : sql``;
  const { rows } = await sql<RankedVerse & { counts: Record<BookCode, number> | null }>`
    with matched as materialized (
      select * from (
        select place, book_code,
          (${sum}) * ${PER_SCORE}::int + ${bonus} + least(9999, (ts_rank(search, ${tsquery}, 1) * 10000)::int) as rank
        from verses
        where edition_id = ${query.editionId} and search @@ ${tsquery}
          and place between ${query.range[0]} and ${query.range[1]}
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
              select book_code, count(*)::int as n from matched group by book_code) as by_book)`
      } as counts
    from page join verses v on v.edition_id = ${query.editionId} and v.place = page.place
    order by page.rank desc, page.place`.execute(db);
  return rows;
}
