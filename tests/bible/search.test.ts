import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBible } from '#server/bible/import/load.ts';
import {
  askSearch,
  markedIn,
  placesOf,
  search,
  searchAddress,
  searchAll,
} from '../support/search.ts';
import { smallText } from '../support/small-text.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await loadBible(app.context.db, smallText());
  await app.context.bible.refresh();
});
afterAll(() => app.close());

const found = async (q: string) => placesOf((await search(app, { q })).verses);

test('another shape of the results has another address, since browsers cache them', async () => {
  const address = await searchAddress(app, { q: 'água' });
  const response = await askSearch(address);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  const results = await response.json();
  const fields = [...Object.keys(results), ...Object.keys(results.verses[0])].sort().join(' ');
  // Whoever changes the fields raises the version and writes both here.
  expect(`${new URL(address).searchParams.get('version')}: ${fields}`).toBe(
    '4: book chapter corrected counts hits next notices partial suggestion text verbatim verse verses',
  );
});

describe('a word', () => {
  test.each([
    ['agua', ['GEN.1.1', 'GEN.1.3']],
    ['ÁGUA', ['GEN.1.1', 'GEN.1.3']],
    ['águia', ['GEN.1.4', 'GEN.1.5']],
    ['aguias', ['GEN.1.5', 'GEN.1.4']],
  ])(
    '%s is found with and without accents, and is not a word that resembles it',
    async (q, places) => {
      expect(await found(q)).toEqual(places);
    },
  );

  test.each([
    ['leão', ['JDG.14.1', 'JDG.14.2']],
    ['leoes', ['JDG.14.2', 'JDG.14.1']],
    ['coração', ['JDG.14.3', 'JDG.14.4']],
    ['corações', ['JDG.14.4', 'JDG.14.3']],
    ['pães', ['JDG.14.5']],
  ])('%s is found in both numbers, as it was typed first', async (q, places) => {
    expect(await found(q)).toEqual(places);
  });

  test.each([
    ['filho', ['RUT.1.1', 'RUT.1.2']],
    ['filhos', ['RUT.1.1', 'RUT.1.2']],
    ['conhecer', ['RUT.1.1', 'RUT.1.2', 'RUT.1.3']],
    ['conhece', ['RUT.1.1', 'RUT.1.2', 'RUT.1.3']],
    ['comer', ['JDG.14.5', 'RUT.1.4', 'RUT.1.5']],
    ['entrar', ['RUT.1.3']],
    ['rios', ['RUT.1.6']],
    ['rir', ['RUT.1.7']],
    ['sobrou', ['JDG.14.5', 'RUT.1.6']],
    ['nadar', ['RUT.1.7']],
  ])(
    '%s is found in all its forms, and in no other word that looks like one',
    async (q, places) => {
      expect((await found(q)).sort()).toEqual(places);
    },
  );

  test('with an accent means that word only; without one it may be any of them', async () => {
    expect(await found('país')).toEqual(['JHN.3.1']);
    expect((await found('pais')).sort()).toEqual(['JHN.3.1', 'JHN.3.2', 'JHN.3.3']);
  });

  test('is highlighted in the form it has in the verse', async () => {
    const { verses } = await search(app, { q: 'pão' });
    expect(verses.map(markedIn)).toEqual([['pães', 'pão']]);
    const phrase = await search(app, { q: '"renovam as suas penas"' });
    expect(phrase.verses.map(markedIn)).toEqual([['As', 'renovam', 'as', 'suas', 'penas']]);
  });

  test('that the translation lacks is corrected to the nearest one, which the results say', async () => {
    expect(await search(app, { q: 'espirrito' })).toMatchObject({
      suggestion: 'espírito',
      corrected: true,
      verses: [{ book: 'GEN', chapter: 1, verse: 1 }],
    });
    expect(await search(app, { q: 'xyzwk' })).toMatchObject({ verses: [], suggestion: null });
  });
});

describe('a compound', () => {
  const BLESSED = ['LUK.6.1', 'LUK.6.2'];

  test.each([
    ['bem-aventurados', BLESSED],
    ['bem aventurados', BLESSED],
    ['bemaventurados', BLESSED],
    ['BEMAVENTURADOS os humildes', ['LUK.6.1']],
    ['"bemaventurados os"', ['LUK.6.1']],
    ['bem-aventuranças', BLESSED],
    ['bemaventuranças', BLESSED],
    ['malfeitores', ['LUK.6.4']],
    ['mal feitores', ['LUK.6.4']],
    ['mal-feitores', ['LUK.6.4']],
  ])('typed as %s is found as the text writes it', async (q, places) => {
    expect(await search(app, { q })).toMatchObject({ suggestion: null, partial: false });
    expect(await found(q)).toEqual(places);
  });

  test('that is misspelled is corrected to the nearest one', async () => {
    expect(await search(app, { q: 'bemaventuradoss' })).toMatchObject({
      suggestion: 'bem-aventurados',
      corrected: true,
      verses: [{ book: 'LUK', chapter: 6, verse: 1 }, { verse: 2 }],
    });
  });

  test('with two spellings is found by both, and the more frequent one is suggested', async () => {
    expect(await search(app, { q: 'engedi' })).toMatchObject({
      suggestion: 'en-gedi',
      corrected: false,
      verses: [{ verse: 7 }],
    });
    expect(await search(app, { q: 'en gedi' })).toMatchObject({
      suggestion: null,
      verses: [{ verse: 5 }, { verse: 6 }],
    });
  });

  test('is highlighted as one word, and a part of it alone is not', async () => {
    const { verses } = await search(app, { q: 'bemaventurados os humildes' });
    expect(verses.map(markedIn)).toEqual([['Bem-aventurados', 'humildes']]);
    const part = await search(app, { q: 'aventurados' });
    expect(part.verses.map(markedIn)).toEqual([['aventurados'], ['aventurada']]);
  });
});

describe('several words', () => {
  test('must all occur; where no verse has all, most of them must', async () => {
    expect(await search(app, { q: 'luz lei' })).toMatchObject({
      partial: false,
      verses: [{ book: 'MAT', chapter: 5, verse: 3 }],
    });
    const some = await search(app, { q: 'leão noite mel' });
    expect(some.partial).toBe(true);
    expect(placesOf(some.verses)).toContain('JDG.14.2');
  });

  test('in quotation marks must occur as they are typed', async () => {
    expect(await found('"a luz"')).toEqual(expect.arrayContaining(['GEN.1.2', 'MAT.5.3']));
    expect(await found('"luz a"')).toEqual([]);
    expect(await found('“os mansos” terra')).toEqual(['MAT.5.1']);
  });

  test('in the order of a verse rank it first', async () => {
    expect(await search(app, { q: 'a paz seja grande' })).toMatchObject({
      verbatim: true,
      verses: [{ book: 'MAT', chapter: 5, verse: 4 }],
    });
  });
});

describe('a search', () => {
  test('is counted by book, narrowed to a testament or a book', async () => {
    const all = await search(app, { q: 'lei' });
    expect(all.counts).toEqual({ PSA: 90, MAT: 1 });
    const fresh = await search(app, { q: 'lei', testament: 'new' });
    expect(fresh).toMatchObject({ counts: { MAT: 1 }, next: null });
    expect(placesOf(fresh.verses)).toEqual(['MAT.5.3']);
    const old = await searchAll(app, { q: 'lei', testament: 'old' });
    expect(new Set(old.map(({ book }) => book))).toEqual(new Set(['PSA']));
    const book = await search(app, { q: 'lei', book: 'MAT' });
    // The counts go on telling what the other books have.
    expect(book.counts).toEqual({ PSA: 90, MAT: 1 });
    expect(placesOf(book.verses)).toEqual(['MAT.5.3']);
  });

  test('is narrowed to the verses in which Jesus speaks', async () => {
    const said = await search(app, { q: 'luz', speech: 'jesus' });
    expect(said.counts).toEqual({ MAT: 1 });
    expect(placesOf(said.verses)).toEqual(['MAT.5.3']);
    expect(placesOf((await search(app, { q: 'luz' })).verses)).toContain('GEN.1.2');
    expect((await search(app, { q: 'luz', speech: 'jesus', book: 'GEN' })).verses).toEqual([]);
  });

  test.each([
    { q: 'lei' },
    { q: 'lei doces mel' },
    { q: 'dooces' },
    { q: 'leis são', book: 'PSA' as const },
  ])('comes in pages without doubles or gaps: %o', async (query) => {
    const places = placesOf(await searchAll(app, query));
    expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBeGreaterThanOrEqual(40);
  });

  test('is answered from the cache as it was the first time', async () => {
    expect(await search(app, { q: 'paz' })).toEqual(await search(app, { q: 'paz' }));
  });
});

test('a verse with a well-known alias comes first, within the searched books', async () => {
  const text = 'Não cometerás homicídio.';
  const { translation } = smallText();
  await loadBible(app.context.db, {
    translation,
    books: [
      ...smallText().books,
      {
        code: 'EXO',
        chapters: [{ number: 20, title: null, verses: [{ number: 13, text, notes: [] }] }],
      },
    ],
    repairs: [],
  });
  await app.context.bible.refresh();
  const said = { book: 'EXO', chapter: 20, verse: 13, text };
  expect((await search(app, { q: 'Não matarás!' })).verses[0]).toMatchObject(said);
  const all = await searchAll(app, { q: 'diz: não matarás a paz' });
  expect(all[0]).toMatchObject(said);
  expect(new Set(placesOf(all)).size).toBe(all.length);
  const fresh = await search(app, { q: 'não matarás', testament: 'new' });
  expect(placesOf(fresh.verses)).not.toContain('EXO.20.13');
  expect(placesOf((await search(app, { q: 'não matarás', book: 'PSA' })).verses)).toEqual([]);
  const ofJesus = await search(app, { q: 'não matarás', speech: 'jesus' });
  expect(placesOf(ofJesus.verses)).not.toContain('EXO.20.13');
});

test('a verse that matches in another translation comes first, and only once', async () => {
  const { translation } = smallText();
  const verse = { number: 50, text: 'Guardo as tuas leis, doces como o mel.', notes: [] };
  await loadBible(app.context.db, {
    translation: { ...translation, id: 'outra-traducao' },
    books: [{ code: 'PSA', chapters: [{ number: 119, title: null, verses: [verse] }] }],
    repairs: [],
  });
  await app.context.bible.refresh();
  const verses = await searchAll(app, { q: 'leis doces mel' });
  expect(verses[0]).toMatchObject({ verse: 50, text: 'As leis são doces (50).', hits: [] });
  const places = placesOf(verses);
  expect(places.length).toBeGreaterThan(40);
  expect(new Set(places).size).toBe(places.length);
});
