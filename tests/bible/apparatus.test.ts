import { describe, expect, test } from 'vitest';
import { apparatusOf, searchHeadings } from '#server/bible/apparatus/apparatus.ts';
import { spansIn } from '#server/bible/apparatus/speech-spans.ts';
import { BOOKS, type BookCode, chapterCount } from '#shared/bible/canon.ts';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { placeOf } from '#shared/bible/reference.ts';
import { placesOfSpeech, readSpeeches } from '#shared/bible/words-of-jesus.ts';
import { loadBlivre, type StoredText } from '../support/stored-text.ts';

/** The words of Jesus in one verse, by a line of the table. */
function spokenIn(items: string, text: string): string[] {
  const speeches = readSpeeches(`MAT 1: ${items}\n`).get('MAT.1') ?? [];
  const spans = spansIn(speeches, (verse) => (verse === 3 ? text : undefined)).get(3) ?? [];
  return spans.map(([start, end]) => text.slice(start, end));
}

describe('the speech of Jesus', () => {
  test.each([
    ['3', 'Jesus disse: “Vem”. E Pedro foi.', ['“Vem”']],
    ['3', '“Sim”, disse ele; e de novo: “Vai”.', ['“Sim”', '“Vai”']],
    ['3.2', 'Perguntou-lhe: “Quais?” E Jesus: “Não matarás”.', ['“Não matarás”']],
    ['3-5', 'E os ensinava, dizendo: “Bem-aventurados os mansos,', ['“Bem-aventurados os mansos,']],
    ['2-4', 'Bem-aventurados os que choram.', ['Bem-aventurados os que choram.']],
    ['1-3', 'Vigiai”. E ele se foi.', ['Vigiai”']],
    ['3', 'Disse-lhe Jesus: Eu o curarei.', ['Eu o curarei.']],
    ['3.1', 'Disse-lhes: Credes? Disseram-lhe eles: Sim.', ['Credes?']],
    ['3.2', 'Respondi: Quem és? E ele me disse: Eu sou.', ['Eu sou.']],
    ['3^E_saiu', 'Nenhum sinal vos será dado. E saiu.', ['Nenhum sinal vos será dado.']],
    ['3.2', 'Jesus chorou.', []],
  ])('%s in “%s”', (items, text, spoken) => {
    expect(spokenIn(items, text)).toEqual(spoken);
  });
});

describe('headings by their words', () => {
  test.each([
    ['o dilúvio', 'O dilúvio'],
    ['DILUVIO', 'O dilúvio'],
    ['bom pastor', 'O bom pastor'],
    ['filho pródigo', 'O filho pródigo'],
    ['filhos prodigos', 'O filho pródigo'],
    ['de a o', null],
    ['dilúvio abc', null],
  ])('%s', (typed, heading) => {
    const [first] = searchHeadings(typed);
    expect(first?.text ?? null).toBe(heading);
  });

  test('are few, and each names its place', () => {
    const found = searchHeadings('Jesus');
    expect(found).toHaveLength(6);
    expect(searchHeadings('dilúvio')[0]).toMatchObject({ book: 'GEN', chapter: 7, verse: 1 });
  });
});

const blivre = loadBlivre();

function chapterOf(text: StoredText, book: BookCode, chapter: number): ChapterDocument {
  const verses = [];
  for (let number = 1; text.has(`${book}.${chapter}.${number}`); number++) {
    verses.push({ number, text: text.get(`${book}.${chapter}.${number}`) ?? '' });
  }
  return { translation: 'blivre', book, chapter, title: null, verses };
}

describe.runIf(blivre)('in the complete text', () => {
  const text: StoredText = blivre ?? new Map();
  const chapters = BOOKS.flatMap(({ code }) =>
    Array.from({ length: chapterCount(code) }, (_, index) => chapterOf(text, code, index + 1)),
  );
  const all = chapters.map((document) => ({ document, ...apparatusOf(document) }));

  test('every heading is short, our own, and stands above a verse that exists', () => {
    const headings = all.flatMap(({ document: { book, chapter, verses }, headings: own }) =>
      Object.entries(own).map(([verse, heading]) => ({
        place: `${book}.${chapter}.${verse}`,
        heading,
        exists: verses.some(({ number }) => number === Number(verse)),
      })),
    );
    expect(headings.length).toBeGreaterThan(2600);
    expect(headings.filter(({ exists }) => !exists)).toEqual([]);
    expect(headings.filter(({ heading }) => heading.length > 60 || /[.!?]$/.test(heading))).toEqual(
      [],
    );
  });

  test('each chapter has a heading of its own', () => {
    const without = all.filter(({ headings: own }) => Object.keys(own).length === 0);
    expect(without.map(({ document: { book, chapter } }) => `${book}.${chapter}`)).toEqual([]);
  });

  test('no book has the same heading twice', () => {
    const said = all.flatMap(({ document: { book }, headings: own }) =>
      Object.values(own).map((heading) => `${book} ${heading}`),
    );
    const twice = said.filter((heading, index) => said.indexOf(heading) !== index);
    expect(twice).toEqual([]);
  });

  const spoken = (key: string): string[] => {
    const [book, chapter, verse] = key.split('.');
    const found = all.find(
      ({ document }) => document.book === book && document.chapter === Number(chapter),
    );
    const words = text.get(key) ?? '';
    return (found?.speech[Number(verse)] ?? []).map(([start, end]) => words.slice(start, end));
  };

  test('the words of Jesus stand in two thousand verses, none of them without a word', () => {
    const spans = all.flatMap(({ speech }) => Object.values(speech));
    expect(spans.length).toBeGreaterThan(2000);
    for (const [start, end] of spans.flat()) expect(end).toBeGreaterThan(start);
  });

  test('the verses to which a search is narrowed are those with words of Jesus', () => {
    const spokenIn = all.flatMap(({ document: { book, chapter }, speech }) =>
      Object.keys(speech).map((verse) => placeOf({ book, chapter, verse: Number(verse) })),
    );
    const places = placesOfSpeech();
    expect(spokenIn.filter((place) => !places.has(place))).toEqual([]);
    expect(places.size - spokenIn.length).toBeLessThan(5);
  });

  test.each([
    ['MAT.5.3', /^“Bem-aventurados os humildes/],
    ['MAT.19.18', /^“Não cometerás homicídio|^“Não matarás/],
    ['MAT.16.2', /^Quando é chegada a tarde/],
    ['MRK.8.20', /^“E quando parti os sete.+\?”$/],
    ['LUK.22.67', /^“Se eu vos disser/],
    ['JHN.8.25', /^“O mesmo que/],
    ['JHN.3.16', /^Porque Deus amou o mundo.+vida eterna\.$/],
    ['JHN.17.26', /./],
    ['ACT.22.8', /^Eu sou Jesus/],
    ['REV.3.20', /./],
  ])('%s', (key, words) => {
    expect(spoken(key)).toHaveLength(1);
    expect(spoken(key)[0]).toMatch(words);
  });

  test.each(['MAT.4.3', 'LUK.7.29', 'LUK.7.30', 'JHN.3.31', 'JHN.12.29', 'MAT.1.21', 'ROM.8.1'])(
    '%s has none',
    (key) => {
      expect(spoken(key)).toEqual([]);
    },
  );
});
