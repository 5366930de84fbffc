import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrator.ts';
import { openDatabase } from '#server/db/open.ts';
import { askPooler } from '#server/db/pooler.ts';
import { startProblemOf } from '#server/db/start-problem.ts';
import { createLog } from '#server/log.ts';
import { prepare } from '#server/start/prepare.ts';
import { copyOnServer } from '../support/database.ts';
import { join } from '../support/people.ts';
import { PGBOUNCER, type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const log = createLog('silent');
let databases = 0;
const why = PGBOUNCER ? '' : ' (skipped: no pgbouncer is installed)';

describe.runIf(server !== '')('a PostgreSQL without a pooler', () => {
  test('is told from one behind a pooler, and limits statements in the session', async () => {
    const { db, close } = await openDatabase({ kind: 'postgres', url: server, poolSize: 1 }, log);
    const { rows } = await sql<{ statementTimeout: string }>`
      select current_setting('statement_timeout') as statement_timeout`.execute(db);
    expect(rows).toEqual([{ statementTimeout: '6500ms' }]);
    await close();
  });
});

describe.runIf(server !== '' && PGBOUNCER !== null).each(['session', 'transaction'] as const)(
  `behind PgBouncer in %s mode${why}`,
  (mode) => {
    let url: string;
    let pooler: PgBouncer;
    let admin: pg.Pool;
    beforeAll(async () => {
      url = await copyOnServer(server, 'seeded');
      pooler = await startPgBouncer(url, mode, mode === 'session' ? 40 : 4);
      admin = new pg.Pool({ connectionString: url, max: 1 });
    });
    afterAll(async () => {
      await admin.end();
      pooler.stop();
    });

    const open = (poolSize = 8): Promise<OpenDatabase> =>
      openDatabase({ kind: 'postgres', url: pooler.url, poolSize }, log);

    test('the mode is found out by asking', async () => {
      expect((await askPooler(pooler.url)).way).toBe(`${mode} pooler`);
      expect((await askPooler(url)).way).toBe('session pooler');
    });

    test('hundreds of calls on hot statements all succeed', async () => {
      const { db, close } = await open();
      const ask = (value: number) =>
        sql<{ value: number }>`select ${value}::int as value`.execute(db);
      for (let round = 0; round < 40; round++) {
        const values = Array.from({ length: 12 }, (_, index) => round * 12 + index);
        const answers = await Promise.all(values.map(ask));
        expect(answers.map(({ rows }) => rows[0]?.value)).toEqual(values);
      }
      await close();
    });

    test('three instances start on an empty database, and leave no lock behind', async () => {
      const name = `${inject('templates').seeded}_pooled_${process.pid}_${++databases}`;
      await admin.query(`create database ${name}`);
      const at = Object.assign(new URL(pooler.url), { pathname: `/${name}` }).href;
      const env = {
        DATA_DIR: scratchFolder('pooled'),
        AUTH_SECRET: 'um-segredo-para-as-tres-instancias-juntas',
      };
      const apps = await Promise.all(
        [1, 2, 3].map(async () => {
          const database = await openDatabase({ kind: 'postgres', url: at, poolSize: 4 }, log);
          return startTestApp({ env, overrides: { database } });
        }),
      );
      const { signal } = new AbortController();
      await Promise.all(apps.map(({ context }) => prepare(context, () => {}, signal)));
      const { rows } = await admin.query(
        `select * from pg_locks join pg_database on pg_database.oid = database where locktype = 'advisory' and datname = $1`,
        [name],
      );
      expect(rows).toEqual([]);
      const [one, two] = apps;
      if (!one || !two) throw new Error('three instances');
      const maria = await join(one);
      const answer = await fetch(`${two.baseUrl}/readyz`);
      expect(answer.status).toBe(200);
      expect(await maria.client.session.current.query()).toMatchObject({
        user: { email: maria.email },
      });
      for (const app of apps) await app.close();
    });

    test('a restart of the pooler is over as soon as it is back', async () => {
      const app = await startTestApp({ overrides: { database: await open() } });
      await pooler.restart();
      await until(async () => (await fetch(`${app.baseUrl}/readyz`)).status === 200);
      await app.close();
    });

    test('statements are limited in their time there too', async () => {
      const { db, close } = await open(2);
      await sql`select 1`.execute(db);
      const limits = async () => {
        const { rows } = await admin.query<{ setting: string }>(
          `select unnest(setconfig) as setting from pg_db_role_setting
          where setdatabase = (select oid from pg_database where datname = current_database())`,
        );
        return rows.map(({ setting }) => setting);
      };
      if (mode === 'transaction') {
        await until(async () => (await limits()).includes('statement_timeout=6500'));
      } else {
        const { rows } = await sql<{ statementTimeout: string }>`
          select current_setting('statement_timeout') as statement_timeout`.execute(db);
        expect(rows).toEqual([{ statementTimeout: '6500ms' }]);
      }
      await close();
    });

    test('a parameter that the pooler refuses ends the start with a sentence', async () => {
      const refused = `${pooler.url}?options=-c%20statement_timeout%3D5000`;
      const database = await openDatabase({ kind: 'postgres', url: refused, poolSize: 1 }, log);
      await expect(migrate(database.direct)).rejects.toThrow(/DATABASE_URL refuses how/);
      await database.close();
    });
  },
);

const told = (code: string, message: string) =>
  startProblemOf(Object.assign(new Error(message), { code }))?.message ?? null;

test('what only a change of the address mends is told from a server that is away', () => {
  expect(told('08P01', 'unsupported startup parameter: statement_timeout')).toMatch(
    /DATABASE_DIRECT_URL/,
  );
  expect(told('08P01', 'no such user: maria')).toMatch(/user or password/);
  expect(told('08P01', 'no such database: companheiro')).toMatch(/create the database/);
  expect(told('08P01', 'pgbouncer cannot connect to server')).toBeNull();
  expect(told('08P01', 'query_wait_timeout')).toBeNull();
  expect(told('08P01', 'no more connections allowed (max_client_conn)')).toBeNull();
  expect(told('08006', 'connection failure')).toBeNull();
});
