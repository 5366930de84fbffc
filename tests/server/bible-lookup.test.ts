import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crossReferencesOf } from '#server/bible/cross-references/cross-references.ts';
import { VERSE_COUNT, verseAt } from '#server/bible/cross-references/verse-places.ts';
import type { BookCode } from '#shared/bible/canon.ts';
import { parseReferenceKey, placeOf, problemOf, referenceKey } from '#shared/bible/reference.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible' });
  maria = await join(app);
});
afterAll(() => app.close());

function placeOfKey(key: string): number {
  const reference = parseReferenceKey(key);
  return reference ? placeOf({ ...reference, verse: reference.verse ?? 0 }) : 0;
}

const content = (place: Parameters<typeof maria.client.bible.content.query>[0]) =>
  maria.client.bible.content.query(place);
const search = (query: Parameters<typeof maria.client.bible.quickSearch.query>[0]) =>
  maria.client.bible.quickSearch.query(query);

describe('the verses of a chosen place', () => {
  test.each(['JHN', 'João', 'joao', 'Jo', 'Evangelho de João'])('by the book %s', async (book) => {
    const { verses } = await content({ book, chapter: 3, startVerse: 16, endVerse: 17 });
    expect(verses.map(({ number }) => number)).toEqual([16, 17]);
    expect(verses[0]?.text).toMatch(/^Porque Deus amou/);
  });

  test('a chapter without verses is the whole chapter; one bound is enough', async () => {
    expect((await content({ book: 'PSA', chapter: 23 })).verses).toHaveLength(6);
    expect((await content({ book: 'PSA', chapter: 23, startVerse: 4 })).verses).toHaveLength(1);
    expect((await content({ book: 'PSA', chapter: 23, endVerse: 4 })).verses).toHaveLength(4);
  });

  test.each([
    [{ book: 'João', chapter: 22 }, 'João tem 21 capítulos.'],
    [{ book: 'Judas', chapter: 2 }, 'Judas tem 1 capítulo.'],
    [{ book: 'João', chapter: 3, startVerse: 37 }, 'João 3 tem 36 versículos.'],
    [
      { book: 'João', chapter: 3, startVerse: 5, endVerse: 2 },
      'O versículo final vem antes do inicial.',
    ],
    [{ book: 'João', chapter: 0 }, 'Os capítulos começam em 1.'],
    [{ book: 'João', chapter: 3.5 }, 'O capítulo é um número inteiro, sem ponto nem vírgula.'],
    [
      { book: 'João', chapter: 3, startVerse: 1.5 },
      'O versículo é um número inteiro, sem ponto nem vírgula.',
    ],
    [{ book: 'Tobias', chapter: 1 }, 'Não conhecemos o livro "Tobias".'],
    [{ book: '', chapter: 3 }, 'Selecione um livro e capítulo'],
    [{ book: 'João' }, 'Selecione um livro e capítulo'],
  ])('%j is refused in words', async (place, message) => {
    await expect(content(place)).rejects.toMatchObject({
      message,
      data: { code: 'INVALID_INPUT' },
    });
  });
});

describe('quick search', () => {
  test('finds the query as the form writes it', async () => {
    const { result } = await search({
      query: 'João 3:16-17',
      book: 'João',
      chapter: 3,
      startVerse: 16,
      endVerse: 17,
    });
    expect(result).toMatchObject({ key: 'JHN.3.16-17', title: 'João 3:16-17', more: false });
    expect(result?.verses).toHaveLength(2);
  });

  test('finds a query alone in any spelling, also across chapters', async () => {
    expect((await search({ query: '1 co 13.4' })).result?.key).toBe('1CO.13.4');
    expect((await search({ query: 'gn 1:31-2:3' })).result?.verses).toHaveLength(4);
  });

  test('finds a chosen place without a query', async () => {
    expect((await search({ book: 'SNG', chapter: 2 })).result?.title).toBe('Cânticos 2');
  });

  test('gives the beginning of what is long', async () => {
    const { result } = await search({ query: 'Salmo 119' });
    expect(result?.verses).toHaveLength(60);
    expect(result?.more).toBe(true);
  });

  test('says in words what does not exist or is missing', async () => {
    await expect(search({ query: 'joão 22' })).rejects.toThrow('João tem 21 capítulos.');
    await expect(search({ query: 'amor e verdade' })).rejects.toThrow(
      'Selecione um livro e capítulo',
    );
    await expect(search({})).rejects.toThrow('Selecione um livro e capítulo');
  });

  test('has no result where the text lacks the place', async () => {
    expect((await search({ query: 'João 3:16', translation: 'nenhuma' })).result).toBeNull();
  });
});

test('a visitor reads the same as a member', async () => {
  const { bible } = clientWith(app);
  const place = { book: 'JHN', chapter: 3, startVerse: 16 };
  expect(await bible.content.query(place)).toEqual(await content(place));
  const typed = { query: 'João 3:16-17' };
  expect(await bible.quickSearch.query(typed)).toEqual(await search(typed));
  const { translations } = await bible.translations.query();
  expect(translations[0]).toMatchObject({ abbreviation: expect.any(String) });
});

describe('cross references', () => {
  const JOHN_3 = { book: 'JHN', chapter: 3 } as const;
  const referencesOf = (verses: number[], place: { book: BookCode; chapter: number } = JOHN_3) =>
    maria.client.bible.crossReferences.query({ ...place, verses });

  test('the strongest have their stored words, and all stand in the order of the canon', async () => {
    const { strongest, all } = await referencesOf([16]);
    expect(strongest.map(({ key }) => key)).toContain('ROM.5.8');
    expect(strongest).toHaveLength(5);
    expect(strongest.find(({ key }) => key === 'ROM.5.8')?.text).toMatch(/pecadores/);
    expect(all.length).toBeGreaterThan(20);
    expect(all).toEqual(all.toSorted((a, b) => placeOfKey(a) - placeOfKey(b)));
    expect(new Set(all).size).toBe(all.length);
  });

  test('several verses share their places, and never name themselves', async () => {
    const { all } = await referencesOf([15, 16]);
    expect(all.filter((key) => /^JHN\.3\.1[56]/.test(key))).toEqual([]);
  });

  test('a verse that has none gets those of the verse beside it, and says so', async () => {
    const place = { book: 'EZR', chapter: 2 } as const;
    const own = await referencesOf([47], place);
    expect(own.near).not.toBeNull();
    expect(own.strongest.length).toBeGreaterThan(0);
    const beside = await referencesOf([own.near ?? 0], place);
    expect(beside).toEqual({ ...own, near: null });
  });

  test('what a translation lacks is a place without words', async () => {
    const { strongest } = await referencesOf([12], { book: 'NAM', chapter: 1 });
    for (const { key, text } of strongest) {
      const { verses } = await maria.client.bible.passage.query({ key });
      expect(text === null).toBe(verses.length === 0);
    }
  });

  test('a verse that does not exist is refused in words', async () => {
    await expect(referencesOf([37])).rejects.toMatchObject({
      message: 'João 3 tem 36 versículos.',
    });
    await expect(referencesOf([])).rejects.toMatchObject({ message: 'Selecione um versículo.' });
  });
});

test('every verse of the canon has its list, and no list names a place twice or its own verse', () => {
  let listed = 0;
  for (let index = 0; index < VERSE_COUNT; index++) {
    const verse = verseAt(index);
    const { strongest, all } = crossReferencesOf(verse.book, verse.chapter, [verse.verse]);
    listed += all.length;
    const keys = all.map(referenceKey);
    if (new Set(keys).size !== keys.length) throw new Error(`twice at ${JSON.stringify(verse)}`);
    if (strongest.length > 5 || strongest.some((place) => problemOf(place) !== null)) {
      throw new Error(`no place at ${JSON.stringify(verse)}`);
    }
  }
  expect(listed).toBeGreaterThan(300_000);
}, 60_000);
