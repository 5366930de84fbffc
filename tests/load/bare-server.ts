import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import type { Statement } from './search-statements.ts';

/**
 * The yardstick: Node's http and pg and nothing else. `/chapter?…` reads a chapter by
 * SQL and answers the bytes of the product's document; `/search?N` runs the Nth of the
 * statements with which the product finds its verses.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const file = process.env['STATEMENTS'];
const statements: Statement[] = file ? JSON.parse(readFileSync(file, 'utf8')) : [];
const { rows: editions } = await pool.query(
  `select id, edition_id from translations where id = 'blivre'`,
);
const [edition] = editions;

const CHAPTER = `select verse, text from verses
  where edition_id = $1 and book_code = $2 and chapter = $3 and place between $4 and $5
  order by place`;

async function chapter(parameters: URLSearchParams): Promise<string> {
  const book = parameters.get('book');
  const number = Number(parameters.get('chapter'));
  const first = Number(parameters.get('first'));
  const { rows } = await pool.query(CHAPTER, [
    edition.edition_id,
    book,
    number,
    first,
    first + 999,
  ]);
  const verses = rows.map(({ verse, text }) => ({ number: verse, text }));
  return JSON.stringify({ translation: edition.id, book, chapter: number, title: null, verses });
}

async function search(index: number): Promise<string> {
  const statement = statements[index];
  if (!statement) throw new Error(`no statement ${index}`);
  const { rows } = await pool.query(statement.sql, [...statement.parameters]);
  return JSON.stringify(rows);
}

function answer(response: ServerResponse, body: string): void {
  const bytes = Buffer.from(body);
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    })
    .end(bytes);
}

async function find(url: string): Promise<string> {
  const [path, query = ''] = url.split('?');
  if (path === '/chapter') return chapter(new URLSearchParams(query));
  return path === '/search' ? search(Number(query)) : 'ready';
}

createServer((request, response) => {
  find(request.url ?? '').then(
    (body) => answer(response, body),
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
