import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import type { Statement } from './search-statements.ts';

/**
 * The baseline server, made of Node's http and pg only. `/chapter?…` reads a chapter by
 * SQL and answers the bytes of the product's document; `/search?N` runs the Nth of the
 * product's search statements; `/consent?TOKEN` looks up a session and
 * one row of its member; `/beacon` reads a body and answers that it has.
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

const SESSION = `select s.id, s.expires_at, u.id as user_id, u.name, u.email, r.role
  from sessions s join users u on u.id = s.user_id left join user_roles r on r.user_id = u.id
  where s.token = $1 and s.expires_at > now()`;

/** The minimum of a signed-in call: looks up the session and one row of its member. */
async function consent(token: string): Promise<string> {
  const session = await pool.query(SESSION, [token]);
  const { rows } = await pool.query('select ai_consent from member_settings where user_id = $1', [
    session.rows[0].user_id,
  ]);
  return JSON.stringify({ result: { data: { consent: rows[0]?.ai_consent ?? null } } });
}

async function find(url: string): Promise<string> {
  const [path, query = ''] = url.split('?');
  if (path === '/consent') return consent(query);
  if (path === '/chapter') return chapter(new URLSearchParams(query));
  return path === '/search' ? search(Number(query)) : 'ready';
}

createServer((request, response) => {
  if (request.url === '/beacon') {
    request.on('end', () => response.writeHead(204).end()).resume();
    return;
  }
  find(request.url ?? '').then(
    (body) => answer(response, body),
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
