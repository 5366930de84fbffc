import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchPath } from '#shared/bible/search-results.ts';
import { contentHash } from './chapters.ts';
import { fire } from './fire.ts';
import { runServer } from './processes.ts';
import type { Scratch } from './scratch.ts';
import { searchQueries } from './search-queries.ts';
import { statementsFor } from './search-statements.ts';
import { limitRow, median, plainRow, type Row, ratioRow } from './table.ts';

const RUNS = 3;
/** Far more queries than the cache holds, so that none is answered from it. */
const QUERIES = 4000;
/** The number of queries that the cache holds, so that it answers all after the first round. */
const CACHED = 320;
const AIM = 0.85;
const SLOWEST = 1.5;

/**
 * Compares a search request with its bare statement, sent by a server with a pool of the same
 * size, to measure what parsing, ranking and HTTP cost.
 */
export async function measureSearch(scratch: Scratch): Promise<Row[]> {
  const queries = await searchQueries(scratch.url, QUERIES);
  const statements = await statementsFor(scratch.url, queries);
  const file = join(scratch.folder, 'statements.json');
  writeFileSync(file, JSON.stringify(statements));
  const hash = await contentHash(scratch.url);
  const ours = queries.map((q) => searchPath('blivre', hash, { q }));
  const raw = statements.map((_, index) => `/search?${index}`);
  const product = await scratch.startProduct();
  const bare = await runServer('tests/load/bare-server.ts', '/', {
    DATABASE_URL: scratch.url,
    STATEMENTS: file,
  });
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const runs: { ratio: number; slowest: number; p50: number; perSecond: number; cached: number }[] =
    [];
  // A first round loads the vocabulary and warms PostgreSQL's cache.
  await fire({ origin: bare.origin, paths: raw, seconds: 2 });
  await fire({ origin: product.origin, paths: ours, headers, seconds: 2 });
  for (let run = 0; run < RUNS; run++) {
    const behind = await fire({ origin: bare.origin, paths: raw });
    const found = await fire({ origin: product.origin, paths: ours, headers });
    const cached = await fire({ origin: product.origin, paths: ours.slice(0, CACHED), headers });
    runs.push({
      ratio: found.perSecond / behind.perSecond,
      slowest: found.p99 / behind.p99,
      p50: found.p50,
      perSecond: found.perSecond,
      cached: cached.perSecond,
    });
  }
  await product.stop();
  await bare.stop();
  const middle = (key: keyof (typeof runs)[number]) => median(runs.map((run) => run[key]));
  return [
    plainRow('searches a second', middle('perSecond'), '/s'),
    plainRow('search, p50 with 16 clients', middle('p50'), 'ms'),
    ratioRow('search / raw SQL, throughput', middle('ratio'), AIM),
    limitRow('search / raw SQL, p99', middle('slowest'), '×', SLOWEST),
    plainRow('searches a second, from the cached answers', middle('cached'), '/s'),
  ];
}
