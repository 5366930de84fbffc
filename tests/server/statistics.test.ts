import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createVisitPartitions } from '#server/features/tracking/partitions.queries.ts';
import { maintainVisits } from '#server/features/tracking/roll-up.ts';
import { addDays, brazilianDay } from '#shared/calendar.ts';
import { loadQuiz } from '../content/quiz-questions.ts';
import { opening, sendBeacon } from '../support/beacons.ts';
import { join, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { noonAgo, storeVisits } from '../support/visits.ts';

let app: TestApp;
let ana: Person;
let jose: Person;
let rita: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, jose, rita] = [await joinAsAdmin(app), await join(app), await join(app)];
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.context;
  await sql`truncate page_analytics, visit_days, user_session_activity`.execute(db);
  // The days of these tests may lie in the months before this one.
  await sql`do $$ begin for ago in 1..2 loop
      execute format('create table if not exists visit_partitions.%I partition of page_analytics for values from (%L) to (%L)',
        'page_analytics_' || to_char(date_trunc('month', now() at time zone 'UTC') - make_interval(months => ago), 'YYYY_MM'),
        (date_trunc('month', now() at time zone 'UTC') - make_interval(months => ago)) at time zone 'UTC',
        (date_trunc('month', now() at time zone 'UTC') - make_interval(months => ago - 1)) at time zone 'UTC');
    end loop; end $$`.execute(db);
  await createVisitPartitions(db);
});

const stats = () => ana.client.admin.dashboard.stats.query();
const analytics = (days: 7 | 30 | 90) => ana.client.admin.analytics.read.query({ days });

describe('the dashboard', () => {
  test('of a fresh installation counts what there is, and zero else', async () => {
    const { counts, chat, topPages, activeUsers } = await stats();
    expect(counts).toMatchObject({ userRoles: 3, systemSettings: 0, booklets: 0 });
    expect(counts.quiz).toBe(loadQuiz().flatMap(({ questions }) => questions).length);
    for (const name of ['dailyWords', 'dailyPromises', 'prayers', 'themeStudies'] as const) {
      expect(counts[name], name).toBeGreaterThan(20);
    }
    expect(counts.prayerCategories).toBe(8);
    expect(counts.biblicalCharacters).toBeGreaterThan(10);
    expect({ chat, topPages, activeUsers }).toEqual({
      chat: { messages: 0, tokens: 0, members: 0 },
      topPages: [],
      activeUsers: 0,
    });
  });

  test('counts the chats of today, who is active now and what was uploaded', async () => {
    const { db, activity } = app.context;
    const row = { source: 'model', model: 'x', status: 'done', settledAt: new Date() } as const;
    const chat = { ...row, generator: 'biblical-chat', processId: null };
    const today = brazilianDay(new Date());
    const tokens = { inputTokens: 1000, outputTokens: 234 };
    await db
      .insertInto('aiUsage')
      .values([
        { ...chat, userId: ana.id, day: today, ...tokens },
        { ...chat, userId: jose.id, day: today, ...tokens },
        { ...chat, userId: jose.id, day: today },
        { ...chat, userId: jose.id, day: addDays(today, -1), ...tokens },
        { ...chat, userId: jose.id, day: today, generator: 'generate-prayer', ...tokens },
      ])
      .execute();
    await sendBeacon(app, jose.cookie, opening('/chat'));
    await activity.flush();
    expect((await stats()).days.slice(-2)).toEqual([
      { day: addDays(today, -1), visits: 0, members: 0, tokens: 1234 },
      { day: today, visits: 1, members: 1, tokens: 2468 },
    ]);
    expect((await stats()).days).toHaveLength(7);
    expect(await stats()).toMatchObject({
      chat: { messages: 3, tokens: 2468, members: 2 },
      activeUsers: 1,
      topPages: [{ path: '/chat', visits: 1, timedVisits: 0 }],
    });
    await db.deleteFrom('aiUsage').execute();
  });

  test.each([
    ['before any night', 0],
    ['after a night', 1],
    ['after a night that was three days ago', 3],
  ])('has the ten most visited pages of seven days, %s', async (_when, nightAgo) => {
    const [person] = [jose];
    await storeVisits(app, [
      { at: noonAgo(0), path: '/bible', person, seconds: 60 },
      { at: noonAgo(3), path: '/bible', person, seconds: 121 },
      { at: noonAgo(6), path: '/bible', person },
      { at: noonAgo(5), path: '/chat', person, seconds: 10 },
      { at: noonAgo(1), path: '/chat', person, seconds: 20 },
      { at: noonAgo(7), path: '/quiz', person, seconds: 999 },
      { at: noonAgo(2), path: '/diary', person },
    ]);
    if (nightAgo > 0) {
      await maintainVisits(app.context.db, noonAgo(nightAgo - 1), 90);
    }
    expect((await stats()).topPages).toEqual([
      { path: '/bible', visits: 3, timedVisits: 2, seconds: 181 },
      { path: '/chat', visits: 2, timedVisits: 2, seconds: 30 },
      { path: '/diary', visits: 1, timedVisits: 0, seconds: 0 },
    ]);
  });

  test('shows no more than ten pages', async () => {
    const { PAGES } = await import('#shared/pages.ts');
    await storeVisits(
      app,
      PAGES.slice(0, 14).map((path) => ({ at: noonAgo(1), path, person: jose })),
    );
    expect((await stats()).topPages).toHaveLength(10);
  });
});

describe('the statistics of visits', () => {
  test('of a period without visits are zeros for each of its days', async () => {
    const today = brazilianDay(new Date());
    const { days, pages, hours, devices } = await analytics(30);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: addDays(today, -29), visits: 0, members: 0 });
    expect(days.at(-1)).toEqual({ day: today, visits: 0, members: 0 });
    expect(hours).toEqual(Array.from({ length: 24 }, () => 0));
    expect({ pages, devices }).toEqual({
      pages: [],
      devices: { phone: 0, tablet: 0, desktop: 0 },
    });
  });

  test.each([0, 1, 2])(
    'are the same however many nights ago (%i) days were summed up',
    async (nightAgo) => {
      const at = (days: number, hours = 0) => new Date(noonAgo(days).getTime() + hours * 3_600_000);
      await storeVisits(app, [
        { at: at(0), path: '/bible', person: jose, seconds: 30 },
        { at: at(0, 1), path: '/bible', person: jose, device: 'desktop' },
        { at: at(1), path: '/chat', person: jose, seconds: 90 },
        { at: at(1, 3), path: '/bible', person: rita, seconds: 50, device: 'tablet' },
        { at: at(6, -5), path: '/chat', person: rita },
        { at: at(7), path: '/quiz', person: rita },
        // What administrators open is no figure about members.
        { at: at(2), path: '/admin/users', person: ana, seconds: 10 },
      ]);
      if (nightAgo > 0) await maintainVisits(app.context.db, noonAgo(nightAgo - 1), 90);
      const { days, pages, hours, devices } = await analytics(7);
      expect(days.map(({ visits, members }) => [visits, members])).toEqual([
        [1, 1],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [2, 2],
        [2, 1],
      ]);
      expect(pages).toEqual([
        { path: '/bible', visits: 3, timedVisits: 2, seconds: 80 },
        { path: '/chat', visits: 2, timedVisits: 1, seconds: 90 },
      ]);
      expect(devices).toEqual({ phone: 3, tablet: 1, desktop: 1 });
      expect(hours.map((visits, hour) => visits && hour).filter(Boolean)).toEqual([7, 12, 13, 15]);
      expect(hours[12]).toBe(2);
      expect((await analytics(90)).pages).toContainEqual(
        expect.objectContaining({ path: '/quiz' }),
      );
    },
  );

  test('are of 7, 30 or 90 days', async () => {
    const call = ana.client.admin.analytics.read.query as (input: { days: number }) => unknown;
    await expect(call({ days: 31 })).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
  });
});
