import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedReadingPlans } from '#server/features/plans/reading/seed-plans.ts';
import { addDays } from '#shared/calendar.ts';
import { chaptersRead, percentRead, streakOf } from '#shared/plans/reading-plans.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

const THREE_WEEKS = 'fe-oracao-perdao';
const MORNING = new Date('2026-12-20T12:00:00Z');

let app: TestApp;
let now = MORNING;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = MORNING;
  maria = await join(app);
});

const plans = ({ client }: Person) => client.member.readingPlans;
const underWay = (person: Person) => plans(person).underWay.query();
const current = async (person: Person) => (await underWay(person)).plans[0] ?? null;
const nextDay = () => {
  now = new Date(now.getTime() + 86_400_000);
};

async function start(person: Person, slug = THREE_WEEKS): Promise<string> {
  const { id } = await plans(person).start.mutate({ slug });
  return id;
}

async function tickAll(person: Person, id: string, day: number): Promise<void> {
  const { readings } = await plans(person).day.query({ id, day });
  for (const { key } of readings) {
    await plans(person).tick.mutate({ id, day, reading: key, done: true });
  }
}

test('a start brings the words of today to plans that the database has with others', async () => {
  const { db } = app.context;
  const id = await start(maria);
  await tickAll(maria, id, 1);
  const { devotional } = await plans(maria).day.query({ id, day: 1 });
  const write = (edition: number | null) =>
    db.transaction().execute(async (trx) => {
      const plan = trx.selectFrom('readingPlans').select('id').where('slug', '=', THREE_WEEKS);
      await trx
        .updateTable('readingPlanDays')
        .set({ prayer: 'A oração de antes. Amém.' })
        .where('planId', '=', plan)
        .execute();
      if (edition === null) return;
      await trx
        .updateTable('readingPlans')
        .set({ edition })
        .where('slug', '=', THREE_WEEKS)
        .execute();
    });
  await write(2);
  await seedReadingPlans(db);
  expect(await plans(maria).day.query({ id, day: 1 })).toMatchObject({ devotional });
  expect((await plans(maria).day.query({ id, day: 1 })).ticked).not.toEqual([]);
  // What is of today's edition is left as it is.
  await write(null);
  await seedReadingPlans(db);
  const again = await plans(maria).day.query({ id, day: 1 });
  expect(again.devotional.prayer).toBe('A oração de antes. Amém.');
  await write(2);
  await seedReadingPlans(db);
});

test('the catalogue is open to everybody, the shortest plan first, each with a sample day', async () => {
  const list = await clientWith(app).readingPlans.list.query();
  expect(list).toHaveLength(11);
  expect(list[0]).toMatchObject({ slug: THREE_WEEKS, durationDays: 21, planType: 'thematic' });
  for (const { sample, durationDays } of list) {
    expect(sample?.readings.length).toBeGreaterThan(0);
    expect(sample?.day).toBeLessThanOrEqual(durationDays);
  }
  const day = await clientWith(app).readingPlans.day.query({ slug: THREE_WEEKS, day: 1 });
  expect(day).toMatchObject({ title: 'Fé: partir sem saber aonde', day: 1 });
  expect(day.readings[0]).toEqual({ key: 'GEN.12.1-9', label: 'Gênesis 12:1-9' });
  await expect(
    clientWith(app).readingPlans.day.query({ slug: THREE_WEEKS, day: 22 }),
  ).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
});

test('the day that ends a book says so once the chapters before it are read', async () => {
  const id = await start(maria, 'primeiros-passos');
  const dayWith = async (key: string, day = 1): Promise<number> => {
    const { readings } = await plans(maria).day.query({ id, day });
    return readings.some((reading) => reading.key === key) ? day : dayWith(key, day + 1);
  };
  const last = await dayWith('JHN.21');
  expect((await plans(maria).day.query({ id, day: last })).ends).toBeNull();
  const before = Array.from({ length: last - 1 }, (_, index) => index + 1);
  await plans(maria).checkIn.mutate({ id, days: before });
  expect((await plans(maria).day.query({ id, day: last })).ends).toBe('JHN');
});

test('a member follows a whole plan of 21 days', async () => {
  const id = await start(maria);
  for (let day = 1; day <= 21; day++) {
    expect(await current(maria)).toMatchObject({ progress: { currentDay: day, daysBehind: 0 } });
    await plans(maria).startReading.mutate({ id, day });
    await expect(plans(maria).completeDay.mutate({ id, day })).rejects.toMatchObject({
      data: { code: 'INVALID_INPUT' },
      message: 'Marque todas as leituras para concluir o dia',
    });
    await tickAll(maria, id, day);
    const progress = await plans(maria).completeDay.mutate({ id, day });
    expect(progress.completed).toHaveLength(day);
    expect(progress.status).toBe(day === 21 ? 'finished' : 'active');
    nextDay();
  }
  expect(await current(maria)).toBeNull();
  const record = await plans(maria).record.query();
  expect(record.days).toHaveLength(21);
  expect((await plans(await join(app)).record.query()).days).toEqual([]);
  expect(record.earlier).toEqual([
    expect.objectContaining({ id, status: 'finished', completed: 21, totalDays: 21 }),
  ]);
});

describe('refused, and nothing changes:', () => {
  test('a chapter that is not in the day', async () => {
    const id = await start(maria);
    const tick = { id, day: 1, reading: 'REV.22', done: true };
    await expect(plans(maria).tick.mutate(tick)).rejects.toMatchObject({
      data: { code: 'INVALID_INPUT' },
    });
    expect(await plans(maria).day.query({ id, day: 1 })).toMatchObject({ ticked: [] });
  });

  test('a day that has not come', async () => {
    const id = await start(maria);
    const { readings } = await plans(maria).day.query({ id, day: 2 });
    const reading = readings[0]?.key ?? '';
    for (const change of [
      plans(maria).tick.mutate({ id, day: 2, reading, done: true }),
      plans(maria).startReading.mutate({ id, day: 2 }),
      plans(maria).completeDay.mutate({ id, day: 2 }),
      plans(maria).checkIn.mutate({ id, days: [3] }),
    ]) {
      await expect(change).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
    }
    expect((await current(maria))?.progress.completed).toEqual([]);
    expect((await plans(maria).record.query()).chapters).toBe(0);
  });

  test('a day beyond the plan, a plan that does not exist, a start in another year', async () => {
    const id = await start(maria);
    await expect(plans(maria).day.query({ id, day: 22 })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    await expect(plans(maria).start.mutate({ slug: 'nada' })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    await expect(
      plans(maria).start.mutate({ slug: THREE_WEEKS, startsOn: '2024-01-01' }),
    ).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
  });

  test("another member's plan, or none at all", async () => {
    const id = await start(maria);
    const jose = await join(app);
    await expect(plans(jose).completeDay.mutate({ id, day: 1 })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    expect(await current(jose)).toBeNull();
    await expect(
      clientWith(app).member.readingPlans.start.mutate({ slug: THREE_WEEKS }),
    ).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
  });
});

test('two devices that tick at once lose nothing, and a doubled press completes once', async () => {
  const id = await start(maria);
  const { readings } = await plans(maria).day.query({ id, day: 1 });
  await Promise.all(
    [...readings, ...readings].map(({ key }) =>
      plans(maria).tick.mutate({ id, day: 1, reading: key, done: true }),
    ),
  );
  expect((await plans(maria).day.query({ id, day: 1 })).ticked).toHaveLength(readings.length);
  await Promise.all([1, 2, 3].map(() => plans(maria).completeDay.mutate({ id, day: 1 })));
  expect((await current(maria))?.progress).toMatchObject({
    completed: [1],
    currentDay: 2,
  });
  const [first] = readings;
  await plans(maria).tick.mutate({ id, day: 1, reading: first?.key ?? '', done: true });
  expect((await plans(maria).day.query({ id, day: 1 })).ticked).toHaveLength(readings.length);
});

test('a plan that was switched in another tab takes no ticks, and comes back with its progress', async () => {
  const first = await start(maria);
  await plans(maria).checkIn.mutate({ id: first, days: [1] });
  const second = await start(maria, 'em-familia');
  expect((await current(maria))?.plan.slug).toBe('em-familia');
  await expect(
    plans(maria).tick.mutate({ id: first, day: 2, reading: 'GEN.15.1-7', done: true }),
  ).rejects.toMatchObject({ data: { code: 'CONFLICT' } });
  await maria.client.member.planProgress.returnTo.mutate({ id: first });
  expect((await underWay(maria)).plans[1]).toMatchObject({
    plan: { slug: THREE_WEEKS },
    progress: { id: first, completed: [1], currentDay: 2 },
  });
  // It comes back beside the other one.
  expect((await underWay(maria)).plans.map(({ progress }) => progress.id)).toEqual([second, first]);
  await maria.client.member.planProgress.leave.mutate({ id: second });
  expect((await plans(maria).record.query()).earlier).toMatchObject([
    { id: second, status: 'left' },
  ]);
});

test('several days at once complete with all their readings', async () => {
  const { id } = await plans(maria).start.mutate({
    slug: THREE_WEEKS,
    startsOn: addDays('2026-12-20', -3),
  });
  expect((await current(maria))?.progress).toMatchObject({ daysBehind: 3 });
  const progress = await plans(maria).checkIn.mutate({ id, days: [3, 1, 2, 4] });
  expect(progress).toMatchObject({ completed: [1, 2, 3, 4], currentDay: 5, daysBehind: 0 });
  const day = await plans(maria).day.query({ id, day: 3 });
  expect(day.ticked).toEqual(day.readings.map(({ key }) => key));
  expect(day.completed).toBe(true);
});

test('the day changes at midnight where the member is', async () => {
  now = new Date('2026-12-31T23:30:00Z');
  const at = (zone: string) => clientWith(app, `${maria.cookie}; zone=${zone}`).member.readingPlans;
  const { id, startedOn } = await at('Pacific/Kiritimati').start.mutate({ slug: THREE_WEEKS });
  expect(startedOn).toBe('2027-01-01');
  expect((await at('Pacific/Kiritimati').record.query()).today).toBe('2027-01-01');
  expect((await at('Pacific/Niue').record.query()).today).toBe('2026-12-31');
  now = new Date('2027-01-01T10:30:00Z');
  expect((await at('Pacific/Kiritimati').underWay.query()).plans[0]?.progress.scheduledDay).toBe(2);
  expect((await at('Pacific/Niue').underWay.query()).plans[0]?.progress.scheduledDay).toBe(1);
  expect((await at('Pacific/Kiritimati').checkIn.mutate({ id, days: [1, 2] })).completed).toEqual([
    1, 2,
  ]);
});

describe('a streak', () => {
  const today = '2026-03-10';
  test.each([
    ['nothing read', [], 0],
    ['today is still open', ['2026-03-09', '2026-03-08'], 2],
    ['one missed day in seven is forgiven', ['2026-03-10', '2026-03-08', '2026-03-07'], 3],
    ['two missed days end it', ['2026-03-10', '2026-03-07'], 1],
    ['a second missed day within seven ends it', ['2026-03-10', '2026-03-08', '2026-03-06'], 2],
    ['a day read east of here counts', ['2026-03-11', '2026-03-10', '2026-03-09'], 3],
    ['today is still open for who has read tomorrow', ['2026-03-11', '2026-03-09'], 2],
  ])('%s', (_name, dates, streak) => {
    expect(streakOf(dates, today)).toBe(streak);
  });
});

test('a streak outlives a pause, whose days do not count, and a plan left in it', async () => {
  const id = await start(maria);
  const streak = async () => (await underWay(maria)).streak;
  await plans(maria).checkIn.mutate({ id, days: [1] });
  nextDay();
  await plans(maria).checkIn.mutate({ id, days: [2] });
  nextDay();
  await maria.client.member.planProgress.pause.mutate({ id });
  for (let day = 0; day < 5; day++) nextDay();
  expect(await streak()).toBe(2);
  await maria.client.member.planProgress.resume.mutate({ id });
  expect(await streak()).toBe(2);
  await plans(maria).checkIn.mutate({ id, days: [3] });
  expect(await streak()).toBe(3);
  nextDay();
  await maria.client.member.planProgress.pause.mutate({ id });
  for (let day = 0; day < 9; day++) nextDay();
  const other = await start(maria, 'em-familia');
  await plans(maria).checkIn.mutate({ id: other, days: [1] });
  expect(await streak()).toBe(4);
  const own = await maria.client.member.personalData.export.mutate(undefined, {
    context: { stream: true },
  });
  for await (const { title, rows } of own) {
    if (title !== 'Estudos e planos que segui') continue;
    expect(rows[0]).toMatchObject({
      pauses: [
        { pausedOn: '2026-12-22', resumedOn: '2026-12-27' },
        { pausedOn: '2026-12-28', resumedOn: '2027-01-06' },
      ],
    });
  }
  // Days that pass without a pause end it.
  for (let day = 0; day < 3; day++) nextDay();
  expect(await streak()).toBe(0);
});

test('a completed day is taken back: its readings open, the last read day and the streak fall', async () => {
  const id = await start(maria);
  await tickAll(maria, id, 1);
  await plans(maria).completeDay.mutate({ id, day: 1 });
  const { ticked } = await plans(maria).day.query({ id, day: 1 });
  const [reading = ''] = ticked;
  const untick = { id, day: 1, reading, done: false };
  await expect(plans(maria).tick.mutate(untick)).rejects.toMatchObject({
    data: { code: 'CONFLICT' },
    message: 'Este dia está concluído. Desfaça a conclusão para mudar as leituras.',
  });
  const progress = await plans(maria).undoDays.mutate({ id, days: [1] });
  expect(progress).toMatchObject({ completed: [], currentDay: 1, status: 'active' });
  expect((await underWay(maria)).streak).toBe(0);
  expect(await plans(maria).day.query({ id, day: 1 })).toMatchObject({ completed: false, ticked });
  await plans(maria).tick.mutate(untick);
  expect((await plans(maria).day.query({ id, day: 1 })).ticked).not.toContain(reading);
});

test('a check-in of many days is undone with the ticks they had before', async () => {
  const id = await start(maria);
  await plans(maria).checkIn.mutate({ id, days: [1] });
  const { readings } = await plans(maria).day.query({ id, day: 2 });
  const [{ key: reading } = { key: '' }] = readings;
  await plans(maria).tick.mutate({ id, day: 2, reading, done: true });
  await plans(maria).markAudio.mutate({ id, day: 2 });
  const days = Array.from({ length: 20 }, (_, index) => index + 2);
  expect(await plans(maria).checkIn.mutate({ id, days })).toMatchObject({ status: 'finished' });
  const undone = await plans(maria).undoDays.mutate({ id, days });
  expect(undone).toMatchObject({ status: 'active', completed: [1], currentDay: 2 });
  const second = { ticked: [reading], audioListened: true, started: true, completed: false };
  expect(await plans(maria).day.query({ id, day: 2 })).toMatchObject(second);
  expect((await plans(maria).day.query({ id, day: 3 })).ticked).toEqual([]);
  expect(await plans(maria).undoDays.mutate({ id, days })).toMatchObject({ completed: [1] });
  // A plan that is over does not come back where there is no room for it.
  await plans(maria).checkIn.mutate({ id, days });
  for (const slug of ['em-familia', 'primeiros-passos', 'sabedoria']) {
    await plans(maria).start.mutate({ slug, beside: true });
  }
  await expect(plans(maria).undoDays.mutate({ id, days: [21] })).rejects.toMatchObject({
    data: { code: 'CONFLICT' },
  });
});

test('a plan that begins later tells in how many days', async () => {
  const startsOn = addDays('2026-12-20', 5);
  const { daysToStart } = await plans(maria).start.mutate({ slug: THREE_WEEKS, startsOn });
  expect(daysToStart).toBe(5);
  nextDay();
  expect((await current(maria))?.progress.daysToStart).toBe(4);
});

test('a plan is joined at a later day: those before it are neither read nor overdue', async () => {
  const joined = await plans(maria).start.mutate({ slug: 'biblia-1-ano', firstDay: 330 });
  expect(joined).toMatchObject({
    firstDay: 330,
    currentDay: 330,
    scheduledDay: 330,
    daysBehind: 0,
    completed: [],
    endsOn: addDays('2026-12-20', 35),
  });
  const { id } = joined;
  expect((await current(maria))?.next[0]?.day).toBe(330);
  await expect(plans(maria).checkIn.mutate({ id, days: [332] })).rejects.toMatchObject({
    message: 'Este dia ainda não chegou.',
  });
  await plans(maria).checkIn.mutate({ id, days: [330] });
  expect((await underWay(maria)).streak).toBe(1);
  expect((await plans(maria).record.query()).days).toEqual([{ date: '2026-12-20', days: 1 }]);
  nextDay();
  nextDay();
  nextDay();
  expect((await current(maria))?.progress).toMatchObject({ currentDay: 331, daysBehind: 2 });
  // Whoever wants to reads an earlier day too, and moves nothing by it.
  const earlier = await plans(maria).checkIn.mutate({ id, days: [5] });
  expect(earlier).toMatchObject({ currentDay: 331, daysBehind: 2, completed: [5, 330] });
  expect(await plans(maria).undoDays.mutate({ id, days: [330] })).toMatchObject({
    currentDay: 330,
  });
  const caughtUp = await maria.client.member.planProgress.catchUp.mutate({ id });
  expect(caughtUp).toMatchObject({ daysBehind: 0, endsOn: addDays('2026-12-20', 38) });
  const rest = Array.from({ length: 36 }, (_, index) => 330 + index);
  expect(await plans(maria).checkIn.mutate({ id, days: rest })).toMatchObject({
    status: 'finished',
  });
  const beyond = plans(maria).start.mutate({ slug: THREE_WEEKS, firstDay: 22 });
  await expect(beyond).rejects.toMatchObject({
    data: { code: 'INVALID_INPUT' },
    message: 'Este plano não tem tantos dias.',
  });
});

describe('several plans at once', () => {
  const beside = (slug: string) => plans(maria).start.mutate({ slug, beside: true });
  const slugs = async () => (await underWay(maria)).plans.map(({ plan }) => plan.slug);

  test('are three at most, each with its own progress; a fourth is refused', async () => {
    const first = await start(maria);
    await beside('em-familia');
    await beside('sabedoria');
    expect(await slugs()).toEqual(['sabedoria', 'em-familia', THREE_WEEKS]);
    await plans(maria).checkIn.mutate({ id: first, days: [1] });
    const [wisdom, family, weeks] = (await underWay(maria)).plans;
    expect([wisdom, family, weeks].map((each) => each?.progress.completed)).toEqual([[], [], [1]]);
    await expect(beside('primeiros-passos')).rejects.toMatchObject({
      data: { code: 'CONFLICT' },
      message: 'Você já segue três planos. Conclua ou deixe um deles para seguir outro.',
    });
    expect(await slugs()).toHaveLength(3);
  });

  test('one takes the place of another, which comes back while there is room', async () => {
    const first = await start(maria);
    const { id: second } = await beside('em-familia');
    await plans(maria).start.mutate({ slug: 'sabedoria', instead: first });
    expect(await slugs()).toEqual(['sabedoria', 'em-familia']);
    await beside('primeiros-passos');
    const back = () => maria.client.member.planProgress.returnTo.mutate({ id: first });
    await expect(back()).rejects.toMatchObject({ data: { code: 'CONFLICT' } });
    await maria.client.member.planProgress.leave.mutate({ id: second });
    expect(await back()).toMatchObject({ id: first, status: 'active' });
    // Where nothing else is said, a plan takes the place of all others.
    await start(maria, 'em-familia');
    expect(await slugs()).toEqual(['em-familia']);
  });

  test('a doubled press and two devices start one, and never more than three', async () => {
    const wanted = [THREE_WEEKS, 'em-familia', 'sabedoria', 'primeiros-passos', 'mcheyne'];
    const started = await Promise.allSettled([...wanted, ...wanted].map(beside));
    expect(await slugs()).toHaveLength(3);
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  });

  test('a paused one does not excuse the days of another', async () => {
    const first = await start(maria);
    const { id: second } = await beside('em-familia');
    await plans(maria).checkIn.mutate({ id: second, days: [1] });
    await maria.client.member.planProgress.pause.mutate({ id: first });
    for (let day = 0; day < 5; day++) nextDay();
    expect((await underWay(maria)).streak).toBe(0);
    await maria.client.member.planProgress.leave.mutate({ id: second });
  });
});

test('parts of a chapter count only together, and nothing counts twice', () => {
  expect(chaptersRead(['LUK.1.1-38'])).toBe(0);
  expect(chaptersRead(['LUK.1.1-38', 'LUK.1.39-80', 'LUK.1', 'PSA.23', 'PSA.23.1-6'])).toBe(2);
  expect(percentRead(1188)).toBe(99);
  expect(percentRead(1189)).toBe(100);
});

/** A day that was ticked stays so while an earlier one is taken back and read again. */
type Model = Readonly<{ completed: number; ticked: readonly number[] }>;

/** The events of a plan, beside a model of their outcome. */
const MOVES: Readonly<Record<string, (id: string, model: Model) => Promise<Model>>> = {
  tick: async (id, model) => {
    await tickAll(maria, id, model.completed + 1);
    return { ...model, ticked: [...model.ticked, model.completed + 1] };
  },
  complete: async (id, model) => {
    const completing = plans(maria).completeDay.mutate({ id, day: model.completed + 1 });
    if (model.ticked.includes(model.completed + 1)) {
      await completing;
      return { ...model, completed: model.completed + 1 };
    }
    await expect(completing).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
    return model;
  },
  checkIn: async (id, model) => {
    await plans(maria).checkIn.mutate({ id, days: [model.completed + 1] });
    return { ...model, completed: model.completed + 1 };
  },
  undo: async (id, model) => {
    const day = Math.max(1, model.completed);
    await plans(maria).undoDays.mutate({ id, days: [day] });
    const { ticked, readings } = await plans(maria).day.query({ id, day });
    const others = model.ticked.filter((each) => each !== day);
    return {
      completed: day - 1,
      ticked: ticked.length === readings.length ? [...others, day] : others,
    };
  },
  wait: async (_id, model) => {
    nextDay();
    return model;
  },
  pause: async (id, model) => {
    await maria.client.member.planProgress.pause.mutate({ id });
    return model;
  },
  resume: async (id, model) => {
    await maria.client.member.planProgress.resume.mutate({ id });
    return model;
  },
  catchUp: async (id, model) => {
    await maria.client.member.planProgress.catchUp.mutate({ id });
    return model;
  },
};

test('whatever a member does, in whatever order, the rules hold', {
  timeout: 120_000,
}, async () => {
  const names = fc.array(fc.constantFrom(...Object.keys(MOVES)), { minLength: 5, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(names, async (moves) => {
      now = MORNING;
      maria = await join(app);
      const id = await start(maria);
      let model: Model = { completed: 0, ticked: [] };
      for (const name of moves) {
        model = (await MOVES[name]?.(id, model)) ?? model;
        const progress = (await current(maria))?.progress;
        expect(progress?.completed).toHaveLength(model.completed);
        expect(progress?.currentDay).toBe(model.completed + 1);
        expect(progress?.daysBehind).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 8, examples: [[['checkIn', 'tick', 'undo', 'checkIn', 'complete']]] },
  );
});
