import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeLease } from '#server/db/lease.queries.ts';
import { seedStudy } from '#server/features/guided-studies/authored-studies.ts';
import { insertItems } from '#server/features/guided-studies/versions/drafts.queries.ts';
import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import { itemsOf } from '#shared/guided-studies/study-items.ts';
import { startAppWithModel } from '../support/app-with-model.ts';
import type { ChatRequest, Reply } from '../support/fake-openai.ts';
import { join, joinAs, joinAsAdmin, type Person } from '../support/people.ts';
import { asReply, contentFor, fieldsAsked, writtenFor } from '../support/study-writer.ts';
import { clientWith } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const { app, fake } = await startAppWithModel();
let ana: Person;

beforeEach(async () => {
  app.context.ai.breaker.succeeded();
  fake.requests.length = 0;
  await app.context.db.deleteFrom('studyDrafts').execute();
  ana = await joinAsAdmin(app);
});

const STREAM = { context: { stream: true } };
const writeWell = (theme: Theme) => fake.reply((request) => asReply(writtenFor(theme, request)));
const start = async (theme: Theme, { client } = ana) =>
  client.admin.guidedStudies.start.mutate({ theme });
const refusedWith = (code: string) => ({ data: { code } });

/** Writes the next items, as a screen does with each call. */
async function writeOnce(id: string, { person = ana, run = randomUUID() } = {}) {
  const answer = await person.client.admin.guidedStudies.write.mutate({ id, run }, STREAM);
  return Array.fromAsync(answer);
}

async function writeAll(id: string): Promise<string[]> {
  const run = randomUUID();
  const shown: string[] = [];
  for (;;) {
    const events = await writeOnce(id, { run });
    shown.push(...events.flatMap((event) => (event.type === 'progress' ? [event.now ?? ''] : [])));
    const end = events.at(-1);
    if (end?.type !== 'end') throw new Error('the answer broke off');
    if (end.done === end.total) return shown;
  }
}

const keysOf = async (draftId: string) => {
  const rows = await app.context.db
    .selectFrom('studyDraftItems')
    .select('key')
    .where('draftId', '=', draftId)
    .execute();
  return new Set(rows.map(({ key }) => key));
};
const overview = async (id: string) => {
  const found = await ana.client.admin.guidedStudies.overview.query({ id });
  if (!found) throw new Error('there is no such version');
  return found;
};
const daysAsked = (request: ChatRequest | undefined) =>
  request ? [...new Set(fieldsAsked(request).map((field) => Number(field.split('_')[1])))] : [];

/** A draft of which a model has written everything up to a day of the plan. */
async function draftWithDays(theme: Theme, upTo: number): Promise<string> {
  const { id } = await start(theme);
  const items = itemsOf(theme).filter(({ kind, number }) => kind !== 'day' || number <= upTo);
  const contents = new Map(items.map((item) => [item.key, contentFor(item)]));
  await insertItems(app.context.db, id, contents);
  return id;
}

describe('a new version', () => {
  test('is written part by part, read, published, and seen by members, whose progress goes on', async () => {
    await seedStudy(app.context.db, 'builder');
    const maria = await join(app);
    const progress = await maria.client.member.guidedStudies.start.mutate({
      plan: 'study:builder',
    });
    await maria.client.member.planProgress.completeDays.mutate({ id: progress.id, days: [1] });

    const { id } = await start('builder');
    writeWell('builder');
    const shown = await writeAll(id);
    expect(shown).toContain('Dia 12 de 47');
    expect(shown).toContain('Ensinamento 3 de 8');
    // Nobody sees a draft.
    const before = await maria.client.member.guidedStudies.outline.query({ theme: 'builder' });
    expect(before?.title).not.toMatch(/^Passo/);

    const read = await overview(id);
    expect(read.sections.every(({ written, total }) => written === total)).toBe(true);
    expect(read.sections.every(({ different }) => different > 0)).toBe(true);
    const [first] = await ana.client.admin.guidedStudies.section.query({ id, section: 'plan:1' });
    expect(first).toMatchObject({ label: 'Fase 1 de 3', isSame: false });
    const { revision } = read.draft ?? { revision: -1 };
    await ana.client.admin.guidedStudies.publish.mutate({ id, revision, replaces: read.activeId });

    const after = await maria.client.member.guidedStudies.outline.query({ theme: 'builder' });
    expect(after?.title).toMatch(/^Passo/);
    const day = await maria.client.member.guidedStudies.day.query({
      plan: 'study:builder',
      day: 12,
    });
    expect(day.verse).toMatchObject({ type: 'quotation' });
    expect(
      await maria.client.member.guidedStudies.progress.query({ plan: 'study:builder' }),
    ).toMatchObject({
      id: progress.id,
      completed: [1],
      currentDay: 2,
    });
    const { items: acts } = await ana.client.admin.audit.list.query({});
    expect(acts.slice(0, 2)).toMatchObject([
      { action: 'study.publish', actor: ana.name, subject: 'builder', after: { version: 2 } },
      { action: 'study.start', actor: ana.name, subject: 'builder' },
    ]);
    // The version of before stays, and can be active again.
    const { themes } = await ana.client.admin.guidedStudies.list.query();
    const versions = themes.find(({ theme }) => theme === 'builder')?.versions ?? [];
    expect(versions).toMatchObject([
      { version: 2, isActive: true, source: 'model', createdBy: ana.name },
      { version: 1, isActive: false, source: 'library', createdBy: null },
    ]);
    const [now, old] = versions;
    await ana.client.admin.guidedStudies.activate.mutate({
      id: old?.id ?? '',
      replaces: now?.id ?? '',
    });
    const again = await maria.client.member.guidedStudies.outline.query({ theme: 'builder' });
    expect(again?.title).toBe(before?.title);
  }, 60_000);

  test('of the gifts has a part for each gift and its days', async () => {
    const { id } = await start('gifts');
    writeWell('gifts');
    const run = randomUUID();
    await writeOnce(id, { run });
    await writeOnce(id, { run });
    await writeOnce(id, { run });
    const events = await writeOnce(id, { run });
    expect(events[0]).toMatchObject({ now: 'Palavra de sabedoria: dia 1 de 30', done: 6 });
    expect(await keysOf(id)).toContain('gift:sabedoria:day:5');
  });

  test('is paid by the site and says no word of a verse from memory', async () => {
    const { id } = await start('marriage');
    const quoted =
      'Deus nos ensina a esperar com calma em casa. Jesus disse: "Quem tem duas camisas fique com as três" (João 3:16).';
    fake.reply((request) =>
      asReply({ ...writtenFor('marriage', request), introduction_1: quoted }),
    );
    await writeOnce(id);
    await app.context.background.settled();
    const [frame] = await ana.client.admin.guidedStudies.section.query({ id, section: 'frame' });
    const introduction = JSON.stringify(frame?.editable?.content['introduction']);
    expect(introduction).toContain('João 3:16');
    expect(introduction).not.toContain('camisas');
    const budgets = await app.context.db.selectFrom('aiBudgets').select('scope').execute();
    expect(budgets.map(({ scope }) => scope)).toEqual(['site']);
    expect(fake.requests[0]?.response_format?.type).toBe('json_schema');
  });
});

describe('a plan of fifty days', () => {
  test('goes on at day 31 when the process died at day 30', async () => {
    const id = await draftWithDays('priest', 30);
    // Its reservation of the draft is still there, and runs out.
    const { db } = app.context;
    const lease = { name: `study draft ${id}`, holder: randomUUID() };
    const leasedUntil = new Date(Date.now() - 1000);
    await db
      .insertInto('leases')
      .values({ ...lease, leasedUntil })
      .execute();
    await writeOnce(id);
    expect(daysAsked(fake.requests[0])).toEqual([31, 32, 33, 34, 35]);
    expect(fake.requests).toHaveLength(1);
    expect((await keysOf(id)).has('day:35')).toBe(true);
  }, 60_000);

  test('stores what is whole of an answer that breaks off, and asks for the rest alone', async () => {
    const [id, run] = [await draftWithDays('priest', 10), randomUUID()];
    const cut: Partial<Reply> = { ending: 'cut' };
    fake.reply((request) => {
      const text = JSON.stringify(writtenFor('priest', request));
      return { pieces: [text.slice(0, text.indexOf('prayer_13'))], ...cut };
    });
    await writeOnce(id, { run });
    const keys = await keysOf(id);
    expect([11, 12, 13].map((day) => keys.has(`day:${day}`))).toEqual([true, true, false]);
    writeWell('priest');
    fake.requests.length = 0;
    await writeOnce(id, { run });
    expect(daysAsked(fake.requests[0])).toEqual([13, 14, 15, 16, 17]);
  }, 60_000);

  test('has a day that is missing, twice there or invalid written again alone', async () => {
    const [id, run] = [await draftWithDays('priest', 10), randomUUID()];
    fake.reply((request) => {
      const written = writtenFor('priest', request);
      const { prayer_14: _missing, ...rest } = written;
      // Day 12 leads to the verse of day 11, and day 51 was not asked for.
      return asReply({
        ...rest,
        verse_12: written['verse_11'],
        title_51: 'Um dia a mais, que sobra',
      });
    });
    const events = await writeOnce(id, { run });
    expect(events.at(-1)).toMatchObject({ type: 'end' });
    const keys = await keysOf(id);
    expect([11, 12, 13, 14, 15, 51].filter((day) => keys.has(`day:${day}`))).toEqual([11, 13]);
    writeWell('priest');
    fake.requests.length = 0;
    await writeOnce(id, { run });
    expect(daysAsked(fake.requests[0])).toEqual([12, 14, 15, 16, 17]);
  }, 60_000);

  test('takes the first of two texts for one day', async () => {
    const id = await draftWithDays('priest', 10);
    fake.reply((request) => {
      const text = JSON.stringify(writtenFor('priest', request));
      return { pieces: [`${text.slice(0, -1)},"title_12":"O mesmo dia outra vez"}`] };
    });
    await writeOnce(id);
    const [, ...days] = await ana.client.admin.guidedStudies.section.query({
      id,
      section: 'plan:1',
    });
    expect(days.find(({ key }) => key === 'day:12')?.editable?.content['title']).toMatch(/^Passo/);
  }, 60_000);

  test('with 49 days is not published', async () => {
    const id = await draftWithDays('priest', 49);
    const { draft, activeId } = await overview(id);
    await expect(
      ana.client.admin.guidedStudies.publish.mutate({
        id,
        revision: draft?.revision ?? -1,
        replaces: activeId,
      }),
    ).rejects.toMatchObject({ message: /não está completo/ });
  }, 60_000);
});

describe('a generation', () => {
  test('that is left ends the model’s call and keeps the days that are whole', async () => {
    const id = await draftWithDays('priest', 0);
    fake.reply((request) => ({
      ...asReply(writtenFor('priest', request)),
      delayMs: 15,
      ending: 'hang',
    }));
    const leaving = new AbortController();
    const aborted = fake.aborted();
    const answer = await ana.client.admin.guidedStudies.write.mutate(
      { id, run: randomUUID() },
      { ...STREAM, signal: leaving.signal },
    );
    for await (const event of answer) {
      if (event.type === 'progress' && event.now === 'Dia 3 de 50') break;
    }
    leaving.abort();
    await until(() => fake.aborted() > aborted);
    await app.context.background.settled();
    expect([...(await keysOf(id))].filter((key) => key.startsWith('day:'))).toEqual([
      'day:1',
      'day:2',
    ]);
    // The draft is free again at once.
    writeWell('priest');
    await writeOnce(id);
    expect(await keysOf(id)).toContain('day:7');
  }, 60_000);

  test('is made by one at a time', async () => {
    const { id } = await start('marriage');
    writeWell('marriage');
    const rute = await joinAsAdmin(app, 'Rute');
    const run = randomUUID();
    await writeOnce(id, { run });
    const input = { id, run: randomUUID() };
    const answer = await rute.client.admin.guidedStudies.write.mutate(input, STREAM);
    const events = answer[Symbol.asyncIterator]();
    expect((await events.next()).value).toMatchObject({ type: 'waiting' });
    // The first goes on, so the draft is in use, not left behind.
    await writeOnce(id, { run });
    await expect(events.next()).rejects.toMatchObject(refusedWith('CONFLICT'));
  });

  test('goes on by itself when what a killed process left behind runs out', async () => {
    const { id } = await start('marriage');
    writeWell('marriage');
    const { db } = app.context;
    await takeLease(db, `study draft ${id}`, randomUUID(), 2);
    const events = await writeOnce(id);
    expect(events[0]).toEqual({ type: 'waiting', seconds: 2 });
    expect(events.at(-1)).toMatchObject({ type: 'end' });
    expect((await keysOf(id)).size).toBeGreaterThan(0);
  });

  test('whose answers are useless says so after two', async () => {
    const { id } = await start('marriage');
    fake.reply(() => ({ pieces: ['{"nothing": "of use"}'] }));
    await expect(writeOnce(id)).rejects.toMatchObject(refusedWith('GENERATION_FAILED'));
    expect(fake.requests).toHaveLength(2);
    expect((await keysOf(id)).size).toBe(0);
  });

  test('of a draft that is gone stores nothing', async () => {
    await expect(writeOnce(randomUUID())).rejects.toMatchObject(refusedWith('NOT_FOUND'));
  });

  test('has a sentence for a spent budget', async () => {
    const { id } = await start('marriage');
    await app.context.db
      .insertInto('aiBudgets')
      .values({ day: new Date().toISOString().slice(0, 10), scope: 'site', tokens: '900000000' })
      .onConflict((conflict) =>
        conflict.columns(['day', 'scope']).doUpdateSet({ tokens: '900000000' }),
      )
      .execute();
    await expect(writeOnce(id)).rejects.toMatchObject({ message: /limite de uso/ });
    await app.context.db.deleteFrom('aiBudgets').execute();
  });
});

describe('an item', () => {
  const edit = async (id: string, change: Record<string, string>, revision = 1) => {
    const [frame] = await ana.client.admin.guidedStudies.section.query({ id, section: 'frame' });
    const content = { ...frame?.editable?.content, ...change };
    return ana.client.admin.guidedStudies.edit.mutate({ id, key: 'frame', revision, content });
  };
  const drafted = async () => {
    const { id } = await start('marriage');
    writeWell('marriage');
    await writeOnce(id);
    return id;
  };

  test('is edited as text, once by one of two', async () => {
    const id = await drafted();
    expect(await edit(id, { title: 'Casamento, dia a dia' })).toEqual({ saved: true });
    await expect(edit(id, { title: 'Outro título' })).rejects.toMatchObject(
      refusedWith('CONFLICT'),
    );
    expect(await edit(id, { title: 'Outro título' }, 2)).toEqual({ saved: true });
  });

  test.each([
    ['title', '', /./],
    ['introduction', 'Leia hoje em João 3:99 com calma.', /não existe/],
    [
      'introduction',
      'Jesus disse: “Eu vim trazer descanso para a tua alma cansada”.',
      /parecem da Bíblia/,
    ],
  ])('with a wrong %s is refused at its field', async (field, text, message) => {
    const id = await drafted();
    expect(await edit(id, { [field]: text })).toEqual({
      saved: false,
      problems: [{ field, message: expect.stringMatching(message) }],
    });
  });

  test('takes a reference however it is typed', async () => {
    const id = await draftWithDays('marriage', 5);
    const section = await ana.client.admin.guidedStudies.section.query({ id, section: 'plan:1' });
    const day = section.find(({ key }) => key === 'day:2');
    const { content, revision } = day?.editable ?? { content: {}, revision: 0 };
    const change = { id, key: 'day:2', revision, content: { ...content, verse: 'jo 3.16' } };
    expect(await ana.client.admin.guidedStudies.edit.mutate(change)).toEqual({ saved: true });
    const after = await ana.client.admin.guidedStudies.section.query({ id, section: 'plan:1' });
    expect(after.find(({ key }) => key === 'day:2')?.shown?.['verse']).toMatchObject([
      [{ type: 'quotation', key: 'JHN.3.16' }],
    ]);
  }, 60_000);
});

describe('publishing', () => {
  const readyDraft = () => draftWithDays('marriage', 30);
  const publish = (id: string, revision: number, replaces: string | null, { client } = ana) =>
    client.admin.guidedStudies.publish.mutate({ id, revision, replaces });

  test('two drafts at once makes one of them active, and tells the other', async () => {
    await seedStudy(app.context.db, 'marriage');
    const rute = await joinAsAdmin(app, 'Rute');
    const [one, two] = [await readyDraft(), await readyDraft()];
    const [of, other] = [await overview(one), await overview(two)];
    const outcomes = await Promise.allSettled([
      publish(one, of.draft?.revision ?? -1, of.activeId),
      publish(two, other.draft?.revision ?? -1, other.activeId, rute),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find(({ status }) => status === 'rejected');
    expect(lost).toMatchObject({
      reason: { data: { code: 'CONFLICT' }, message: /Outra pessoa trocou a versão ativa/ },
    });
    // The one that lost is still there.
    const { themes } = await ana.client.admin.guidedStudies.list.query();
    const marriage = themes.find(({ theme }) => theme === 'marriage');
    expect(marriage?.drafts).toHaveLength(1);
    expect(marriage?.versions.filter(({ isActive }) => isActive)).toHaveLength(1);
  }, 60_000);

  test('one draft twice at once publishes it once', async () => {
    const id = await readyDraft();
    const { draft, activeId } = await overview(id);
    const once = () => publish(id, draft?.revision ?? -1, activeId);
    const outcomes = await Promise.allSettled([once(), once()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  }, 60_000);

  test('what changed since it was read is refused', async () => {
    const id = await readyDraft();
    const { draft, activeId } = await overview(id);
    const revision = draft?.revision ?? -1;
    await expect(publish(id, revision - 1, activeId)).rejects.toMatchObject({
      message: /mudou enquanto você o lia/,
    });
    // A version of another theme is not replaced by it.
    await seedStudy(app.context.db, 'priest');
    const { themes } = await ana.client.admin.guidedStudies.list.query();
    const priest = themes.find(({ theme }) => theme === 'priest')?.versions[0]?.id ?? '';
    await expect(publish(id, revision, priest)).rejects.toMatchObject(refusedWith('CONFLICT'));
    await ana.client.admin.guidedStudies.discard.mutate({ id });
    await expect(publish(id, revision, activeId)).rejects.toMatchObject(refusedWith('NOT_FOUND'));
  }, 60_000);
});

test('a theme has five drafts at most', async () => {
  for (let count = 0; count < 5; count++) await start('gifts');
  await expect(start('gifts')).rejects.toMatchObject(refusedWith('LIMIT_REACHED'));
});

test('members, moderators and visitors neither see nor change versions', async () => {
  const { id } = await start('marriage');
  const calls = ({ client }: Pick<Person, 'client'>) => [
    () => client.admin.guidedStudies.list.query(),
    () => client.admin.guidedStudies.overview.query({ id }),
    () => client.admin.guidedStudies.start.mutate({ theme: 'gifts' }),
    () => writeOnce(id, { person: { ...ana, client } }),
    () => client.admin.guidedStudies.discard.mutate({ id }),
  ];
  for (const person of [await join(app), await joinAs(app, 'moderator')]) {
    for (const call of calls(person)) {
      await expect(call()).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    }
  }
  for (const call of calls({ client: clientWith(app) })) {
    await expect(call()).rejects.toMatchObject(refusedWith('UNAUTHENTICATED'));
  }
  expect((await overview(id)).id).toBe(id);
});
