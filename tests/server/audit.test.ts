import { afterAll, beforeAll, expect, test } from 'vitest';
import { join, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await joinAsAdmin(app);
});
afterAll(() => app.close());

const acts = (cursor: string | null = null) => ana.client.admin.audit.list.query({ cursor });

test('acts are listed with who did them, to whom, and what changed', async () => {
  const rui = await join(app, 'Rui');
  await ana.client.admin.users.setRole.mutate({ id: rui.id, role: 'moderator' });
  const { items } = await acts();
  expect(items[0]).toMatchObject({
    action: 'user.role',
    actor: ana.name,
    member: 'Rui',
    before: { role: 'user' },
    after: { role: 'moderator' },
  });
});

test('what an erased account did, and what was done to it, stays', async () => {
  const [rita, rui] = [await joinAsAdmin(app, 'Rita'), await join(app, 'Rui')];
  await rita.client.admin.users.setRole.mutate({ id: rui.id, role: 'moderator' });
  await app.context.db.deleteFrom('users').where('id', 'in', [rita.id, rui.id]).execute();
  expect((await acts()).items[0]).toMatchObject({
    actorId: rita.id,
    actor: null,
    subject: rui.id,
    member: null,
  });
});

test('acts come in pages without doubles or gaps, the latest first', async () => {
  const rui = await join(app);
  for (let time = 0; time < 30; time++) {
    await ana.client.admin.users.setRole.mutate({ id: rui.id, role: 'moderator' });
    await ana.client.admin.users.setRole.mutate({ id: rui.id, role: 'user' });
  }
  const first = await acts();
  const second = await acts(first.next);
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(first.items).toHaveLength(50);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted().reverse());
  expect(second.next).toBeNull();
});
