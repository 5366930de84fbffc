import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGEST_COMMENT } from '#shared/reading.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let clock = new Date('2026-03-01T12:00:00.123Z');

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible', overrides: { now: () => clock } });
});
afterAll(() => app.close());

const NO_NOTES = { comment: null, tags: [] };

function save(person: Person, verses: number[], notes = NO_NOTES as Notes, chapter = 3) {
  return person.client.member.savedVerses.save.mutate({
    place: { book: 'JHN', chapter, verses },
    notes,
  });
}
type Notes = { comment: string | null; tags: string[] };

async function listOf(person: Person, order: 'newest' | 'canon' = 'newest') {
  return (await person.client.member.savedVerses.list.query({ order })).items;
}

test('a verse that was removed by mistake comes back as it was, in its place', async () => {
  const maria = await join(app);
  await save(maria, [16], { comment: 'Deus ama.', tags: ['amor'] });
  clock = new Date(clock.getTime() + 60_000);
  await save(maria, [17]);
  const [, before] = await listOf(maria);
  if (!before) throw new Error('nothing was saved');
  const { id, createdAt: savedAt, ...verse } = before;
  const { savedVerses } = maria.client.member;
  await savedVerses.remove.mutate({ id });
  const notes = { comment: 'Deus ama.', tags: ['amor'] };
  const place = { book: 'JHN', chapter: 3 } as const;
  await savedVerses.save.mutate({ place: { ...place, verses: [16] }, notes, savedAt });
  expect((await listOf(maria)).map(({ id: _id, ...each }) => each)[1]).toEqual({
    ...verse,
    createdAt: savedAt,
  });
  // Nothing is saved in the future.
  const [last] = await listOf(maria);
  await savedVerses.remove.mutate({ id: last?.id ?? '' });
  const later = new Date(clock.getTime() + 86_400_000).toISOString();
  await savedVerses.save.mutate({
    place: { ...place, verses: [17] },
    notes: NO_NOTES,
    savedAt: later,
  });
  expect((await listOf(maria))[0]?.createdAt).toBe(clock.toISOString());
});

describe('saving', () => {
  test('stores the words of the installed text with the notes, trimmed', async () => {
    const maria = await join(app);
    const notes = { comment: '  Deus ama.  ', tags: ['amor', ' amor ', 'graça'] };
    expect(await save(maria, [16], notes)).toEqual({ saved: 1 });
    const [saved] = await listOf(maria);
    expect(saved).toMatchObject({
      book: 'JHN',
      chapter: 3,
      verseNumber: 16,
      userComment: 'Deus ama.',
      tags: ['amor', 'graça'],
    });
    expect(saved?.verseText).toMatch(/^Porque Deus amou/);
    expect(saved?.createdAt).toBe(clock.toISOString());
  });

  test('an empty comment is none, and a verse is saved once', async () => {
    const maria = await join(app);
    await save(maria, [16], { comment: '   ', tags: [] });
    expect((await listOf(maria))[0]?.userComment).toBeNull();
    await expect(save(maria, [16])).rejects.toMatchObject({
      message: 'Versículo já está salvo',
      data: { code: 'CONFLICT' },
    });
    expect(await save(maria, [16, 17])).toEqual({ saved: 1 });
  });

  test('the same verse sent many times at once is there once', async () => {
    const maria = await join(app);
    const sent = await Promise.allSettled(Array.from({ length: 6 }, () => save(maria, [1])));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listOf(maria)).toHaveLength(1);
  });

  test.each([
    [{ comment: 'a'.repeat(LONGEST_COMMENT + 1), tags: [] }, 'O comentário pode ter até'],
    [{ comment: null, tags: ['a'.repeat(31)] }, 'Cada etiqueta pode ter até'],
    [{ comment: null, tags: [' '] }, 'Uma etiqueta não pode ficar vazia'],
    [{ comment: null, tags: Array.from({ length: 11 }, (_, at) => `t${at}`) }, 'Use até 10'],
  ])('refuses in words what is too much', async (notes, message) => {
    const maria = await join(app);
    await expect(save(maria, [2], notes)).rejects.toThrow(message);
  });

  test('refuses verses that do not exist', async () => {
    const maria = await join(app);
    await expect(save(maria, [37])).rejects.toThrow('João 3 tem 36 versículos.');
    await expect(save(maria, [])).rejects.toThrow('Selecione um versículo.');
  });
});

describe('the list', () => {
  test('newest first, verses saved together in their order; or as in the Bible', async () => {
    const maria = await join(app);
    await save(maria, [18, 16, 17]);
    clock = new Date(clock.getTime() + 1000);
    await save(maria, [1], NO_NOTES, 21);
    clock = new Date(clock.getTime() + 1000);
    await save(maria, [5], NO_NOTES, 1);
    const places = (verses: { chapter: number; verseNumber: number }[]) =>
      verses.map(({ chapter, verseNumber }) => `${chapter}:${verseNumber}`);
    expect(places(await listOf(maria))).toEqual(['1:5', '21:1', '3:16', '3:17', '3:18']);
    expect(places(await listOf(maria, 'canon'))).toEqual(['1:5', '3:16', '3:17', '3:18', '21:1']);
  });

  test.each(['newest', 'canon'] as const)('comes in pages that lose nothing, %s', async (order) => {
    const maria = await join(app);
    for (const chapter of [1, 2, 3, 4]) {
      const verses = Array.from({ length: 25 }, (_, at) => at + 1);
      await save(maria, verses, NO_NOTES, chapter);
    }
    await save(maria, [26, 27, 28], NO_NOTES, 1);
    const { list } = maria.client.member.savedVerses;
    const first = await list.query({ order });
    // A rendered page holds the first ones; more come many at once.
    expect(first.items).toHaveLength(20);
    const second = await list.query({ order, cursor: first.next });
    expect([second.items.length, second.next]).toEqual([83, null]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(103);
  });

  test('a cursor that is not ours begins at the beginning', async () => {
    const maria = await join(app);
    await save(maria, [16]);
    const forged = Buffer.from('{"createdAt":"2026-01-01","place":99999999999}');
    for (const cursor of ['x', forged.toString('base64url')]) {
      const { items } = await maria.client.member.savedVerses.list.query({ cursor });
      expect(items).toHaveLength(1);
    }
  });

  test('counts the tags', async () => {
    const maria = await join(app);
    await save(maria, [16], { comment: null, tags: ['graça', 'amor'] });
    await save(maria, [17], { comment: null, tags: ['amor'] });
    expect(await maria.client.member.savedVerses.tags.query()).toEqual([
      { tag: 'amor', verses: 2 },
      { tag: 'graça', verses: 1 },
    ]);
  });

  test('of a chapter tells which verses are saved, with the comment of each', async () => {
    const maria = await join(app);
    await save(maria, [16]);
    await save(maria, [3], { comment: 'Nascer de novo', tags: [] });
    const saved = maria.client.member.savedVerses.inChapter;
    expect(await saved.query({ book: 'JHN', chapter: 3 })).toEqual([
      { verse: 3, comment: 'Nascer de novo', saved: true },
      { verse: 16, comment: null, saved: true },
    ]);
    expect(await saved.query({ book: 'JHN', chapter: 4 })).toEqual([]);
  });
});

describe('changing', () => {
  test('notes are replaced, an emptied comment is none, and a verse goes', async () => {
    const maria = await join(app);
    await save(maria, [16], { comment: 'Antes', tags: ['a'] });
    const [{ id = '' } = {}] = await listOf(maria);
    const { updateNotes, remove } = maria.client.member.savedVerses;
    await updateNotes.mutate({ id, notes: { comment: 'Depois', tags: ['b'] } });
    expect((await listOf(maria))[0]).toMatchObject({ userComment: 'Depois', tags: ['b'] });
    await updateNotes.mutate({ id, notes: { comment: '', tags: [] } });
    expect((await listOf(maria))[0]).toMatchObject({ userComment: null, tags: [] });
    await remove.mutate({ id });
    expect(await listOf(maria)).toEqual([]);
    await expect(remove.mutate({ id })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  });

  test("someone else's verse is not found, seen or counted", async () => {
    const maria = await join(app);
    const joana = await join(app, 'Joana');
    await save(maria, [16], { comment: 'Só meu', tags: ['íntimo'] });
    const [{ id = '' } = {}] = await listOf(maria);
    const theirs = joana.client.member.savedVerses;
    expect(await listOf(joana)).toEqual([]);
    expect(await theirs.tags.query()).toEqual([]);
    expect(await theirs.inChapter.query({ book: 'JHN', chapter: 3 })).toEqual([]);
    const notes = { comment: 'meu agora', tags: [] };
    for (const call of [theirs.updateNotes.mutate({ id, notes }), theirs.remove.mutate({ id })]) {
      await expect(call).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
    }
    expect((await listOf(maria))[0]?.userComment).toBe('Só meu');
  });
});

describe('a note on a verse', () => {
  const verse = { book: 'JHN', chapter: 3, verse: 16 } as const;
  const note = ({ client }: Pick<Person, 'client'>, comment: string | null, base?: string | null) =>
    client.member.savedVerses.note.mutate({ verse, comment, base });
  const inChapter = ({ client }: Person) =>
    client.member.savedVerses.inChapter.query({ book: 'JHN', chapter: 3 });

  test('needs no saved verse, and stands in the list with the words', async () => {
    const maria = await join(app);
    await note(maria, '  Tanto amor.  ', null);
    expect(await inChapter(maria)).toEqual([{ verse: 16, comment: 'Tanto amor.', saved: false }]);
    const [listed] = await listOf(maria);
    expect(listed).toMatchObject({ userComment: 'Tanto amor.', saved: false });
    expect(listed?.verseText).toMatch(/^Porque Deus amou/);
    await note(maria, 'Tanto amor por nós.', 'Tanto amor.');
    expect(await inChapter(maria)).toMatchObject([{ comment: 'Tanto amor por nós.' }]);
    await note(maria, ' ', 'Tanto amor por nós.');
    expect(await listOf(maria)).toEqual([]);
    await note(maria, null);
    expect(await listOf(maria)).toEqual([]);
  });

  test('stays where the verse is saved afterwards, and leaves a saved verse saved', async () => {
    const maria = await join(app);
    await note(maria, 'Da leitura.');
    expect(await save(maria, [16, 17], { comment: 'Do estudo.', tags: ['amor'] })).toEqual({
      saved: 2,
    });
    const [, saved] = await inChapter(maria);
    expect(saved).toEqual({ verse: 17, comment: 'Do estudo.', saved: true });
    const [first] = await listOf(maria);
    expect(first).toMatchObject({ saved: true, tags: ['amor'] });
    expect(first?.userComment).toMatch(/^Da leitura\.[\s\S]*Do estudo\.$/);
    await expect(save(maria, [16])).rejects.toThrow('Versículo já está salvo');
    await note(maria, null);
    expect((await inChapter(maria))[0]).toEqual({ verse: 16, comment: null, saved: true });
  });

  test('of two devices loses nothing, also where both write the first one', async () => {
    const maria = await join(app);
    await Promise.all(['Do celular.', 'Do computador.'].map((words) => note(maria, words, null)));
    const [stored] = await inChapter(maria);
    expect(stored?.comment).toContain('Do celular.');
    expect(stored?.comment).toContain('Do computador.');
    await note(maria, 'Uma terceira.', 'O que nunca houve.');
    expect((await inChapter(maria))[0]?.comment).toContain('Do celular.');
  });

  test('whose words are emptied in the list goes, too', async () => {
    const maria = await join(app);
    await note(maria, 'Por um dia.');
    await maria.client.member.savedVerses.updateNotes.mutate({ verse, notes: NO_NOTES });
    expect(await listOf(maria)).toEqual([]);
  });

  test('is the member’s own, has a limit, and stands at a verse that there is', async () => {
    const [maria, joana] = [await join(app), await join(app, 'Joana')];
    await note(maria, 'Só meu.');
    await note(joana, null);
    await note(joana, 'Só dela.', 'Só meu.');
    expect(await inChapter(maria)).toMatchObject([{ comment: 'Só meu.' }]);
    expect(await inChapter(joana)).toMatchObject([{ comment: 'Só dela.' }]);
    await expect(note(maria, 'a'.repeat(LONGEST_COMMENT + 1))).rejects.toThrow('pode ter até');
    const none = { book: 'JHN', chapter: 3, verse: 37 } as const;
    await expect(
      maria.client.member.savedVerses.note.mutate({ verse: none, comment: 'x' }),
    ).rejects.toThrow('João 3 tem 36 versículos.');
    await expect(note(clientOf(), 'x')).rejects.toMatchObject({
      data: { code: 'UNAUTHENTICATED' },
    });
  });

  const clientOf = () => ({ client: clientWith(app) });
});

test('visitors are refused', async () => {
  const { savedVerses } = clientWith(app).member;
  const id = '019a0000-0000-7000-8000-000000000000';
  for (const call of [
    savedVerses.list.query({}),
    savedVerses.tags.query(),
    savedVerses.inChapter.query({ book: 'JHN', chapter: 3 }),
    savedVerses.remove.mutate({ id }),
    savedVerses.updateNotes.mutate({ id, notes: NO_NOTES }),
    savedVerses.save.mutate({ place: { book: 'JHN', chapter: 3, verses: [16] }, notes: NO_NOTES }),
  ]) {
    await expect(call).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
  }
});
