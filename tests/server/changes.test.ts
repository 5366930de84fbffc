import { randomUUID } from 'node:crypto';
import { createTRPCClient, httpLink } from '@trpc/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppRouter } from '#server/router.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const NOW = new Date('2026-11-26T15:00:00Z');
const DAY = 86_400;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible', overrides: { now: () => NOW } });
});
afterAll(() => app.close());

type Options = Readonly<{ key?: string; age?: number; of?: Person }>;

/** The procedures of a member, called as a device does that has held the change back. */
function later(person: Person, { key = randomUUID(), age = 0, of = person }: Options = {}) {
  const headers = { cookie: person.cookie, 'x-change': `${key};${age};${of.id}` };
  const link = httpLink({ url: `${app.baseUrl}/trpc`, headers });
  return createTRPCClient<AppRouter>({ links: [link] }).member;
}

const place = { book: 'JHN', chapter: 3 } as const;
const note = (content: string, title = 'Nota') => ({ kind: 'note', title, content }) as const;

describe('a change that is sent again', () => {
  test('takes nothing back that another device did in between', async () => {
    const maria = await join(app);
    const key = randomUUID();
    const at = { ...place, verses: [16] };
    await later(maria, { key }).highlights.set.mutate({ place: at, colour: 'blue' });
    await maria.client.member.highlights.set.mutate({ place: at, colour: 'rose' });
    await later(maria, { key }).highlights.set.mutate({ place: at, colour: 'blue' });
    expect(await maria.client.member.highlights.inChapter.query(place)).toEqual([
      { verse: 16, colour: 'rose' },
    ]);
  });

  test('brings nothing back that was deleted in between', async () => {
    const maria = await join(app);
    const key = randomUUID();
    const entry = { key, ...note('Graça') };
    const { id } = await later(maria, { key }).diary.add.mutate(entry);
    await maria.client.member.diary.remove.mutate({ id });
    await later(maria, { key }).diary.add.mutate(entry);
    expect((await maria.client.member.diary.list.query({})).items).toEqual([]);
  });

  test('is answered as the first time, also by two senders at once', async () => {
    const maria = await join(app);
    const { id } = await maria.client.member.readingPlans.start.mutate({ slug: 'em-familia' });
    const key = randomUUID();
    const checkIns = [1, 2].map(() =>
      later(maria, { key }).readingPlans.checkIn.mutate({ id, days: [1] }),
    );
    for (const { completed } of await Promise.all(checkIns)) expect(completed).toEqual([1]);
    const saving = { place: { ...place, verses: [16] }, notes: { comment: null, tags: [] } };
    const saveKey = randomUUID();
    for (const _time of [1, 2]) {
      const saved = await later(maria, { key: saveKey }).savedVerses.save.mutate(saving);
      expect(saved).toEqual({ saved: 1 });
    }
  });

  test('is tried anew after a refusal, which applies nothing', async () => {
    const maria = await join(app);
    const { id } = await maria.client.member.readingPlans.start.mutate({ slug: 'em-familia' });
    const key = randomUUID();
    const complete = () => later(maria, { key }).readingPlans.completeDay.mutate({ id, day: 1 });
    await expect(complete()).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
    const { readings } = await maria.client.member.readingPlans.day.query({ id, day: 1 });
    for (const { key: reading } of readings) {
      const tick = { id, day: 1, reading, done: true };
      await maria.client.member.readingPlans.tick.mutate(tick);
    }
    expect((await complete()).completed).toEqual([1]);
  });
});

describe('a change that was made earlier', () => {
  test('counts for the day on which it was made', async () => {
    const maria = await join(app);
    const { id } = await later(maria, { age: 3 * DAY }).readingPlans.start.mutate({
      slug: 'em-familia',
      startsOn: '2026-11-20',
    });
    await later(maria, { age: 2 * DAY }).readingPlans.checkIn.mutate({ id, days: [1] });
    await later(maria, { age: DAY }).readingPlans.checkIn.mutate({ id, days: [2] });
    const { days } = await maria.client.member.readingPlans.record.query();
    expect(days).toEqual([
      { date: '2026-11-24', days: 1 },
      { date: '2026-11-25', days: 1 },
    ]);
    await later(maria, { age: DAY }).diary.add.mutate({ key: randomUUID(), ...note('Ontem') });
    const { items } = await maria.client.member.diary.list.query({});
    expect(items[0]?.createdAt).toBe('2026-11-25T15:00:00.000Z');
  });

  test('of the place or the settings leaves what was chosen after it', async () => {
    const maria = await join(app);
    const settings = {
      spacing: 'normal',
      layout: 'lines',
      translation: null,
      beside: null,
    } as const;
    await later(maria).reading.setPosition.mutate({ ...place, verse: 16 });
    await later(maria, { age: 60 }).reading.setPosition.mutate({ ...place, verse: 1 });
    await later(maria).reading.setSettings.mutate({ ...settings, size: 130 });
    await later(maria, { age: 60 }).reading.setSettings.mutate({ ...settings, size: 90 });
    const state = await maria.client.reading.state.query();
    expect(state.position).toMatchObject({ verse: 16 });
    expect(state.settings.size).toBe(130);
  });
});

describe('what two devices wrote apart', () => {
  test('stands together in the comment of a verse, with the tags of both', async () => {
    const maria = await join(app);
    const { savedVerses } = maria.client.member;
    const verse = { ...place, verse: 16 };
    const base = { comment: 'Amor', tags: ['fé'] };
    await savedVerses.save.mutate({ place: { ...place, verses: [16] }, notes: base });
    const written = (comment: string, tags: string[]) => ({
      verse,
      base,
      notes: { comment, tags },
    });
    await savedVerses.updateNotes.mutate(written('Amor do tablet', ['fé', 'casa']));
    await savedVerses.updateNotes.mutate(written('Amor do celular', ['fé', 'rua']));
    const { items } = await savedVerses.list.query({});
    expect(items[0]).toMatchObject({
      userComment: 'Amor do tablet\n\n— Outra versão —\nAmor do celular',
      tags: ['fé', 'rua', 'casa'],
    });
    const long = 'x'.repeat(1990);
    await expect(savedVerses.updateNotes.mutate(written(long, []))).rejects.toMatchObject({
      data: { code: 'LIMIT_REACHED' },
    });
  });

  test('becomes two notes, and one where they changed different parts', async () => {
    const maria = await join(app);
    const { diary } = maria.client.member;
    const key = randomUUID();
    await diary.add.mutate({ key, ...note('Primeira') });
    const base = { title: 'Nota', comment: null, text: 'Primeira' };
    // A device that wrote the note itself knows it by its key.
    await diary.update.mutate({ id: key, base, ...base, text: 'Do tablet' });
    await later(maria).diary.update.mutate({ id: key, base, ...base, text: 'Do celular' });
    await diary.update.mutate({ id: key, base, ...base, title: 'Outro nome' });
    const { items } = await diary.list.query({});
    expect(items.map(({ title, excerpt }) => [title, excerpt])).toEqual([
      ['Nota (outra versão)', 'Do celular'],
      ['Outro nome', 'Do tablet'],
    ]);
  });

  test('becomes two requests; two answers stand together', async () => {
    const maria = await join(app);
    const { prayerRequests } = maria.client.member;
    const base = { text: 'Paz', person: null, category: null };
    const { id } = await prayerRequests.add.mutate({ key: randomUUID(), ...base });
    await prayerRequests.update.mutate({ id, base, ...base, text: 'Paz em casa' });
    await prayerRequests.update.mutate({ id, base, ...base, text: 'Paz na rua', person: 'Ana' });
    const { items } = await prayerRequests.list.query({ answered: false });
    expect(items.map(({ text }) => text)).toEqual(['Paz na rua', 'Paz em casa']);
    for (const answer of ['Veio', 'Chegou']) {
      await prayerRequests.answer.mutate({ id, answeredOn: '2026-11-26', answer });
    }
    const answered = await prayerRequests.list.query({ answered: true });
    expect(answered.items[0]?.answer).toBe('Veio\n\n— Outra versão —\nChegou');
  });
});

describe('a change is refused', () => {
  test('while another member is signed in on the device', async () => {
    const [maria, jose] = [await join(app), await join(app, 'José Souza')];
    const held = later(jose, { of: maria });
    await expect(
      held.diary.add.mutate({ key: randomUUID(), ...note('Da Maria') }),
    ).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
    expect((await jose.client.member.diary.list.query({})).items).toEqual([]);
  });

  test('when its header is malformed', async () => {
    const { cookie } = await join(app);
    const answer = await fetch(`${app.baseUrl}/trpc/member.highlights.set`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-change': 'qualquer' },
      body: '{}',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: {
        message: 'O cabeçalho da alteração não pôde ser lido.',
        data: { code: 'INVALID_INPUT', httpStatus: 400 },
      },
    });
  });
});
