import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { ready, startProcess } from '../support/server-process.ts';

const server = process.env['TEST_DATABASE_URL'];
const AT_ONCE = 4;
/** `START_ROUNDS=20` asks for certainty, which takes minutes. */
let databases = 0;
const ROUNDS = Number(process.env['START_ROUNDS'] ?? 1);

const COUNTS = `select
  (select count(*) from translations)::int as translations,
  (select count(*) from bible_editions)::int as editions,
  (select count(*) from bible_editions where status = 'complete')::int as complete,
  (select count(*) from verses)::int as verses,
  (select count(distinct (edition_id, place)) from verses)::int as distinct_verses,
  (select count(*) from user_roles where role = 'admin')::int as admins`;

async function startTogether(url: string): Promise<string[]> {
  const ports = await Promise.all(Array.from({ length: AT_ONCE }, freePort));
  const processes = ports.map((port) =>
    startProcess({
      PORT: String(port),
      DATABASE_URL: url,
      DATABASE_POOL: '3',
      AUTH_SECRET: 'segredo-apenas-para-os-testes-de-partida',
    }),
  );
  await Promise.all(ports.map(ready));
  for (const { child } of processes) child.kill('SIGTERM');
  expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
  return processes.map(({ output }) => output());
}

describe.runIf(server)('instances that start together on an empty database', () => {
  test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'are all ready, with everything there once: round %i',
    async () => {
      // A second try finds the database of the first.
      const name = `${inject('templates').seeded}_first_${process.pid}_${++databases}`;
      const admin = new pg.Client({ connectionString: server });
      await admin.connect();
      await admin.query(`create database ${name}`);
      const url = Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href;
      const outputs = await startTogether(url);
      expect(outputs.filter((output) => /senha:/.test(output))).toHaveLength(1);
      const database = new pg.Client({ connectionString: url });
      await database.connect();
      const { rows } = await database.query(COUNTS);
      await database.end();
      expect(rows).toEqual([{ ...rows[0], translations: 1, editions: 1, complete: 1, admins: 1 }]);
      expect(rows[0].verses).toBeGreaterThan(100);
      expect(rows[0].distinct_verses).toBe(rows[0].verses);
      await admin.end();
    },
    240_000,
  );
});
