import pg from 'pg';
import { BOOKS, chapterCount } from '#shared/bible/canon.ts';
import { type ChapterDocument, chapterDocumentPath } from '#shared/bible/chapter-document.ts';
import { placeOf } from '#shared/bible/reference.ts';
import { fire, type Shot } from './fire.ts';
import { type Running, runServer } from './processes.ts';
import type { Scratch } from './scratch.ts';
import { factorRow, median, plainRow, type Row, ratioRow } from './table.ts';

const RUNS = 3;
const TURNS = 5;
const AIM = 3;

/** Chapters as documents, against a bare server that reads the same ones from the same database. */
export async function measureChapters(scratch: Scratch): Promise<Row[]> {
  const product = await scratch.startProduct();
  const bare = await runServer('tests/load/bare-server.ts', '/', { DATABASE_URL: scratch.url });
  const pairs = await comparableChapters(scratch.url, product.origin, bare.origin);
  const documents = pairs.map(({ document }) => document);
  const queries = pairs.map(({ query }) => query);
  const runs: { raw: Shooting; zipped: Shooting; plain: Shooting }[] = [];
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  // Both servers are warmed up, so that neither is measured while it is being compiled.
  await shoot(bare, { paths: queries, seconds: 3 });
  await shoot(product, { paths: documents, headers, seconds: 3 });
  for (let run = 0; run < RUNS; run++) {
    const [raw, zipped, plain] = await takeTurns([
      () => shoot(bare, { paths: queries }),
      () => shoot(product, { paths: documents, headers }),
      () => shoot(product, { paths: documents }),
    ]);
    if (raw && zipped && plain) runs.push({ raw, zipped, plain });
  }
  await product.stop();
  await bare.stop();
  const middle = (figure: (run: (typeof runs)[number]) => number) => median(runs.map(figure));
  const ratio = (kind: 'plain' | 'zipped') =>
    middle((run) => run[kind].perSecond / run.raw.perSecond);
  return [
    plainRow(
      'chapters a second',
      middle(({ plain }) => plain.perSecond),
      '/s',
    ),
    ratioRow('chapters / bare node + pg, the same bytes', ratio('plain'), AIM),
    // The generator decodes every body as text, which for compressed bytes costs it more
    // than their answer costs the product: this is what it could ask for.
    factorRow('compressed, as browsers take them', ratio('zipped'), 'more'),
    plainRow(
      'processor time of a chapter',
      middle(({ plain }) => plain.cpuMicros),
      'µs',
    ),
    plainRow(
      'that of the bare server, without PostgreSQL',
      middle(({ raw }) => raw.cpuMicros),
      'µs',
    ),
  ];
}

export type Shooting = Readonly<{ perSecond: number; cpuMicros: number }>;

/**
 * Measures the kinds in short alternating rounds and sums each up, so that other load on the
 * machine affects all of them alike.
 */
export async function takeTurns(kinds: readonly (() => Promise<Shooting>)[]): Promise<Shooting[]> {
  const shots: Shooting[][] = kinds.map(() => []);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [kind, next] of kinds.entries()) shots[kind]?.push(await next());
  }
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return shots.map((some) => ({
    perSecond: mean(some.map(({ perSecond }) => perSecond)),
    cpuMicros: mean(some.map(({ cpuMicros }) => cpuMicros)),
  }));
}

export async function shoot(
  server: Running,
  shot: Pick<Shot, 'paths'> & Partial<Shot>,
): Promise<Shooting> {
  const before = server.cpuMs();
  const { perSecond, answered } = await fire({ origin: server.origin, seconds: 1, ...shot });
  return { perSecond, cpuMicros: ((server.cpuMs() - before) * 1000) / answered };
}

type Pair = Readonly<{ document: string; query: string }>;

/** Chapters without notes and titles, which only the documents hold; each checked to be the same. */
async function comparableChapters(url: string, product: string, bare: string): Promise<Pair[]> {
  const hash = await contentHash(url);
  const pairs: Pair[] = [];
  for (const { code } of BOOKS) {
    for (let chapter = 1; chapter <= chapterCount(code); chapter += 5) {
      const document = chapterDocumentPath('blivre', hash, code, chapter);
      const text = await (await fetch(product + document)).text();
      const { title, verses }: ChapterDocument = JSON.parse(text);
      if (title !== null || verses.some(({ notes }) => notes)) continue;
      const first = placeOf({ book: code, chapter, verse: 0 });
      const query = `/chapter?book=${code}&chapter=${chapter}&first=${first}`;
      if ((await (await fetch(bare + query)).text()) !== text) {
        throw new Error(`${code} ${chapter}: the two servers do not answer the same`);
      }
      pairs.push({ document, query });
    }
  }
  return pairs;
}

export async function contentHash(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ content_hash: string }>(
    `select content_hash from bible_editions
     join translations on translations.edition_id = bible_editions.id
     where translations.id = 'blivre'`,
  );
  await client.end();
  return rows[0]?.content_hash ?? '';
}
