import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authoredDocument,
  seedStudies,
  seedStudy,
  THEMES,
} from '#server/features/guided-studies/authored-studies.ts';
import {
  insertActiveVersion,
  readActiveVersion,
} from '#server/features/guided-studies/guided-studies.queries.ts';
import { STUDY_DAYS } from '#shared/guided-studies/study-plans.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp();
  await seedStudies(app.context.db);
  maria = await join(app);
});
afterAll(() => app.close());

const versions = (theme: (typeof THEMES)[number]) =>
  app.context.db
    .selectFrom('studyContents')
    .select(['version', 'isActive', 'source'])
    .where('theme', '=', theme)
    .orderBy('version')
    .execute();
const FIRST = { version: 1, isActive: true, source: 'library' };

describe('the stored studies', () => {
  test('begin with the authored text of every theme, which a second start leaves alone', async () => {
    await Promise.all([seedStudies(app.context.db), seedStudies(app.context.db)]);
    for (const theme of THEMES) expect(await versions(theme), theme).toEqual([FIRST]);
  });

  test('take a changed authored text as a new version, once', async () => {
    const { db } = app.context;
    const active = await readActiveVersion(db, 'builder');
    await db
      .updateTable('studyContents')
      .set({ digest: 'of an older text' })
      .where('id', '=', active?.id ?? '')
      .execute();
    await Promise.all([seedStudy(db, 'builder'), seedStudy(db, 'builder')]);
    await seedStudy(db, 'builder');
    expect(await versions('builder')).toEqual([
      { ...FIRST, isActive: false },
      { ...FIRST, version: 2 },
    ]);
  });

  test('keep what an administrator has published', async () => {
    const { db } = app.context;
    const active = await readActiveVersion(db, 'marriage');
    const document = { ...(await authoredDocument('marriage')), title: 'Outro título' };
    const content = {
      theme: 'marriage',
      source: 'model',
      createdBy: maria.id,
      document,
      digest: 'x',
    } as const;
    await insertActiveVersion(db, content, active?.id ?? null);
    await seedStudies(db);
    const outline = await maria.client.member.guidedStudies.outline.query({ theme: 'marriage' });
    expect(outline?.title).toBe('Outro título');
    // Somebody who read the version before publishes too late.
    await insertActiveVersion(db, { ...content, digest: 'y' }, active?.id ?? null);
    expect(await versions('marriage')).toHaveLength(2);
  });

  test('have one active version of a theme, by the database itself', async () => {
    const { db } = app.context;
    const second = db
      .updateTable('studyContents')
      .set({ isActive: true })
      .where('theme', '=', 'builder')
      .execute();
    await expect(second).rejects.toThrow(/study_contents_active_idx/);
  });
});

describe('a member reads', () => {
  const PLANS = ['holy-spirit', 'priest', 'builder', 'marriage'] as const;

  test.each(PLANS)('%s, section by section', async (theme) => {
    const { guidedStudies: studies } = maria.client.member;
    const [outline, teachings, prayers, actions, keyVerses] = await Promise.all([
      studies.outline.query({ theme }),
      studies.teachings.query({ theme }),
      studies.prayers.query({ theme }),
      studies.actions.query({ theme }),
      studies.keyVerses.query({ theme }),
    ]);
    expect(outline?.plan.days.map(({ day }) => day)).toEqual(
      Array.from({ length: STUDY_DAYS[theme] }, (_, index) => index + 1),
    );
    expect(outline?.counts).toEqual({
      teachings: teachings.length,
      prayers: prayers.length,
      actions: actions.length,
      keyVerses: keyVerses.length,
    });
    expect(teachings).toHaveLength(8);
    expect(teachings.every(({ verses }) => verses.length > 0)).toBe(true);
    expect(keyVerses.every(({ verse }) => verse !== null)).toBe(true);
    expect(actions.every(({ basis, steps }) => basis !== null && steps.length > 1)).toBe(true);
  });

  test('a verse in its stored words, not in those of the document', async () => {
    const keyVerses = await maria.client.member.guidedStudies.keyVerses.query({
      theme: 'holy-spirit',
    });
    const quoted = keyVerses.flatMap(({ verse }) => (verse?.type === 'quotation' ? [verse] : []));
    expect(quoted.length).toBeGreaterThan(0);
    for (const { key, text } of quoted.slice(0, 3)) {
      const passage = await maria.client.bible.passage.query({ key });
      expect(passage?.verses.map((verse) => verse.text).join(' ')).toBe(text);
    }
  });

  test('a day of each kind of plan, with the same parts', async () => {
    const { day } = maria.client.member.guidedStudies;
    for (const plan of ['study:priest', 'study:gifts:fe']) {
      const shown = await day.query({ plan, day: 3 });
      expect(shown).toMatchObject({ day: 3, title: expect.any(String) });
      for (const part of [shown.text, shown.prayer, shown.action]) {
        expect(part.length).toBeGreaterThan(0);
      }
    }
  });

  test('the list of gifts, then one gift with the days of its plan', async () => {
    const { guidedStudies: studies } = maria.client.member;
    const shown = await studies.gifts.query();
    expect(shown?.gifts.charismatic.map(({ slug }) => slug)).toContain('fe');
    expect(shown?.gifts.ministerial.map(({ title }) => title)).toEqual([
      'Apóstolo',
      'Profeta',
      'Evangelista',
      'Pastor',
      'Mestre/Doutor',
    ]);
    const gift = await studies.gift.query({ slug: 'fe' });
    expect(gift.plan.days).toHaveLength(30);
    expect(gift.references.length).toBeGreaterThan(0);
  });

  test('which studies are under way, with the next step of each', async () => {
    const jose = await join(app);
    const { guidedStudies: studies, planProgress } = jose.client.member;
    expect(await studies.underWay.query()).toEqual([]);
    const { id } = await studies.start.mutate({ plan: 'study:gifts:fe' });
    await planProgress.completeDays.mutate({ id, days: [1] });
    const gift = await studies.gift.query({ slug: 'fe' });
    expect(await studies.underWay.query()).toMatchObject([
      { title: gift.title, next: gift.plan.days[1]?.title, progress: { id, currentDay: 2 } },
    ]);
    await planProgress.leave.mutate({ id });
    expect(await studies.underWay.query()).toEqual([]);
  });
});

test('a theme without a version is empty, and its days are not found', async () => {
  const empty = await startTestApp();
  const { guidedStudies: studies } = (await join(empty)).client.member;
  const refused = { data: { code: 'NOT_FOUND' } };
  expect(await studies.outline.query({ theme: 'priest' })).toBeNull();
  expect(await studies.teachings.query({ theme: 'priest' })).toEqual([]);
  expect(await studies.specificPrayers.query()).toEqual([]);
  expect(await studies.gifts.query()).toBeNull();
  await expect(studies.gift.query({ slug: 'fe' })).rejects.toMatchObject(refused);
  await expect(studies.day.query({ plan: 'study:priest', day: 1 })).rejects.toMatchObject(refused);
  // The screen asks for the study, which comes from the library.
  const jose = await join(empty);
  const asked = { theme: 'priest' } as const;
  await Promise.all([
    studies.generate.mutate(asked),
    jose.client.member.guidedStudies.generate.mutate(asked),
  ]);
  expect(await studies.outline.query({ theme: 'priest' })).not.toBeNull();
  const stored = await empty.context.db.selectFrom('studyContents').select('version').execute();
  expect(stored).toEqual([{ version: 1 }]);
  await empty.close();
});

test('the text of each study comes by the name of its function, also where none is active', async () => {
  const empty = await startTestApp();
  const { ai } = (await join(empty)).client;
  const texts = [
    await ai.generateHolySpirit.mutate(),
    await ai.generatePriest.mutate(),
    await ai.generateWomanBuilder.mutate(),
    await ai.generateMarriage.mutate(),
  ];
  expect(texts.map(({ content }) => content.plan.days.length)).toEqual([30, 50, 47, 30]);
  const { content } = await ai.generateSpiritualGifts.mutate({ theme: 'dons espirituais' });
  expect([content.charismatic, content.ministerial, content.edification]).toMatchObject([
    { length: 9 },
    { length: 5 },
    { length: 7 },
  ]);
  const stored = await empty.context.db.selectFrom('studyContents').select('version').execute();
  expect(stored).toHaveLength(5);
  expect((await ai.generatePriest.mutate()).content).toEqual(texts[1]?.content);
  await expect(ai.generateSpiritualGifts.mutate({ theme: 'a'.repeat(301) })).rejects.toMatchObject({
    data: { code: 'INVALID_INPUT' },
  });
  for (let time = 6; time < 10; time++) await ai.generatePriest.mutate();
  const refused = { data: { code: 'TOO_MANY_REQUESTS' } };
  await expect(ai.generatePriest.mutate()).rejects.toMatchObject(refused);
  const visitor = clientWith(empty).ai.generateMarriage.mutate();
  await expect(visitor).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
  await empty.close();
});

test('a member may ask for content ten times in ten minutes', async () => {
  const { guidedStudies: studies } = (await join(app)).client.member;
  for (let time = 0; time < 10; time++) await studies.generate.mutate({ theme: 'priest' });
  await expect(studies.generate.mutate({ theme: 'priest' })).rejects.toMatchObject({
    data: { code: 'TOO_MANY_REQUESTS' },
  });
});

test('what no study has is refused', async () => {
  const { guidedStudies: studies } = maria.client.member;
  const refused = (code: string) => ({ data: { code } });
  await expect(studies.gift.query({ slug: 'voar' })).rejects.toMatchObject(refused('NOT_FOUND'));
  for (const plan of ['study:nothing', 'study:gifts:voar', 'constructor']) {
    await expect(studies.day.query({ plan, day: 1 })).rejects.toMatchObject(refused('NOT_FOUND'));
  }
  await expect(studies.day.query({ plan: 'study:marriage', day: 31 })).rejects.toMatchObject(
    refused('NOT_FOUND'),
  );
  await expect(studies.day.query({ plan: 'study:priest', day: 0 })).rejects.toMatchObject(
    refused('INVALID_INPUT'),
  );
});

test('without a session nothing is read', async () => {
  const { guidedStudies: studies } = clientWith(app).member;
  const refused = { data: { code: 'UNAUTHENTICATED' } };
  await expect(studies.outline.query({ theme: 'priest' })).rejects.toMatchObject(refused);
  await expect(studies.gifts.query()).rejects.toMatchObject(refused);
  await expect(studies.underWay.query()).rejects.toMatchObject(refused);
});
