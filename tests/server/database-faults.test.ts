import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase } from '../support/database.ts';
import { join, PASSWORD, type Person, postAuth } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const UNAVAILABLE = 'O serviço está temporariamente indisponível. Tente novamente em instantes.';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp();
  maria = await join(app);
});
afterAll(() => app.close());

/** PostgreSQL fails every new prayer request and session with the given code. */
async function failWith(code: string): Promise<void> {
  const { db } = app.context;
  await sql`create or replace function fail() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception 'a detail of the server' using errcode = '${code}'; end`)}`.execute(
    db,
  );
  for (const table of ['prayer_requests', 'sessions']) {
    await sql`create or replace trigger fail before insert on ${sql.table(table)}
      for each row execute function fail()`.execute(db);
  }
}

describe.each([
  ['a statement that takes too long', '57014'],
  ['a full disk', '53100'],
  ['a server without memory', '53200'],
  ['a disk that fails', '58030'],
  ['a server that shuts down', '57P01'],
  ['a deadlock', '40P01'],
  ['a server that takes no writes', '25006'],
])('%s', (_what, code) => {
  beforeAll(() => failWith(code));

  test('reaches a member as a service that is unavailable for a moment', async () => {
    const response = await fetch(`${app.baseUrl}/trpc/member.prayerRequests.add`, {
      method: 'POST',
      headers: { cookie: maria.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ key: crypto.randomUUID(), text: 'Paz', person: null, category: null }),
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      error: { message: UNAVAILABLE, data: { code: 'UNAVAILABLE' } },
    });
  });

  test('reaches a person who signs in with the same words', async () => {
    const response = await postAuth(app, '/sign-in/email', {
      email: maria.email,
      password: PASSWORD,
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ code: 'UNAVAILABLE', message: UNAVAILABLE });
  });
});

test('a database that takes no writes is not ready', async () => {
  const database = await copyDatabase('seeded');
  const standby = await startTestApp({ overrides: { database } });
  const ready = async () => (await fetch(`${standby.baseUrl}/readyz`)).status;
  expect(await ready()).toBe(200);
  // Each connection of the pool is set, all of them taken at the same time.
  const clients = await Promise.all(
    Array.from({ length: database.pool.options.max }, () => database.pool.connect()),
  );
  for (const client of clients) await client.query('set default_transaction_read_only = on');
  for (const client of clients) client.release();
  expect(await ready()).toBe(503);
  await standby.close();
});
