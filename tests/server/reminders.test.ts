import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteReminders, sendReminders } from '#server/features/plans/reminders/reminders.jobs.ts';
import type { Notice, Subscription } from '#server/push/push.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { freshAddress, join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

const never = new AbortController().signal;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let now = new Date();
let app: TestApp;
let refusal: Error | null = null;
let answer: 'sent' | 'gone' = 'sent';
const pushed: { to: Subscription; notice: Notice }[] = [];

beforeAll(async () => {
  app = await startTestApp({
    overrides: {
      now: () => now,
      mail: {
        description: 'a list',
        send: async (message) => {
          if (refusal) throw refusal;
          app.mails.push(message);
        },
        close: () => {},
      },
      push: {
        publicKey: 'chave',
        send: async (to, notice) => {
          pushed.push({ to, notice });
          return answer;
        },
      },
    },
  });
});
afterAll(() => app.close());

beforeEach(() => {
  // A Monday, six in the morning in São Paulo.
  now = new Date('2026-11-23T09:00:00Z');
  refusal = null;
  answer = 'sent';
});

const daily = { hour: 7, weekdays: EVERY_DAY, channel: 'email' } as const;

async function reader(): Promise<Person & { progressId: string }> {
  const person = await join(app);
  const { id } = await person.client.member.readingPlans.start.mutate({ slug: 'primeiros-passos' });
  return { ...person, progressId: id };
}

/** Runs the queue at a moment, once or as often as instances ask for it. */
async function runJobs(): Promise<void> {
  const signal = never;
  await noteReminders.run(app.context, {}, signal);
  await sendReminders.run(app.context, {}, signal);
}

const remindersTo = ({ email }: Person) =>
  app.mails.filter(
    ({ to, subject }) => to.address === email && subject.startsWith('Sua leitura de hoje'),
  );

async function states({ id }: Person) {
  return app.context.db
    .selectFrom('reminderSends')
    .select(['day', 'state'])
    .where('userId', '=', id)
    .orderBy('day')
    .orderBy('dueAt')
    .execute();
}

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('the settings', () => {
  test('are what the member chose, until they take them back', async () => {
    const { client } = await join(app);
    expect(await client.member.reminders.current.query()).toMatchObject({
      reminder: null,
      zoneName: 'Horário de Brasília',
      pushKey: 'chave',
    });
    await client.member.reminders.set.mutate({ ...daily, weekdays: [5, 1, 5] });
    expect(await client.member.reminders.current.query()).toMatchObject({
      reminder: { hour: 7, weekdays: [1, 5], channel: 'email' },
    });
    await client.member.reminders.remove.mutate();
    expect(await client.member.reminders.current.query()).toMatchObject({ reminder: null });
  });

  test('of a zone that has two names get its clocks where Brasília’s were stored instead', async () => {
    const members = { moved: await join(app), chosen: await join(app) };
    for (const { client } of Object.values(members))
      await client.member.reminders.set.mutate(daily);
    // As an earlier release has left it.
    await app.context.db
      .updateTable('reminders')
      .set({ zoneKnown: false })
      .where('userId', '=', members.moved.id)
      .execute();
    const zoneOf = async ({ cookie, id }: Person) => {
      const there = clientWith(app, `${cookie}; zone=Asia/Kolkata`);
      await there.member.readingPlans.underWay.query();
      const rows = app.context.db.selectFrom('reminders').select(['timeZone', 'nextAt']);
      return rows.where('userId', '=', id).executeTakeFirstOrThrow();
    };
    expect(await zoneOf(members.moved)).toEqual({
      timeZone: 'Asia/Calcutta',
      nextAt: new Date('2026-11-24T01:30:00Z'),
    });
    const chosen = { timeZone: 'America/Sao_Paulo', nextAt: new Date('2026-11-23T10:00:00Z') };
    expect(await zoneOf(members.chosen)).toEqual(chosen);
  });

  test('need an hour, a weekday and a session', async () => {
    const { client } = await join(app);
    const set = (input: object) => client.member.reminders.set.mutate({ ...daily, ...input });
    await expect(set({ hour: 24 })).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
    await expect(set({ weekdays: [] })).rejects.toThrow('pelo menos um dia');
    await expect(set({ weekdays: [0] })).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
    await expect(clientWith(app).member.reminders.set.mutate(daily)).rejects.toMatchObject({
      data: { code: 'UNAUTHENTICATED' },
    });
  });

  test('take devices of known push services only, so that nobody steers the server', async () => {
    const { client } = await join(app);
    const keys = { p256dh: 'cHVibGlj', auth: 'c2VjcmV0' };
    for (const endpoint of [
      'http://127.0.0.1:5432/',
      'https://fcm.googleapis.com.evil.example/x',
    ]) {
      await expect(
        client.member.reminders.subscribe.mutate({ endpoint, keys }),
      ).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
    }
  });
});

describe('a reminder by e-mail', () => {
  test('goes out once at its hour, with the readings of the day', async () => {
    const member = await reader();
    await member.client.member.reminders.set.mutate(daily);
    later(HOUR_MS - 60_000);
    await runJobs();
    expect(remindersTo(member)).toEqual([]);
    later(60_000);
    await Promise.all([runJobs(), runJobs()]);
    await runJobs();
    const [mail, ...others] = remindersTo(member);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Sua leitura de hoje: Primeiros Passos, dia 1');
    expect(mail?.text).toContain('João 1');
    expect(mail?.link).toBe(`${app.baseUrl}/reading-plan?day=1`);
    expect(await states(member)).toEqual([{ day: '2026-11-23', state: 'sent' }]);
    later(DAY_MS);
    await runJobs();
    expect(remindersTo(member)).toHaveLength(2);
  });

  test('follows the clocks of the member through a change to summer time', async () => {
    const member = await reader();
    const there = clientWith(app, `${member.cookie}; zone=America/New_York`);
    now = new Date('2027-03-13T11:00:00Z');
    await there.member.reminders.set.mutate(daily);
    now = new Date('2027-03-13T12:00:00Z');
    await runJobs();
    now = new Date('2027-03-14T10:59:00Z');
    await runJobs();
    expect(remindersTo(member)).toHaveLength(1);
    now = new Date('2027-03-14T11:00:00Z');
    await runJobs();
    expect(remindersTo(member)).toHaveLength(2);
  });

  test.each([
    ['Pacific/Pago_Pago', '2026-12-31T18:00:00Z', '2026-12-31'],
    ['Pacific/Kiritimati', '2026-12-31T17:00:00Z', '2027-01-01'],
    ['Asia/Kolkata', '2027-01-01T01:30:00Z', '2027-01-01'],
    ['America/Argentina/Buenos_Aires', '2026-12-31T10:00:00Z', '2026-12-31'],
    ['UTC', '2026-12-31T07:00:00Z', '2026-12-31'],
  ])('is of the day that it is in %s', async (zone, at, day) => {
    const member = await reader();
    const there = clientWith(app, `${member.cookie}; zone=${zone}`);
    now = new Date(Date.parse(at) - HOUR_MS);
    await there.member.reminders.set.mutate(daily);
    now = new Date(at);
    await runJobs();
    expect(await states(member)).toEqual([{ day, state: 'sent' }]);
  });

  test.each<[string, (member: Person & { progressId: string }) => Promise<unknown>]>([
    [
      'a day already done',
      ({ client, progressId: id }) => client.member.readingPlans.checkIn.mutate({ id, days: [1] }),
    ],
    [
      'a paused plan',
      ({ client, progressId: id }) => client.member.planProgress.pause.mutate({ id }),
    ],
    [
      'a plan that was left',
      ({ client, progressId: id }) => client.member.planProgress.leave.mutate({ id }),
    ],
    [
      'a plan that has not begun',
      async ({ client, progressId: id }) => {
        await client.member.planProgress.leave.mutate({ id });
        await client.member.readingPlans.start.mutate({
          slug: 'em-familia',
          startsOn: '2026-12-01',
        });
      },
    ],
  ])('does not go out for %s', async (_name, act) => {
    const member = await reader();
    await member.client.member.reminders.set.mutate(daily);
    await act(member);
    later(HOUR_MS);
    await runJobs();
    expect(remindersTo(member)).toEqual([]);
    expect(await states(member)).toEqual([{ day: '2026-11-23', state: 'skipped' }]);
  });

  test('is about the study where no plan is under way', async () => {
    const member = await join(app);
    await member.client.member.guidedStudies.start.mutate({ plan: 'study:priest' });
    await member.client.member.reminders.set.mutate(daily);
    later(HOUR_MS);
    await runJobs();
    expect(remindersTo(member)).toMatchObject([
      { subject: 'Sua leitura de hoje: Homem Sacerdote, dia 1' },
    ]);
  });

  test('is sent again only where the mail server cannot have taken it', async () => {
    const [away, unsure] = [await reader(), await reader()];
    await away.client.member.reminders.set.mutate(daily);
    later(HOUR_MS);
    refusal = Object.assign(new Error('connect ECONNREFUSED'), { command: 'CONN' });
    await runJobs();
    expect(await states(away)).toMatchObject([{ state: 'pending' }]);
    refusal = null;
    later(5 * 60_000);
    await runJobs();
    expect(await states(away)).toMatchObject([{ state: 'sent' }]);

    now = new Date('2026-11-23T09:00:00Z');
    await unsure.client.member.reminders.set.mutate(daily);
    later(HOUR_MS);
    refusal = Object.assign(new Error('socket closed'), { command: 'DATA' });
    await runJobs();
    refusal = null;
    later(10 * 60_000);
    await runJobs();
    expect(remindersTo(unsure)).toEqual([]);
    expect(await unsure.client.member.reminders.current.query()).toMatchObject({
      unsentOn: '2026-11-23',
    });
  });

  test('is reported, not sent, hours after its time and after its process has died', async () => {
    const [late, lost] = [await reader(), await reader()];
    await late.client.member.reminders.set.mutate(daily);
    later(5 * HOUR_MS);
    await runJobs();
    expect(await states(late)).toMatchObject([{ state: 'unsent' }]);

    now = new Date('2026-11-23T09:00:00Z');
    await lost.client.member.reminders.set.mutate(daily);
    later(HOUR_MS);
    await noteReminders.run(app.context, {}, never);
    await app.context.db
      .updateTable('reminderSends')
      .set({ state: 'sending', changedAt: now })
      .where('userId', '=', lost.id)
      .execute();
    later(6 * 60_000);
    await runJobs();
    expect(await states(lost)).toMatchObject([{ state: 'unsent' }]);
    expect([...remindersTo(late), ...remindersTo(lost)]).toEqual([]);
  });
});

describe('the link in the mail', () => {
  async function unsubscribeLink(member: Person): Promise<string> {
    await member.client.member.reminders.set.mutate(daily);
    later(HOUR_MS);
    await runJobs();
    const [mail] = remindersTo(member);
    const link = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.text).toContain(link);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    return link;
  }
  const isOn = async ({ client }: Person) =>
    (await client.member.reminders.current.query()).reminder !== null;
  const headers = { 'x-forwarded-for': freshAddress() };

  test('ends reminders signed out, with one press; opening it changes nothing', async () => {
    const [member, other] = [await reader(), await reader()];
    await other.client.member.reminders.set.mutate(daily);
    const link = await unsubscribeLink(member);
    const page = await fetch(link, { headers });
    expect(await page.text()).toContain('<form method="post"><button');
    expect(await isOn(member)).toBe(true);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const pressed = await fetch(link, { method: 'POST', headers, body, redirect: 'error' });
    expect([pressed.status, await pressed.text()]).toEqual([
      200,
      expect.stringContaining('sem mais lembretes'),
    ]);
    expect([await isOn(member), await isOn(other)]).toEqual([false, true]);
    later(DAY_MS);
    await runJobs();
    expect(remindersTo(member)).toHaveLength(1);
  });

  test('does nothing when it is forged or cut', async () => {
    const member = await reader();
    const link = await unsubscribeLink(member);
    const forged = link.replace(/\.[\w-]+$/, `.${'A'.repeat(43)}`);
    for (const wrong of [forged, link.slice(0, -3), link.split('?')[0] ?? '']) {
      const response = await fetch(wrong, { method: 'POST', headers });
      expect(response.status).toBe(400);
    }
    expect(await isOn(member)).toBe(true);
  });
});

describe('a reminder as a notification', () => {
  const keys = { p256dh: 'cHVibGlj', auth: 'c2VjcmV0' };
  const endpointOf = ({ id }: Person) => `https://fcm.googleapis.com/fcm/send/${id}`;

  test('reaches the member’s devices and no mail box', async () => {
    const member = await reader();
    await member.client.member.reminders.subscribe.mutate({ endpoint: endpointOf(member), keys });
    await member.client.member.reminders.set.mutate({ ...daily, channel: 'push' });
    later(HOUR_MS);
    await runJobs();
    expect(pushed.filter(({ to }) => to.endpoint === endpointOf(member))).toMatchObject([
      {
        to: keys,
        notice: { title: 'Primeiros Passos, dia 1', body: 'João 1', path: '/reading-plan?day=1' },
      },
    ]);
    expect(remindersTo(member)).toEqual([]);
    expect(await states(member)).toMatchObject([{ state: 'sent' }]);
  });

  test('comes by e-mail where no device takes it any more, and forgets the device', async () => {
    const member = await reader();
    await member.client.member.reminders.subscribe.mutate({ endpoint: endpointOf(member), keys });
    await member.client.member.reminders.set.mutate({ ...daily, channel: 'push' });
    answer = 'gone';
    later(HOUR_MS);
    await runJobs();
    later(DAY_MS);
    await runJobs();
    expect(pushed.filter(({ to }) => to.endpoint === endpointOf(member))).toHaveLength(1);
    expect(remindersTo(member)).toHaveLength(2);
    expect(await states(member)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  });

  test('moves with a device to the member who uses it now', async () => {
    const [first, second] = [await reader(), await reader()];
    const endpoint = endpointOf(first);
    for (const { client } of [first, second]) {
      await client.member.reminders.subscribe.mutate({ endpoint, keys });
      await client.member.reminders.set.mutate({ ...daily, channel: 'push' });
    }
    later(HOUR_MS);
    await runJobs();
    expect(pushed.filter(({ to }) => to.endpoint === endpoint)).toHaveLength(1);
    expect([remindersTo(first), remindersTo(second)]).toMatchObject([[{}], []]);
    expect(await states(second)).toMatchObject([{ state: 'sent' }]);
  });
});

describe('the verse of the day', () => {
  const verseMailsTo = ({ email }: Person) =>
    app.mails.filter(
      ({ to, subject }) => to.address === email && subject.startsWith('O versículo de hoje'),
    );

  test('comes at its own hour beside the reading, to whoever follows no plan, too', async () => {
    const member = await join(app);
    const { reminders, dailyVerse } = member.client.member;
    await reminders.set.mutate({ ...daily, hour: 8 });
    await reminders.set.mutate({ ...daily, kind: 'verse' });
    expect(await reminders.current.query()).toMatchObject({
      reminder: { hour: 8 },
      verse: { hour: 7, channel: 'email' },
    });
    later(HOUR_MS);
    await runJobs();
    await runJobs();
    const verse = await dailyVerse.query();
    const text = verse?.type === 'quotation' ? verse.text : 'none';
    expect(verseMailsTo(member)).toHaveLength(1);
    expect(verseMailsTo(member)[0]?.text).toContain(text);
    later(HOUR_MS);
    await runJobs();
    expect(await states(member)).toEqual([
      { day: '2026-11-23', state: 'sent' },
      { day: '2026-11-23', state: 'skipped' },
    ]);
    await reminders.remove.mutate({ kind: 'verse' });
    expect(await reminders.current.query()).toMatchObject({ reminder: { hour: 8 }, verse: null });
  });

  test('is that of the day where the member is, and a press opens it', async () => {
    const member = await join(app);
    const west = clientWith(app, `${member.cookie}; zone=America/Manaus`);
    const endpoint = `https://fcm.googleapis.com/fcm/send/${member.id}`;
    await west.member.reminders.subscribe.mutate({
      endpoint,
      keys: { p256dh: 'cHVibGlj', auth: 'c2VjcmV0' },
    });
    // In Manaus it is 23 of Sunday, in São Paulo it is Monday.
    now = new Date('2026-11-23T02:30:00Z');
    await west.member.reminders.set.mutate({ ...daily, kind: 'verse', hour: 23, channel: 'push' });
    now = new Date('2026-11-23T03:00:00Z');
    await runJobs();
    const verse = await west.member.dailyVerse.query();
    expect(pushed.filter(({ to }) => to.endpoint === endpoint)).toMatchObject([
      { notice: { title: labelOfKey(verse?.key ?? ''), path: '/daily-word' } },
    ]);
    expect(await states(member)).toEqual([{ day: '2026-11-22', state: 'sent' }]);
  });
});
