import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBible } from '#server/bible/import/load.ts';
import { readBibleSource } from '#server/bible/import/source.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import type { BookCode } from '#shared/bible/canon.ts';
import { VERSES_PER_CHAPTER } from '#shared/bible/versification.ts';
import { copyDatabase } from '../support/database.ts';
import {
  fileWith,
  folderWith,
  JSON_BIBLE,
  SECOND_JOHN_F4,
  zipWith,
} from '../support/import-files.ts';

let database: OpenDatabase;
let before: unknown;

beforeAll(async () => {
  database = await copyDatabase('seeded');
  await importFrom(folderWith({ '2jo.txt': SECOND_JOHN_F4 }));
  before = await installed();
});
afterAll(() => database.close());

async function importFrom(source: string) {
  return loadBible(database.db, await readBibleSource(source));
}

/** Everything that is stored of the texts, by its place. */
async function installed() {
  const { db } = database;
  return {
    translations: await db
      .selectFrom('translations')
      .innerJoin('bibleEditions', 'bibleEditions.id', 'translations.editionId')
      .select(['translations.id', 'translations.name', 'contentHash'])
      .orderBy('translations.id')
      .execute(),
    verses: await db
      .selectFrom('verses')
      .innerJoin('translations', 'translations.editionId', 'verses.editionId')
      .select(['translations.id', 'verses.place', 'verses.text'])
      .where('translations.id', '=', 'blivre')
      .orderBy('verses.place')
      .execute(),
  };
}

const zipped = (files: Readonly<Record<string, string>>) => fileWith(zipWith(files), 'a.zip');
const f4 = (content: string | Uint8Array) => folderWith({ '2jo.txt': content });
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const lines = SECOND_JOHN_F4.split('\n');
/** Whole books of these lengths. */
const counted = (code: string, lengths: readonly number[]) =>
  fileWith(
    JSON.stringify({
      ...JSON_BIBLE,
      partial: undefined,
      books: [
        {
          code,
          chapters: lengths.map((verses, index) => ({
            number: index + 1,
            verses: Array.from({ length: verses }, (_, at) => ({
              number: at + 1,
              text: 'Palavra.',
            })),
          })),
        },
      ],
    }),
  );
/** As many verses as a canon's chapter has, but for these. */
const withLengths = (code: BookCode, other: Readonly<Record<number, number>>) =>
  counted(
    code,
    VERSES_PER_CHAPTER[code].map((length, index) => other[index + 1] ?? length),
  );
const OTHER_COUNT =
  'Esta tradução segue outra numeração de capítulos e versículos (outra versificação), e os versículos ficariam fora do lugar. A primeira diferença: ';
const TWICE = {
  ...JSON_BIBLE,
  books: [...JSON_BIBLE.books, ...JSON_BIBLE.books],
};

test.each<[string, () => string, RegExp | string]>([
  [
    'a file cut in the middle',
    () => f4(lines.slice(0, lines.length / 2).join('\n')),
    /^2 João 1: termina no versículo \d de 13$/,
  ],
  [
    'a file cut before its last verses',
    () => f4(SECOND_JOHN_F4.slice(0, SECOND_JOHN_F4.indexOf('\\v 2Jo.1.11'))),
    /^2 João 1: termina no versículo 10 de 13$/,
  ],
  [
    'a file cut inside a mark',
    () => f4(`${SECOND_JOHN_F4.trimEnd()}\n\\fn\nNota que não`),
    '2jo.txt: o arquivo não está completo, termina dentro de \\fn',
  ],
  [
    'a file cut inside a letter',
    () => f4(Buffer.from(`${SECOND_JOHN_F4}é`).subarray(0, -1)),
    '2jo.txt: o arquivo não está completo, termina dentro de uma letra',
  ],
  ['an empty file', () => f4(''), '2jo.txt: não diz de que livro é (\\ubs-code)'],
  [
    'a file in Latin-1',
    () => f4(latin1(SECOND_JOHN_F4)),
    '2jo.txt, linha 5: o arquivo não está em UTF-8',
  ],
  [
    'a file in UTF-16',
    () => f4(utf16(`\uFEFF${SECOND_JOHN_F4}`)),
    '2jo.txt, linha 1: o arquivo não está em UTF-8',
  ],
  [
    'a file in UTF-16 that does not say so',
    () => f4(utf16(SECOND_JOHN_F4)),
    '2jo.txt, linha 1: o arquivo não está em UTF-8',
  ],
  [
    'a file whose letters were lost before',
    () => f4(SECOND_JOHN_F4.replace('é', '\uFFFD')),
    '2jo.txt, linha 5: o arquivo não está em UTF-8',
  ],
  [
    'a verse that is missing at first and comes later',
    () => f4([...lines.slice(0, 3), ...lines.slice(5), lines[3], lines[4]].join('\n')),
    '2jo.txt, linha 29: versículo 1:1 fora de ordem',
  ],
  [
    'a chapter that is not the next',
    () => f4(SECOND_JOHN_F4.replace('.1.7', '.3.7')),
    '2jo.txt, linha 16: capítulo 3 fora de ordem',
  ],
  [
    'verse 0',
    () => f4(SECOND_JOHN_F4.replace('.1.1\n', '.1.0\n')),
    '2jo.txt, linha 4: versículo 1:0 fora de ordem',
  ],
  [
    'a book that comes twice',
    () => folderWith({ 'a.txt': SECOND_JOHN_F4, 'b.txt': SECOND_JOHN_F4 }),
    '2 João: o livro vem duas vezes',
  ],
  [
    'Exodus as Hebrew Bibles count it',
    () => withLengths('EXO', { 7: 29, 8: 28, 21: 37, 22: 30 }),
    `${OTHER_COUNT}Êxodo 7 tem 29 versículos, e aqui são 25`,
  ],
  [
    'Joel in four chapters',
    () => counted('JOL', [20, 27, 5, 21]),
    `${OTHER_COUNT}o livro de Joel tem capítulo 4, e aqui são 3`,
  ],
  [
    'Malachi in three chapters',
    () => counted('MAL', [14, 17, 24]),
    `${OTHER_COUNT}Malaquias 3 tem 24 versículos, e aqui são 18`,
  ],
  [
    'psalms whose titles are verses',
    () =>
      counted(
        'PSA',
        VERSES_PER_CHAPTER.PSA.map((length, index) => (index > 2 ? length + 1 : length)),
      ),
    /outra versificação/,
  ],
  [
    'a text with tags of a web page',
    () => f4(SECOND_JOHN_F4.replace('ancião', '<b>ancião</b>')),
    '2 João 1:1: há marcas de outro formato no texto (“<b>”)',
  ],
  [
    'JSON with an entity',
    () => fileWith(JSON.stringify(JSON_BIBLE).replace('fome', 'fome&nbsp;')),
    'Rute 1:1: há marcas de outro formato no texto (“&nbsp;”)',
  ],
  [
    'an archive whose licence forbids changes',
    () => zipped({ '2jo.txt': SECOND_JOHN_F4, 'a/copr.htm': '<p>Licença CC BY-ND 4.0</p>' }),
    'a/copr.htm: a licença que vem com o texto não é livre (“BY-ND”)',
  ],
  ['JSON with a book twice', () => fileWith(JSON.stringify(TWICE)), 'Rute: o livro vem duas vezes'],
  [
    'JSON with a letter that is none',
    () => fileWith(JSON.stringify(JSON_BIBLE).replace('fome', 'fo\\u0000me')),
    'teste.json: RUT 1:1 não está em UTF-8',
  ],
  [
    'JSON in UTF-16',
    () => fileWith(utf16(JSON.stringify(JSON_BIBLE))),
    'teste.json, linha 1: o arquivo não está em UTF-8',
  ],
])('%s is refused with its place, and the old text stays', async (_name, source, message) => {
  await expect(importFrom(source())).rejects.toThrow(
    typeof message === 'string' ? new RegExp(`^${RegExp.escape(message)}$`) : message,
  );
  expect(await installed()).toEqual(before);
});

test('a translation that ends one chapter a verse later is still the same count', async () => {
  const bible = await readBibleSource(withLengths('REV', { 12: 18 }));
  expect(bible.books[0]?.chapters[11]?.verses).toHaveLength(18);
});

test('a repeated import changes nothing', async () => {
  const source = folderWith({ '2jo.txt': SECOND_JOHN_F4 });
  expect(await importFrom(source)).toEqual(await importFrom(source));
  expect(await installed()).toEqual(before);
  const editions = await database.db
    .selectFrom('bibleEditions')
    .select('id')
    .where('translationId', '=', 'blivre')
    .execute();
  expect(editions).toHaveLength(1);
});

test('a newer edition replaces the older one', async () => {
  await importFrom(f4(SECOND_JOHN_F4.replace('fiel (1)', 'fidelíssimo (1)')));
  const { verses } = await installed();
  expect(verses).toHaveLength(13);
  expect(verses[0]?.text).toBe('O ancião é fidelíssimo (1).');
});
