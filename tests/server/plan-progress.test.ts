import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeDays } from '#server/features/plans/progress.ts';
import { startPlan } from '#server/features/plans/start-plan.ts';
import { addDays, calendarDay } from '#shared/calendar.ts';
import { join, type Person } from '../support/people.ts';
import { type Client, clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

const NOON = '2026-03-01T15:00:00Z';
let clock = new Date(NOON);
let app: TestApp;
let maria: Person;
let planProgress: Client['member']['planProgress'];

beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock } });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock = new Date(NOON);
  maria = await join(app);
  planProgress = maria.client.member.planProgress;
});

const passDays = (days: number) => {
  clock = new Date(clock.getTime() + days * 86_400_000);
};
const start = (plan = 'study:priest', person = maria) =>
  person.client.member.guidedStudies.start.mutate({ plan });
const latest = (plan = 'study:priest', person = maria) =>
  person.client.member.guidedStudies.progress.query({ plan });
const daysUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const refusedWith = (code: string) => ({ data: { code } });

describe('the progress in a plan', () => {
  test('starts today and knows its end', async () => {
    expect(await latest()).toBeNull();
    expect(await start()).toMatchObject({
      plan: 'study:priest',
      status: 'active',
      startedOn: '2026-03-01',
      endsOn: '2026-04-19',
      totalDays: 50,
      currentDay: 1,
      scheduledDay: 1,
      daysBehind: 0,
      completed: [],
    });
  });

  test('is started once by a doubled press and by two devices', async () => {
    const started = await Promise.all([start(), start(), start()]);
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  });

  test('goes on with each completed day, several at once, and ends with the last', async () => {
    const { id } = await start('study:gifts:fe');
    expect(await planProgress.completeDays.mutate({ id, days: [1] })).toMatchObject({
      currentDay: 2,
    });
    const doubled = { id, days: [2, 3, 3] };
    await Promise.all([
      planProgress.completeDays.mutate(doubled),
      planProgress.completeDays.mutate(doubled),
    ]);
    expect(await latest('study:gifts:fe')).toMatchObject({ currentDay: 4, completed: [1, 2, 3] });
    expect(await planProgress.completeDays.mutate({ id, days: daysUpTo(30) })).toMatchObject({
      status: 'finished',
      completed: daysUpTo(30),
    });
    // Again changes nothing and is no error.
    await planProgress.completeDays.mutate({ id, days: [30] });
  });

  test('refuses a day that has not come, and one past the end', async () => {
    const { id } = await start();
    for (const days of [[2], [1, 3], [51], daysUpTo(51)]) {
      await expect(planProgress.completeDays.mutate({ id, days })).rejects.toMatchObject(
        refusedWith('INVALID_INPUT'),
      );
    }
    expect(await latest()).toMatchObject({ completed: [] });
    passDays(4);
    expect(await planProgress.completeDays.mutate({ id, days: [5] })).toMatchObject({
      completed: [5],
      currentDay: 6,
    });
  });

  test('takes a day back', async () => {
    const { id } = await start();
    await planProgress.completeDays.mutate({ id, days: [1, 2] });
    const undo = { id, day: 2 };
    await Promise.all([planProgress.undoDay.mutate(undo), planProgress.undoDay.mutate(undo)]);
    expect(await latest()).toMatchObject({ completed: [1], currentDay: 2 });
    await planProgress.completeDays.mutate({ id, days: daysUpTo(50) });
    expect(await planProgress.undoDay.mutate({ id, day: 50 })).toMatchObject({
      status: 'active',
      currentDay: 50,
    });
  });

  test('falls behind and catches up: today becomes the next unread day', async () => {
    const { id } = await start();
    await planProgress.completeDays.mutate({ id, days: [1, 2] });
    passDays(9);
    expect(await latest()).toMatchObject({ scheduledDay: 10, currentDay: 3, daysBehind: 7 });
    const caughtUp = { scheduledDay: 3, currentDay: 3, daysBehind: 0, endsOn: '2026-04-26' };
    expect(await planProgress.catchUp.mutate({ id })).toMatchObject(caughtUp);
    expect(await planProgress.catchUp.mutate({ id })).toMatchObject(caughtUp);
    // Whoever is ahead of the calendar is not moved back.
    await planProgress.completeDays.mutate({ id, days: [3, 4, 5] });
    expect(await planProgress.catchUp.mutate({ id })).toMatchObject({ ...caughtUp, currentDay: 6 });
  });

  test('stands still while it is paused', async () => {
    const { id } = await start();
    passDays(3);
    await planProgress.pause.mutate({ id });
    passDays(10);
    expect(await planProgress.pause.mutate({ id })).toMatchObject({
      status: 'paused',
      scheduledDay: 4,
    });
    expect(await planProgress.resume.mutate({ id })).toMatchObject({
      status: 'active',
      scheduledDay: 4,
    });
    expect(await planProgress.resume.mutate({ id })).toMatchObject({ endsOn: '2026-04-29' });
    passDays(1);
    expect(await latest()).toMatchObject({ scheduledDay: 5 });
  });

  test('that is paused goes on when a day is done', async () => {
    const { id } = await start();
    await planProgress.pause.mutate({ id });
    passDays(10);
    expect(await planProgress.completeDays.mutate({ id, days: [1] })).toMatchObject({
      status: 'active',
      scheduledDay: 1,
    });
  });

  test('starts again from the first day, once', async () => {
    const { id } = await start();
    await planProgress.completeDays.mutate({ id, days: [1, 2] });
    passDays(5);
    const again = await Promise.all([
      planProgress.restart.mutate({ id }),
      planProgress.restart.mutate({ id }),
    ]);
    expect(again[0]).toMatchObject({ startedOn: '2026-03-06', completed: [], currentDay: 1 });
    expect(again[0]?.id).toBe(again[1]?.id);
    expect(again[0]?.id).not.toBe(id);
    await expect(planProgress.completeDays.mutate({ id, days: [3] })).rejects.toMatchObject(
      refusedWith('CONFLICT'),
    );
  });

  test('is left and taken up again with its progress', async () => {
    const { id } = await start();
    await planProgress.completeDays.mutate({ id, days: [1, 2] });
    expect(await planProgress.leave.mutate({ id })).toMatchObject({ status: 'left' });
    passDays(20);
    const back = { id, status: 'active', completed: [1, 2], currentDay: 3, scheduledDay: 3 };
    expect(await planProgress.returnTo.mutate({ id })).toMatchObject(back);
    expect(await planProgress.returnTo.mutate({ id })).toMatchObject(back);
    await planProgress.restart.mutate({ id });
    expect(await planProgress.returnTo.mutate({ id })).toMatchObject(back);
  });

  test('does not touch another study of the member', async () => {
    const priest = await start();
    await start('study:builder');
    expect(await latest()).toMatchObject({ id: priest.id, status: 'active' });
  });
});

describe('days are those of the member’s calendar', () => {
  // 23:30 on 31 December in Brazil, 31 December still in Niue and 1 January in Kiritimati.
  const NEW_YEAR = '2027-01-01T02:30:00Z';

  test.each([
    ['America/Sao_Paulo', '2026-12-31'],
    ['Pacific/Niue', '2026-12-31'],
    ['Pacific/Kiritimati', '2027-01-01'],
    // One engine names it so, another Asia/Calcutta.
    ['Asia/Kolkata', '2027-01-01'],
    ['America/Argentina/Buenos_Aires', '2026-12-31'],
    ['UTC', '2027-01-01'],
    ['Etc/UTC', '2027-01-01'],
    ['+14:00', '2027-01-01'],
    ['Nowhere/Nothing', '2026-12-31'],
    [`${'A'.repeat(61)}`, '2026-12-31'],
  ])('in %s the plan starts on %s', async (zone, day) => {
    clock = new Date(NEW_YEAR);
    const there = clientWith(app, `${maria.cookie}; zone=${zone}`);
    expect(await there.member.guidedStudies.start.mutate({ plan: 'study:priest' })).toMatchObject({
      startedOn: day,
    });
  });

  test('a traveller whose calendar steps back is still on the first day', async () => {
    clock = new Date(NEW_YEAR);
    const east = clientWith(app, `${maria.cookie}; zone=Pacific/Kiritimati`);
    await east.member.guidedStudies.start.mutate({ plan: 'study:priest' });
    expect(await latest()).toMatchObject({ scheduledDay: 1, daysBehind: 0 });
  });

  test('days are counted across a change to summer time', () => {
    const zone = 'America/New_York';
    const before = calendarDay(new Date('2026-03-08T04:30:00Z'), zone);
    expect(before).toBe('2026-03-07');
    expect(addDays(before, 2)).toBe(calendarDay(new Date('2026-03-10T03:30:00Z'), zone));
  });
});

describe('a reading plan', () => {
  const plan = (id: string) => ({ kind: 'reading', plan: `reading:${id}`, totalDays: 21 }) as const;
  const today = '2026-03-01';

  test('replaces the one before where it is said to, which can be taken up again', async () => {
    const { db } = app.context;
    const [gospels, psalms] = await Promise.all([
      startPlan(db, maria.id, plan('gospels'), today, () => true),
      startPlan(db, maria.id, plan('psalms'), today, () => true),
    ]);
    const statuses = await db
      .selectFrom('planProgress')
      .select(['id', 'status'])
      .where('userId', '=', maria.id)
      .execute();
    expect(statuses.map(({ status }) => status).sort()).toEqual(['active', 'left']);
    const left = statuses.find(({ status }) => status === 'left')?.id ?? '';
    expect(await planProgress.returnTo.mutate({ id: left })).toMatchObject({ status: 'active' });
    // A member follows several plans at once, so that the other one stays under way.
    const other = left === gospels.id ? psalms.id : gospels.id;
    expect(await planProgress.pause.mutate({ id: other })).toMatchObject({ status: 'paused' });
  });

  test('has days that are neither done nor undone by the procedure of studies', async () => {
    const { db } = app.context;
    const { id } = await startPlan(db, maria.id, plan('gospels'), today);
    await expect(planProgress.completeDays.mutate({ id, days: [1] })).rejects.toMatchObject(
      refusedWith('NOT_FOUND'),
    );
    await db
      .transaction()
      .execute((trx) => completeDays(trx, { userId: maria.id, id }, [1], today));
    await expect(planProgress.undoDay.mutate({ id, day: 1 })).rejects.toMatchObject(
      refusedWith('NOT_FOUND'),
    );
    expect(await latest('reading:gospels')).toMatchObject({ completed: [1] });
  });
});

test('an unknown plan is not found, a day is a number within any plan', async () => {
  await expect(start('study:nothing')).rejects.toMatchObject(refusedWith('NOT_FOUND'));
  const { id } = await start();
  for (const days of [[], [0], [1.5], [3651]]) {
    await expect(planProgress.completeDays.mutate({ id, days })).rejects.toMatchObject(
      refusedWith('INVALID_INPUT'),
    );
  }
});

test('somebody else’s progress is not found', async () => {
  const { id } = await start();
  const jose = (await join(app)).client.member.planProgress;
  const refused = refusedWith('NOT_FOUND');
  await expect(jose.completeDays.mutate({ id, days: [1] })).rejects.toMatchObject(refused);
  await expect(jose.undoDay.mutate({ id, day: 1 })).rejects.toMatchObject(refused);
  for (const change of ['catchUp', 'pause', 'resume', 'restart', 'returnTo', 'leave'] as const) {
    await expect(jose[change].mutate({ id })).rejects.toMatchObject(refused);
  }
  expect(await latest()).toMatchObject({ status: 'active', completed: [] });
});

test('without a session nothing is read or changed', async () => {
  const { guidedStudies: studies, planProgress: nobodys } = clientWith(app).member;
  const refused = refusedWith('UNAUTHENTICATED');
  await expect(studies.start.mutate({ plan: 'study:priest' })).rejects.toMatchObject(refused);
  await expect(studies.progress.query({ plan: 'study:priest' })).rejects.toMatchObject(refused);
  await expect(nobodys.pause.mutate({ id: randomUUID() })).rejects.toMatchObject(refused);
});
