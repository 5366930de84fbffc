import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp();
  maria = await join(app);
});
afterAll(() => app.close());

const PSALM = { book: 'PSA', chapter: 23 } as const;
const inChapter = ({ client }: Pick<Person, 'client'>) =>
  client.member.highlights.inChapter.query(PSALM);
const set = (
  { client }: Pick<Person, 'client'>,
  verses: number[],
  colour: 'amber' | 'blue' | null,
) => client.member.highlights.set.mutate({ place: { ...PSALM, verses }, colour });

test('a colour is given, changed and taken away, verse by verse', async () => {
  await set(maria, [1, 2, 2, 3], 'amber');
  await set(maria, [2], 'blue');
  expect(await inChapter(maria)).toEqual([
    { verse: 1, colour: 'amber' },
    { verse: 2, colour: 'blue' },
    { verse: 3, colour: 'amber' },
  ]);
  await set(maria, [1, 3, 6], null);
  expect(await inChapter(maria)).toEqual([{ verse: 2, colour: 'blue' }]);
});

test('the same change twice, or at once, is one', async () => {
  await Promise.all(Array.from({ length: 5 }, () => set(maria, [5, 4], 'amber')));
  expect((await inChapter(maria)).filter(({ verse }) => verse === 4 || verse === 5)).toEqual([
    { verse: 4, colour: 'amber' },
    { verse: 5, colour: 'amber' },
  ]);
});

test('one member neither sees nor changes the colours of another', async () => {
  const jose = await join(app);
  await set(maria, [1], 'amber');
  expect(await inChapter(jose)).toEqual([]);
  await set(jose, [1], null);
  await set(jose, [2], 'amber');
  expect(await inChapter(maria)).toEqual(
    expect.arrayContaining([
      { verse: 1, colour: 'amber' },
      { verse: 2, colour: 'blue' },
    ]),
  );
});

test('all colours of a member come in one answer, for a device that takes them along', async () => {
  const [lia, other] = [await join(app), await join(app)];
  await set(lia, [2, 1], 'amber');
  await set(other, [3], 'blue');
  const part = { verse: 4, first: 0, last: 1, print: '0a1b2c3d' };
  const words = { translation: 'blivre', parts: [part], colour: 'blue' as const };
  await lia.client.member.highlights.setParts.mutate({ ...PSALM, ...words });
  expect(await lia.client.member.highlights.everywhere.query()).toEqual({
    verses: [1, 2].map((verse) => ({ ...PSALM, verse, colour: 'amber' })),
    parts: [{ ...PSALM, ...part, translation: 'blivre', colour: 'blue' }],
  });
});

const JOHN = { book: 'JHN', chapter: 3 } as const;
const words = (verse: number, first: number, last: number) => ({
  ...{ verse, first, last },
  print: '0a1b2c3d',
});
const setParts = (
  { client }: Pick<Person, 'client'>,
  parts: ReturnType<typeof words>[],
  colour: 'amber' | 'blue' | null,
  translation = 'blivre',
) => client.member.highlights.setParts.mutate({ ...JOHN, translation, parts, colour });
const partsOf = async ({ client }: Pick<Person, 'client'>) =>
  (await client.member.highlights.partsInChapter.query(JOHN)).map(
    ({ verse, first, last, colour, translation }) =>
      `${translation} ${verse}:${first}-${last} ${colour}`,
  );

describe('words of a verse', () => {
  test('are coloured, written over where they touch, and lose their colour', async () => {
    const rute = await join(app);
    await setParts(rute, [words(16, 0, 2), words(16, 8, 9), words(17, 1, 1)], 'amber');
    await setParts(rute, [words(16, 2, 4)], 'blue');
    await setParts(rute, [words(16, 0, 2)], 'amber', 'almeida1911');
    expect(await partsOf(rute)).toEqual([
      'almeida1911 16:0-2 amber',
      'blivre 16:2-4 blue',
      'blivre 16:8-9 amber',
      'blivre 17:1-1 amber',
    ]);
    await setParts(rute, [words(16, 4, 8)], null);
    expect(await partsOf(rute)).toEqual(['almeida1911 16:0-2 amber', 'blivre 17:1-1 amber']);
  });

  test('are the same however often they are sent, and one device’s stand beside another’s', async () => {
    const lia = await join(app);
    await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        setParts(lia, [words(16, 0, 2), words(16, 10 + index, 10 + index)], 'amber'),
      ),
    );
    expect(await partsOf(lia)).toHaveLength(6);
  });

  test('go with the colour of their verse, in every translation', async () => {
    const ana = await join(app);
    await setParts(ana, [words(16, 0, 2), words(17, 0, 2)], 'amber');
    await setParts(ana, [words(16, 3, 4)], 'blue', 'almeida1911');
    const place = { ...JOHN, verses: [16] };
    await ana.client.member.highlights.set.mutate({ place, colour: 'amber' });
    expect(await partsOf(ana)).toHaveLength(3);
    await ana.client.member.highlights.set.mutate({ place, colour: null });
    expect(await partsOf(ana)).toEqual(['blivre 17:0-2 amber']);
  });

  test('are seen and changed by nobody else, and by nobody signed out', async () => {
    const [eva, jose] = [await join(app), await join(app)];
    await setParts(eva, [words(16, 0, 2)], 'amber');
    await setParts(jose, [words(16, 0, 5)], null);
    expect(await partsOf(jose)).toEqual([]);
    expect(await partsOf(eva)).toEqual(['blivre 16:0-2 amber']);
    const nobody = { client: clientWith(app) };
    for (const call of [partsOf(nobody), setParts(nobody, [words(16, 0, 2)], 'amber')]) {
      await expect(call).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
    }
  });

  test.each([
    ['none', [], 'Selecione algumas palavras.'],
    ['the last before the first', [words(16, 3, 2)], 'A última palavra vem antes da primeira.'],
    ['of a verse that is none', [words(37, 0, 1)], 'João 3 tem 36 versículos.'],
    ['two that touch', [words(16, 0, 4), words(16, 4, 6)], 'Os trechos têm palavras em comum.'],
    ['with words for a print', [{ ...words(16, 0, 1), print: 'Porque Deus' }], null],
    ['too far', [words(16, 0, 401)], null],
    ['too many', Array.from({ length: 41 }, (_, index) => words(16, index, index)), null],
  ])('are refused: %s', async (_name, parts, message) => {
    await expect(setParts(maria, parts, 'amber')).rejects.toMatchObject({
      data: { code: 'INVALID_INPUT' },
      ...(message ? { message } : {}),
    });
  });
});

test('signed out there are none to see or set', async () => {
  const nobody = { client: clientWith(app) };
  for (const call of [inChapter(nobody), set(nobody, [1], 'amber')]) {
    await expect(call).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
  }
});

describe('a place that does not exist is refused:', () => {
  test.each([
    ['no verse', { verses: [] }, 'Selecione um versículo.'],
    ['verse 0', { verses: [0] }, null],
    ['a verse beyond the chapter', { verses: [7] }, 'Salmos 23 tem 6 versículos.'],
    ['a chapter beyond the book', { chapter: 151, verses: [1] }, null],
    ['half a verse', { verses: [1.5] }, null],
    ['too many', { verses: Array.from({ length: 177 }, () => 1) }, null],
  ])('%s', async (_name, place, message) => {
    const refused = maria.client.member.highlights.set.mutate({
      place: { ...PSALM, ...place },
      colour: 'amber',
    });
    await expect(refused).rejects.toMatchObject({
      data: { code: 'INVALID_INPUT' },
      ...(message ? { message } : {}),
    });
  });

  test('an unknown book or colour', async () => {
    for (const body of [
      { place: { book: 'XXX', chapter: 1, verses: [1] }, colour: 'amber' },
      { place: { ...PSALM, verses: [1] }, colour: 'black' },
    ]) {
      const response = await fetch(`${app.baseUrl}/trpc/member.highlights.set`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: app.baseUrl,
          cookie: maria.cookie,
        },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
    }
  });
});
