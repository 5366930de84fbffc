import { expect, test } from 'vitest';
import { MIGRATIONS } from '#migrations/migrations.ts';
import { joinAsAdmin } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';

const app = await startTestApp();
const ana = await joinAsAdmin(app);

test('the state tells how the database and the process are doing', async () => {
  const state = await ana.client.admin.maintenance.state.query();
  expect(state.database.embedded).toBe(app.context.embedded);
  expect(state.database.bytes).toBeGreaterThan(1_000_000);
  expect(state.disk?.freeBytes).toBeGreaterThan(0);
  expect(state.memory.bytes).toBeLessThan(state.memory.limitBytes);
});

test('the versions are those of the process and its database', async () => {
  const versions = await ana.client.admin.maintenance.versions.query();
  const count = Object.keys(MIGRATIONS).length;
  expect(versions).toMatchObject({
    node: process.versions.node,
    postgres: expect.stringMatching(/^\d+/),
    migrations: { applied: count, known: count },
  });
  expect(versions.pglite === null).toBe(!app.context.embedded);
});
