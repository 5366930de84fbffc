import pg from 'pg';
import { WORD_QUERIES } from '../bible/queries.ts';

const STEP = 7919;

/**
 * Typed queries, and as many generated ones: one to four consecutive words of a verse. All
 * differ, and every run has the same ones.
 */
export async function searchQueries(url: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ text: string }>(
    `select text from verses join translations using (edition_id)
     where translations.id = 'blivre' order by place`,
  );
  await client.end();
  const queries = new Set(WORD_QUERIES.map(([typed]) => typed));
  for (let at = 0; queries.size < count; at++) {
    const words = rows[(at * STEP) % rows.length]?.text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const length = 1 + (at % 4);
    const start = at % Math.max(1, words.length - length);
    queries.add(words.slice(start, start + length).join(' '));
  }
  return [...queries];
}
