import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { openDirectory } from '#server/db/embedded.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { scratchFolder } from '../support/scratch.ts';
import { until } from '../support/until.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const open = (): Promise<OpenDatabase> =>
  openDatabase({ kind: 'postgres', url, poolSize: 1 }, createLog('silent'));

describe.runIf(url)('statements on a PostgreSQL server', () => {
  test('are prepared under a name once they come again and again', async () => {
    const { db, close } = await open();
    const ask = (value: number) =>
      sql<{ value: number }>`select ${value}::int as value`.execute(db);
    const prepared = async () => {
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement like '%as value'`.execute(db);
      return rows.length;
    };
    await ask(1);
    expect(await prepared()).toBe(0);
    for (let value = 2; value < 12; value++) {
      expect((await ask(value)).rows).toEqual([{ value }]);
    }
    expect(await prepared()).toBe(1);
    await close();
  });

  test('that PostgreSQL has to prepare anew fail once, and work at the next call', async () => {
    const { db, close } = await open();
    const table = `cb_plans_${process.pid}`;
    await sql`create table ${sql.table(table)} (id int, word text)`.execute(db);
    const ask = () => sql`select * from ${sql.table(table)} where id = ${1}`.execute(db);
    for (let time = 0; time < 10; time++) await ask();
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(`alter table ${table} add column another int`);
    await expect(ask()).rejects.toThrow('cached plan must not change result type');
    await until(() => ask().then(() => true));
    await admin.query(`drop table ${table}`);
    await admin.end();
    await close();
  });
});

test('an embedded database prepares hot statements, and anew where a table has changed', async () => {
  const { db, close } = await openDirectory(scratchFolder('statements'), createLog('silent'));
  await sql`create table plans (id int, word text)`.execute(db);
  const ask = () => sql`select * from plans where id = ${1}`.execute(db);
  for (let time = 0; time < 10; time++) await ask();
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%from plans%'`.execute(db);
  expect(rows).toHaveLength(1);
  await sql`alter table plans add column another int`.execute(db);
  await expect(ask()).rejects.toThrow('cached plan must not change result type');
  for (let time = 0; time < 10; time++) expect((await ask()).rows).toEqual([]);
  await close();
});
