import { contentHash } from './chapters.ts';
import { fire } from './fire.ts';
import type { Scratch } from './scratch.ts';
import { factorRow, median, plainRow, type Row } from './table.ts';

const RUNS = 3;
const CRAWLERS = 8;
const PAGES = ['/bible?ref=JHN.3.16', '/bible-quick?q=Jo+3:16', '/reading-plan', '/panorama'];

/**
 * Pages for visitors from many addresses, and how much longer a member waits for a chapter
 * meanwhile. A single crawler is refused long before: it has the share of one address.
 */
export async function measureVisitors(scratch: Scratch): Promise<Row[]> {
  const { origin, stop } = await scratch.startProduct();
  const hash = await contentHash(scratch.url);
  const chapter = [`/texts/blivre/${hash}/JHN.3.json`];
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const crawl = (paths: readonly string[], seconds = 4) =>
    fire({
      origin,
      paths: Array.from({ length: CRAWLERS }, (_, index) => paths[index % paths.length] ?? '/'),
      clients: CRAWLERS,
      seconds,
      headers,
    });
  const read = () => fire({ origin, paths: chapter, clients: 1, seconds: 2, headers });
  // The renderer is loaded and compiled with the first pages.
  await crawl(PAGES);
  const rows: Row[] = [];
  for (const page of PAGES) {
    const { perSecond } = await crawl([page]);
    rows.push(plainRow(`${page.replace(/\?.*/, '')} for visitors`, perSecond, 'pages/s'));
  }
  const alone: number[] = [];
  const crowded: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    alone.push((await read()).p99);
    const [, beside] = await Promise.all([crawl(PAGES), read()]);
    crowded.push(beside.p99);
  }
  await stop();
  const [quiet, busy] = [median(alone), median(crowded)];
  return [
    ...rows,
    plainRow('a chapter for a member, p99, nobody else there', quiet, 'ms'),
    plainRow(`the same beside ${CRAWLERS} crawlers of many addresses, p99`, busy, 'ms'),
    factorRow('how much longer', busy / Math.max(1, quiet)),
  ];
}
