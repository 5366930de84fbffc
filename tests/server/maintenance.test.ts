import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '#migrations/migrations.ts';
import { pagePicturePath } from '#shared/bible/share-picture.ts';
import { opening, sendBeacon, TAB } from '../support/beacons.ts';
import { join, joinAsAdmin } from '../support/people.ts';
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

test('a cache fills as it is used, and empties when an administrator clears it', async () => {
  const { list, clear } = ana.client.admin.maintenance.caches;
  const pictures = async () => (await list.query()).find(({ name }) => name === 'pictures');
  const { bytes: before } = (await pictures()) ?? { bytes: -1 };
  expect((await fetch(app.baseUrl + pagePicturePath('/'))).status).toBe(200);
  const filled = await pictures();
  expect(filled?.bytes).toBeGreaterThan(before);
  await clear.mutate({ name: 'pictures' });
  expect(await pictures()).toEqual({ name: 'pictures', entries: 0, bytes: 0 });
  const { items } = await ana.client.admin.audit.list.query({});
  expect(items[0]).toMatchObject({ action: 'cache.clear', subject: 'Imagens de versículos' });
  expect((await fetch(app.baseUrl + pagePicturePath('/'))).status).toBe(200);
});

describe('sessions of the record of visits', () => {
  const { list, end, endInactive } = ana.client.admin.maintenance.sessions;
  const open = async (name: string, minutesAgo: number) => {
    const person = await join(app, name);
    expect(await sendBeacon(app, person.cookie, opening('/dashboard'))).toBe(204);
    await app.context.activity.flush();
    await app.context.db
      .updateTable('userSessionActivity')
      .set({ lastActivityAt: new Date(Date.now() - minutesAgo * 60_000) })
      .where('userId', '=', person.id)
      .execute();
    return person;
  };

  test('are listed with who and when, ended one by one, and all that fell silent at once', async () => {
    const maria = await open('Maria', 0);
    const rute = await open('Rute', 2);
    const tiago = await open('Tiago', 9);
    const listed = await list.query();
    expect(listed).toMatchObject({ active: 2, inactive: 1 });
    expect(listed.sessions.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Maria', true],
      ['Rute', true],
      ['Tiago', false],
    ]);
    expect(listed.sessions[2]?.silentSeconds).toBeGreaterThanOrEqual(9 * 60);

    await end.mutate({ userId: rute.id, sessionId: TAB });
    await expect(end.mutate({ userId: rute.id, sessionId: TAB })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    expect(await endInactive.mutate()).toEqual({ ended: 1 });
    expect(await endInactive.mutate()).toEqual({ ended: 0 });
    expect((await list.query()).sessions.map(({ userId }) => userId)).toEqual([maria.id]);

    const { items } = await ana.client.admin.audit.list.query({});
    expect(
      items.slice(0, 2).map(({ action, subject, after }) => ({ action, subject, after })),
    ).toEqual([
      { action: 'session.end-inactive', subject: 'sessões inativas', after: { ended: 1 } },
      { action: 'session.end', subject: rute.id, after: null },
    ]);

    // Ending counts nobody out for good: the next sign of life opens the session again.
    expect(await sendBeacon(app, tiago.cookie, {})).toBe(204);
    await app.context.activity.flush();
    expect(await list.query()).toMatchObject({ active: 2, inactive: 0 });
  });
});
