import { expect, test } from 'vitest';
import { asCsv, asJson, asText } from '#client/features/saved-verses/export.ts';
import { matches } from '#client/features/saved-verses/matching.ts';
import { splitTags, toggleTag } from '#client/scripture/verse-notes.ts';
import { csvOf } from '#shared/text/csv.ts';

const verse = {
  id: '1',
  book: 'JHN',
  chapter: 3,
  verseNumber: 16,
  verseText: 'Porque Deus amou o "mundo"; assim.',
  translation: 'BLIVRE',
  userComment: '=SOMA(1)\nDeus é bom',
  tags: ['graça', 'amor'],
  saved: true,
  createdAt: '2026-03-01T12:00:00.000Z',
  place: 43003016,
} as const;
const saved = { ...verse, tags: [...verse.tags] };

/** Wherever this runs: "01/03/2026". */
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' }).format(
  new Date(verse.createdAt),
);

test('as text a verse stands with its place, reflection and tags', () => {
  expect(asText([saved, { ...saved, userComment: null, tags: [] }])).toBe(
    `João 3:16 (BLIVRE)\n${verse.verseText}\nMinha reflexão: =SOMA(1)\nDeus é bom\nEtiquetas: graça, amor\nSalvo em ${day}\n\n` +
      `João 3:16 (BLIVRE)\n${verse.verseText}\nSalvo em ${day}\n`,
  );
});

test('a note on a verse that is not saved says so', () => {
  expect(asText([{ ...saved, saved: false }])).toContain(`Anotado em ${day}`);
});

test('as CSV it opens in a spreadsheet with its accents, and nothing in it is run', () => {
  const csv = asCsv([saved]);
  expect(csv.startsWith('\uFEFF"Livro";"Capítulo";')).toBe(true);
  expect(csv).toContain(
    '"João";3;16;"Porque Deus amou o ""mundo""; assim.";"BLIVRE";"\'=SOMA(1)\n',
  );
  expect(csv).toMatch(new RegExp(`"graça, amor";"${day} \\d\\d:00"\r\n$`));
});

test.each(['=1', '+1', '-1', '@a', ' =1', '＝1', '\u200b=1', '|cmd'])(
  'a spreadsheet shows %j as text',
  (text) => expect(csvOf([[text]])).toContain(`"'${text}"`),
);

test.each([
  ['\t=1', "'\t'=1"],
  ['\r\n=1', "'\r\n'=1"],
])('a spreadsheet shows %j as text, where a cell of its own may begin too', (text, shown) =>
  expect(csvOf([[text]])).toContain(`"${shown}"`),
);

test('as JSON nothing is lost', () => {
  expect(JSON.parse(asJson([saved]))).toEqual([
    {
      reference: 'João 3:16',
      book: 'JHN',
      chapter: 3,
      verse: 16,
      text: verse.verseText,
      translation: 'BLIVRE',
      comment: verse.userComment,
      tags: ['graça', 'amor'],
      saved: true,
      savedAt: verse.createdAt,
    },
  ]);
});

test.each(['joao', 'JOÃO', 'joão 3:16', 'AMOU O', 'é bom', 'E BOM', ''])(
  '%j finds the verse by book, place, words or reflection',
  (typed) => expect(matches(saved, { typed, tag: null })).toBe(true),
);

test('other words and other tags do not', () => {
  expect(matches(saved, { typed: 'salmos', tag: null })).toBe(false);
  expect(matches(saved, { typed: '', tag: 'fé' })).toBe(false);
  expect(matches(saved, { typed: 'amou', tag: 'graça' })).toBe(true);
});

test('tags are typed between commas, once each', () => {
  expect(splitTags(' graça ,amor,, graça,  fé   viva ')).toEqual(['graça', 'amor', 'fé viva']);
  expect(toggleTag('graça, amor', 'amor')).toBe('graça');
  expect(toggleTag('', 'amor')).toBe('amor');
});
