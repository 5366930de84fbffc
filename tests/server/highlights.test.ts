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
