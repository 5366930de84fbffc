import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rollUpVisits } from '#server/features/tracking/roll-up.queries.ts';
import { maintainVisits, makeUpForNights } from '#server/features/tracking/roll-up.ts';
import { join, PASSWORD, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { noonAgo, storeVisits, type TestVisit } from '../support/visits.ts';

let app: TestApp;
let maria: Person;
let jose: Person;

beforeAll(async () => {
  app = await startTestApp();
  [maria, jose] = [await join(app), await join(app)];
});
afterAll(() => app.close());
beforeEach(async () => {
  // Partitions of a year back, as their months began with them.
  await sql`do $$ begin for ago in 1..13 loop
      execute format('create table if not exists visit_partitions.%I partition of page_analytics for values from (%L) to (%L)',
        'page_analytics_' || to_char(date_trunc('month', now() at time zone 'UTC') - make_interval(months => ago), 'YYYY_MM'),
        (date_trunc('month', now() at time zone 'UTC') - make_interval(months => ago)) at time zone 'UTC',
        (date_trunc('month', now() at time zone 'UTC') - make_interval(months => ago - 1)) at time zone 'UTC');
    end loop; end $$`.execute(app.context.db);
  await sql`truncate page_analytics, visit_days, visit_months`.execute(app.context.db);
});

const visited = (at: string, visit: Partial<TestVisit> & Pick<TestVisit, 'path'>) =>
  storeVisits(app, [{ at, person: maria, ...visit }]);

const days = () =>
  app.context.db.selectFrom('visitDays').selectAll().orderBy('day').orderBy('pagePath').execute();

/** A time of a day of Brazil, by the clock of UTC. */
const ago = (count: number, time = '15:00') =>
  `${noonAgo(count).toISOString().slice(0, 10)}T${time}:00Z`;

test('a day is that of Brazil, summed up by page and as a whole', async () => {
  const day = ago(2).slice(0, 10);
  // Three hours behind UTC: the first is of the day before, the last still of the day.
  await visited(`${day}T02:59:59Z`, { path: '/bible' });
  await visited(`${day}T03:00:00Z`, { path: '/bible', seconds: 60 });
  await visited(`${day}T15:10:00Z`, { path: '/bible', seconds: 30, device: 'desktop' });
  await visited(`${day}T15:20:00Z`, { path: '/chat', person: jose });
  await visited(`${ago(1).slice(0, 10)}T02:59:00Z`, { path: '/chat', device: 'tablet' });
  await rollUpVisits(app.context.db, day);
  await rollUpVisits(app.context.db, day);
  const stored = await days();
  expect(stored).toMatchObject([
    { day, pagePath: '*', visits: 4, timedVisits: 2, seconds: '90', members: 2 },
    { day, pagePath: '/bible', visits: 2, timedVisits: 2, seconds: '90', members: 1 },
    { day, pagePath: '/chat', visits: 2, timedVisits: 0, seconds: '0', members: 2 },
  ]);
  expect(stored[0]).toMatchObject({ phoneVisits: 2, tabletVisits: 1, desktopVisits: 1 });
  const hours = stored[0]?.hours.map((count, hour) => (count > 0 ? [hour, count] : null));
  expect(hours?.filter((each) => each !== null)).toEqual([
    [0, 1],
    [12, 2],
    [23, 1],
  ]);
});

test('a night makes up for those that were missed, and repeats the last', async () => {
  const { db } = app.context;
  await visited(ago(4), { path: '/bible', seconds: 10 });
  await visited(ago(2), { path: '/bible' });
  await visited(ago(0, '03:30'), { path: '/bible' });
  await maintainVisits(db, new Date(), 90);
  const whole = async () => (await days()).filter(({ pagePath }) => pagePath === '*');
  expect((await whole()).map(({ visits }) => visits)).toEqual([1, 0, 1, 0]);
  await visited(ago(1), { path: '/bible' });
  await maintainVisits(db, new Date(), 90);
  expect((await whole()).map(({ visits }) => visits)).toEqual([1, 0, 1, 1]);
});

test('an hour makes up for nights that a machine slept through, and leaves last night to the night', async () => {
  const { db } = app.context;
  const visitsOf = async () =>
    (await days()).filter(({ pagePath }) => pagePath === '*').map(({ visits }) => visits);
  await visited(ago(3), { path: '/bible' });
  await visited(ago(1), { path: '/bible' });
  await makeUpForNights(db, noonAgo(2));
  expect(await visitsOf()).toEqual([]);
  await makeUpForNights(db, noonAgo(0));
  expect(await visitsOf()).toEqual([1, 0, 1]);
  await visited(ago(1), { path: '/bible' });
  await makeUpForNights(db, noonAgo(0));
  expect(await visitsOf()).toEqual([1, 0, 1]);
});

test('who came in a month is known after the visits are summed up, until their time is over', async () => {
  const { db } = app.context;
  const months = () =>
    db.selectFrom('visitMonths').select(['month', 'userId']).orderBy('month').execute();
  await visited(ago(70), { path: '/bible' });
  await visited(ago(1), { path: '/bible' });
  await visited(ago(1), { path: '/chat' });
  await maintainVisits(db, new Date(), 90);
  const monthOf = (day: number) => `${ago(day).slice(0, 7)}-01`;
  const [early, late] = [monthOf(70), monthOf(1)].map((month) => ({ month, userId: maria.id }));
  expect(await months()).toEqual([early, late]);
  await maintainVisits(db, new Date(), 30);
  expect(await months()).toEqual([late]);
  await maria.client.member.tracking.set.mutate({ recorded: false });
  expect(await months()).toEqual([]);
  await maria.client.member.tracking.set.mutate({ recorded: true });
});

test('visits are deleted after their time, with whole months by their partition; figures stay', async () => {
  const { db } = app.context;
  for (const day of [200, 95, 91, 89, 1]) await visited(ago(day), { path: '/bible' });
  await maintainVisits(db, new Date(), 90);
  const left = await db.selectFrom('pageAnalytics').select('visitStart').execute();
  expect(left).toHaveLength(2);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_inherits
    where inhparent = 'page_analytics'::regclass`.execute(db);
  // At most four months that hold 90 days, and two ahead.
  expect(rows[0]?.count).toBeLessThanOrEqual(6);
  const figures = (await days()).filter(({ pagePath }) => pagePath === '/bible');
  expect(figures).toHaveLength(5);
  await maintainVisits(db, new Date(), 90);
  expect((await days()).filter(({ pagePath }) => pagePath === '/bible')).toHaveLength(5);
});

test('figures of a day stay when a member leaves', async () => {
  const { db } = app.context;
  const rute = await join(app);
  await visited(ago(1), { path: '/bible', person: rute });
  await visited(ago(1), { path: '/bible' });
  await maintainVisits(db, new Date(), 90);
  await rute.client.member.personalData.erase.mutate({ password: PASSWORD });
  expect(await db.selectFrom('pageAnalytics').select('id').execute()).toHaveLength(1);
  await maintainVisits(db, new Date(), 90);
  expect(await days()).toMatchObject([{ visits: 2 }, { visits: 2 }]);
});
