import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cleanUpInactiveSessions,
  countActiveUsers,
} from '#server/features/tracking/activity.queries.ts';
import { usedPages } from '#server/features/tracking/visits.queries.ts';
import { opening, PHONE_AGENT, sendBeacon, TAB } from '../support/beacons.ts';
import { copyDatabase } from '../support/database.ts';
import { join, joinAs, type Person, postAuth } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp();
  maria = await join(app);
});
afterAll(() => app.close());

const visitsOf = ({ id }: Person, { context }: TestApp = app) =>
  context.db
    .selectFrom('pageAnalytics')
    .selectAll()
    .where('userId', '=', id)
    .orderBy('visitStart')
    .orderBy('id')
    .execute();

const sessionsOf = async ({ id }: Person) => {
  await app.context.activity.flush();
  return app.context.db
    .selectFrom('userSessionActivity')
    .selectAll()
    .where('userId', '=', id)
    .execute();
};

/** Moves the start of a member's visits, as if time had passed. */
const shiftVisits = ({ id }: Person, seconds: number) =>
  sql`update page_analytics set visit_start = now() - make_interval(secs => ${seconds}::float8)
    where user_id = ${id}`.execute(app.context.db);

describe('a visit', () => {
  test('is opened and closed, with what the browser and the server know of it', async () => {
    const jose = await join(app);
    const referrer = `${app.baseUrl}/bible?ref=JHN.3.16`;
    expect(await sendBeacon(app, jose.cookie, opening('/chat', 'Chat', referrer))).toBe(204);
    expect(await visitsOf(jose)).toMatchObject([
      {
        pagePath: '/chat',
        pageTitle: 'Chat',
        sessionId: TAB,
        userAgent: PHONE_AGENT,
        device: 'phone',
        referrer: '/bible',
        visitEnd: null,
        timeSpentSeconds: null,
      },
    ]);
    await shiftVisits(jose, 100);
    const next = { close: { path: '/chat', seconds: 42.9 }, ...opening('/diary') };
    expect(await sendBeacon(app, jose.cookie, next)).toBe(204);
    const [chat, diary] = await visitsOf(jose);
    expect(chat).toMatchObject({ pagePath: '/chat', timeSpentSeconds: 42 });
    expect(Number(chat?.visitEnd) - Number(chat?.visitStart)).toBe(42_000);
    expect(diary).toMatchObject({ pagePath: '/diary', visitEnd: null });
  });

  test.each([
    ['/admin/quiz/edit/0190a3b2?x=segredo', 204],
    ['/admin/quiz/edit/0190a3b2', 204],
    ['/nao-existe', 400],
    ['/chat/segredo', 400],
    ['', 400],
  ])('of %s is stored by the pattern of a known page, or refused', async (path, status) => {
    const jose = await join(app);
    expect(await sendBeacon(app, jose.cookie, opening(path))).toBe(status);
    const stored = (await visitsOf(jose)).map(({ pagePath }) => pagePath);
    expect(stored).toEqual(status === 204 ? ['/admin/quiz/edit/$id'] : []);
  });

  test.each([
    ['https://www.google.com/search?q=joelho+doendo', 'https://www.google.com'],
    ['/reading-plan', '/reading-plan'],
    ['/bible/minha-oracao', null],
    ['javascript:alert(1)', null],
    ['não é endereço', null],
    ['', null],
  ])('that %s led to stores no more than a page or a site', async (referrer, stored) => {
    const jose = await join(app);
    await sendBeacon(app, jose.cookie, opening('/bible', 'Bíblia', referrer));
    expect(await visitsOf(jose)).toMatchObject([{ referrer: stored }]);
  });

  test('takes no longer than has passed on the server, whatever the browser says', async () => {
    const jose = await join(app);
    const closed = async (passed: number, seconds: number) => {
      await sendBeacon(app, jose.cookie, opening('/quiz'));
      await shiftVisits(jose, passed);
      expect(await sendBeacon(app, jose.cookie, { close: { path: '/quiz', seconds } })).toBe(204);
      return (await visitsOf(jose)).map(({ timeSpentSeconds }) => timeSpentSeconds);
    };
    expect(await closed(50, 1e12)).toEqual([expect.closeTo(50, -1)]);
    await app.context.db.deleteFrom('pageAnalytics').where('userId', '=', jose.id).execute();
    // The server's clock went back since the start.
    expect(await closed(-3600, 20)).toEqual([0]);
    await app.context.db.deleteFrom('pageAnalytics').where('userId', '=', jose.id).execute();
    expect(await closed(80_000, 70_000)).toEqual([4 * 3600]);
    const backwards = { close: { path: '/quiz', seconds: -5 } };
    expect(await sendBeacon(app, jose.cookie, backwards)).toBe(400);
  });

  test('is closed once, and only the newest of a page', async () => {
    const jose = await join(app);
    await sendBeacon(app, jose.cookie, opening('/quiz'));
    const close = { close: { path: '/quiz', seconds: 0 } };
    expect(await sendBeacon(app, jose.cookie, close)).toBe(204);
    const [first] = await visitsOf(jose);
    await shiftVisits(jose, 30);
    const again = { close: { path: '/quiz', seconds: 25 } };
    expect(await sendBeacon(app, jose.cookie, again)).toBe(204);
    expect(await visitsOf(jose)).toMatchObject([{ id: first?.id, timeSpentSeconds: 0 }]);
    await sendBeacon(app, jose.cookie, opening('/quiz'));
    await sendBeacon(app, jose.cookie, opening('/quiz'));
    await sendBeacon(app, jose.cookie, close);
    const ends = (await visitsOf(jose)).map(({ visitEnd }) => visitEnd !== null);
    expect(ends).toEqual([true, false, true]);
  });

  test('of somebody else is not closed, even with their session’s name', async () => {
    const [rute, jose] = [await join(app), await join(app)];
    await sendBeacon(app, rute.cookie, opening('/diary'));
    const close = { close: { path: '/diary', seconds: 1 }, end: true };
    expect(await sendBeacon(app, jose.cookie, close)).toBe(204);
    expect(await visitsOf(rute)).toMatchObject([{ visitEnd: null }]);
    expect(await sessionsOf(rute)).toMatchObject([{ endedAt: null }]);
  });

  test('that was never closed ends with the last sign of life, or the next visit', async () => {
    const jose = await join(app);
    const paths = ['/quiz', '/bible', '/diary'];
    for (const path of paths) await sendBeacon(app, jose.cookie, opening(path));
    await sessionsOf(jose);
    const { db } = app.context;
    await sql`update page_analytics set visit_start = now() - case page_path
      when '/quiz' then interval '2 hours' when '/bible' then interval '20 minutes'
      else interval '15 minutes' end
      where user_id = ${jose.id}`.execute(db);
    await sql`update user_session_activity set last_activity_at = now() - interval '13 minutes'
      where user_id = ${jose.id}`.execute(db);
    const active = await countActiveUsers(db);
    expect(await cleanUpInactiveSessions(db)).toBe(1);
    expect(await countActiveUsers(db)).toBe(active);
    expect(await visitsOf(jose)).toMatchObject([
      // It may have ended at any time before the next one.
      { pagePath: '/quiz', timeSpentSeconds: null },
      { pagePath: '/bible', timeSpentSeconds: 300 },
      { pagePath: '/diary', timeSpentSeconds: 120 },
    ]);
    expect(await sessionsOf(jose)).not.toMatchObject([{ endedAt: null }]);
    expect(await cleanUpInactiveSessions(db)).toBe(0);
  });

  test('finds a partition although none was made ahead', async () => {
    const other = await startTestApp();
    const jose = await join(other);
    const { db } = other.context;
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'page_analytics'::regclass`.execute(db);
    for (const { name } of rows) await sql`drop table ${sql.raw(name)}`.execute(db);
    const statuses = await Promise.all(
      ['/chat', '/bible', '/quiz'].map((path) => sendBeacon(other, jose.cookie, opening(path))),
    );
    expect(statuses).toEqual([204, 204, 204]);
    expect(await visitsOf(jose, other)).toHaveLength(3);
    await other.close();
  });
});

describe('a beacon is refused', () => {
  test.each<[string, number, Parameters<typeof sendBeacon>[2], Record<string, string>?]>([
    ['from another site', 403, {}, { origin: 'https://mau.example' }],
    ['without a session', 401, {}, { cookie: '' }],
    ['with a forged cookie', 401, {}, { cookie: 'cb.session_token=abc.def' }],
    ['of 1 MB', 413, JSON.stringify({ session: TAB, x: 'x'.repeat(1024 * 1024) })],
    ['that is no JSON', 400, '{"session":'],
    ['with the name of no session', 400, { session: 'minha sessão' }],
    ['with more than it should have', 400, JSON.stringify({ session: TAB, userId: 'x' })],
    ['with a NUL in its path', 400, opening('/chat\u0000')],
  ])('%s', async (_what, status, beacon, headers) => {
    expect(await sendBeacon(app, maria.cookie, beacon, headers)).toBe(status);
    expect(await visitsOf(maria)).toEqual([]);
  });

  test('by any other method', async () => {
    expect((await fetch(`${app.baseUrl}/beacon`)).status).toBe(404);
  });

  test('from a member who sends more than a person can', async () => {
    const jose = await join(app);
    const statuses = await Promise.all(
      Array.from({ length: 90 }, (_, tab) =>
        sendBeacon(app, jose.cookie, { session: `session_${tab}_x` }),
      ),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
    expect((await sessionsOf(jose)).length).toBeLessThan(80);
  });
});

test('a title keeps its length and loses what no database stores', async () => {
  const jose = await join(app);
  await sendBeacon(app, jose.cookie, opening('/chat', `\u0000${'a'.repeat(900)}`));
  expect(await visitsOf(jose)).toMatchObject([{ pageTitle: 'a'.repeat(200) }]);
});

describe('a session', () => {
  test('has one row however often it reports', async () => {
    const jose = await joinAs(app, 'moderator');
    const statuses = await Promise.all(
      Array.from({ length: 300 }, () => sendBeacon(app, jose.cookie, {})),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await sessionsOf(jose)).toMatchObject([{ sessionId: TAB, endedAt: null }]);
  });

  test('ends when the page is left, and begins again with the next heartbeat', async () => {
    const jose = await join(app);
    await sendBeacon(app, jose.cookie, { end: true });
    expect((await sessionsOf(jose))[0]?.endedAt).not.toBeNull();
    const active = await countActiveUsers(app.context.db);
    await sendBeacon(app, jose.cookie, {});
    expect(await sessionsOf(jose)).toMatchObject([{ endedAt: null }]);
    expect(await countActiveUsers(app.context.db)).toBe(active + 1);
  });

  test('ends with its visits when the member signs out', async () => {
    const jose = await join(app);
    await sendBeacon(app, jose.cookie, opening('/diary'));
    await sessionsOf(jose);
    await shiftVisits(jose, 60);
    await postAuth(app, '/sign-out', {}, { cookie: jose.cookie });
    expect((await sessionsOf(jose))[0]?.endedAt).not.toBeNull();
    expect(await visitsOf(jose)).toMatchObject([{ timeSpentSeconds: expect.closeTo(60, -1) }]);
    // The cookie is of no use afterwards, though its signature is ours.
    expect(await sendBeacon(app, jose.cookie, opening('/bible'))).toBe(200);
    expect(await sendBeacon(app, jose.cookie, {})).toBe(204);
    expect((await sessionsOf(jose))[0]?.endedAt).not.toBeNull();
    expect(await visitsOf(jose)).toHaveLength(1);
  });

  test('is written before the process stops', async () => {
    const database = await copyDatabase('seeded');
    const stopping = await startTestApp({
      overrides: { database: { ...database, close: async () => {} } },
    });
    const jose = await join(stopping);
    await sendBeacon(stopping, jose.cookie, {});
    await stopping.close();
    const rows = await database.db.selectFrom('userSessionActivity').select('userId').execute();
    expect(rows).toEqual([{ userId: jose.id }]);
    await database.close();
  });
});

test('the pages of late come in the order of use, of nobody else and not for ever', async () => {
  const [jose, rute] = [await join(app), await join(app)];
  for (const path of ['/chat', '/diary', '/chat'] as const) {
    await sendBeacon(app, jose.cookie, opening(path));
  }
  await sendBeacon(app, rute.cookie, opening('/quiz'));
  expect(await jose.client.member.tracking.usedPages.query()).toEqual(['/chat', '/diary']);
  expect(await usedPages(app.context.db, jose.id, new Date(Date.now() + 60_000))).toEqual([]);
  expect(await rute.client.member.tracking.usedPages.query()).toEqual(['/quiz']);
});

describe('a member who objects', () => {
  test('is recorded no more, and what was recorded is gone, until they agree again', async () => {
    const [jose, rute] = [await join(app), await join(app)];
    for (const { cookie } of [jose, rute]) await sendBeacon(app, cookie, opening('/diary'));
    await sessionsOf(jose);
    expect(await jose.client.member.tracking.current.query()).toEqual({ recorded: true });
    await jose.client.member.tracking.set.mutate({ recorded: false });
    expect(await jose.client.member.tracking.current.query()).toEqual({ recorded: false });
    expect(await sendBeacon(app, jose.cookie, opening('/chat'))).toBe(200);
    expect(await sendBeacon(app, jose.cookie, {})).toBe(204);
    expect(await visitsOf(jose)).toEqual([]);
    expect(await sessionsOf(jose)).toEqual([]);
    expect(await visitsOf(rute)).toHaveLength(1);
    expect(await sessionsOf(rute)).toHaveLength(1);
    await jose.client.member.tracking.set.mutate({ recorded: true });
    expect(await sendBeacon(app, jose.cookie, opening('/chat'))).toBe(204);
    expect(await visitsOf(jose)).toHaveLength(1);
  });
});
