import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bible } from '#server/bible/bible.ts';
import { loadBible } from '#server/bible/import/load.ts';
import { ImportFault, type TranslationInfo } from '#server/bible/import/model.ts';
import { readBibleSource } from '#server/bible/import/source.ts';
import { parseUsfmBook } from '#server/bible/import/usfm.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { copyDatabase } from '../support/database.ts';
import { fileWith, folderWith, SECOND_JOHN_USFM, zipWith } from '../support/import-files.ts';
import { smallText } from '../support/small-text.ts';

const translation: TranslationInfo = { ...smallText().translation, id: 'teste-usfm' };

const JUDE = [
  '\\id JUD',
  '\\c 1',
  ...Array.from({ length: 25 }, (_, index) => `\\v ${index + 1} Judas, servo (${index + 1}).`),
].join('\n');

describe('a book in USFM', () => {
  const source = [
    '\uFEFF\\id PSA Tradução de teste',
    '\\h Salmos',
    '\\toc1 Livro dos Salmos',
    '\\mt1 Salmos',
    '\\c 1',
    '\\s1 Os dois caminhos',
    '\\q1',
    '\\v 1 Feliz o homem\\f + \\fr 1:1 \\ft Lit. \\+fq felicidades\\+fq*.\\f* que não anda',
    '\\q2 no conselho dos maus \\x - \\xo 1:1 \\xt Pv 1:10\\x* ;',
    '\\b',
    '\\q1',
    '\\v 2 antes, a lei do \\nd SENHOR\\nd* é o seu prazer,',
    '\\wj e nela medita\\wj*.',
    '\\c 2',
    '\\d Salmo de Davi',
    '\\v 1-2 Por que se enfurecem \\add os povos\\add*?',
    '\\v 3 Rompamos.',
  ].join('\r\n');

  test('yields verses, titles and footnotes at their places, and nothing else', () => {
    expect(parseUsfmBook(source, 'sal.usfm')).toEqual({
      code: 'PSA',
      chapters: [
        {
          number: 1,
          title: null,
          verses: [
            {
              number: 1,
              text: 'Feliz o homem que não anda no conselho dos maus;',
              notes: [{ offset: 13, text: 'Lit. felicidades.' }],
            },
            { number: 2, text: 'antes, a lei do SENHOR é o seu prazer, e nela medita.', notes: [] },
          ],
        },
        {
          number: 2,
          title: 'Salmo de Davi',
          verses: [
            {
              number: 1,
              text: 'Por que se enfurecem os povos?',
              notes: [{ offset: 0, text: 'Versículos 1-2 juntos.' }],
            },
            { number: 3, text: 'Rompamos.', notes: [] },
          ],
        },
      ],
    });
  });

  test.each([
    ['a chapter out of order', ['\\c 2', '\\c 4'], 'sal.usfm, linha 14: capítulo 4 fora de ordem'],
    [
      'a verse out of order',
      ['\\v 2 ', '\\v 1 '],
      'sal.usfm, linha 12: versículo 1:1 fora de ordem',
    ],
    [
      'a verse before any chapter',
      ['\\c 1', ''],
      'sal.usfm, linha 8: versículo antes do primeiro capítulo',
    ],
    ['an unknown book', ['PSA', 'ZZZ'], 'sal.usfm: livro desconhecido (\\id ZZZ)'],
  ] as const)('with %s is refused with its place', (_name, [from, to], message) => {
    expect(() => parseUsfmBook(source.replace(from, to), 'sal.usfm')).toThrow(
      new ImportFault(message),
    );
  });

  test('that is cut inside a note is refused', () => {
    expect(() => parseUsfmBook(`${source}\n\\f + \\ft Nota que não`, 'sal.usfm')).toThrow(
      new ImportFault('sal.usfm: o arquivo não está completo, termina dentro de \\f'),
    );
  });
});

describe('a translation in USFM', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await copyDatabase('seeded');
  });
  afterAll(() => database.close());

  const importFrom = async (source: string) =>
    loadBible(database.db, await readBibleSource(source, { translation }));

  test.each([
    ['a folder', () => folderWith({ '64-2JN.usfm': SECOND_JOHN_USFM, '66-JUD.sfm': JUDE })],
    [
      'a zip archive',
      () =>
        fileWith(
          zipWith({
            'por/00-FRT.usfm': '\\id FRT\n\\mt1 Prefácio',
            'por/64-2JN.usfm': SECOND_JOHN_USFM,
            'por/66-JUD.usfm': JUDE,
            'por/leia-me.html': '<p>',
            '__MACOSX/por/._66-JUD.usfm': '\u0000\u0005',
          }),
          'por.zip',
        ),
    ],
  ])('is imported from %s, without what is no book', async (_name, source) => {
    const report = await importFrom(source());
    expect(report).toMatchObject({ books: 2, chapters: 2, verses: 38, empty: [], differences: [] });
    const text = await new Bible(database.db).chapter('2JN', 1, 'teste-usfm');
    expect(text?.verses[12]).toEqual({ number: 13, text: 'O ancião escreve (13).' });
  });

  test('needs the name of its translation', async () => {
    const source = folderWith({ '64-2JN.usfm': SECOND_JOHN_USFM });
    await expect(readBibleSource(source)).rejects.toThrow(
      new ImportFault(
        'USFM não diz que tradução é: informe o identificador, o nome e a licença (--id, --name, --license)',
      ),
    );
  });

  test.each([
    [
      'cut in the middle',
      () => folderWith({ 'a.usfm': SECOND_JOHN_USFM.slice(0, 220) }),
      /^2 João 1: termina no versículo \d de 13$/,
    ],
    [
      'with a book twice',
      () => folderWith({ 'a.usfm': JUDE, 'b.usfm': JUDE }),
      /^Judas: o livro vem duas vezes$/,
    ],
    [
      'of an archive cut in the middle',
      () => fileWith(zipWith({ 'a.usfm': JUDE }).slice(0, 80), 'por.zip'),
      /^por\.zip: o arquivo zip não está completo$/,
    ],
    [
      'of an empty archive',
      () => fileWith(zipWith({ 'leia-me.html': '<p>' }), 'por.zip'),
      /nenhum arquivo de texto bíblico$/,
    ],
  ])('%s is refused', async (_name, source, message) => {
    await expect(importFrom(source())).rejects.toThrow(message);
  });
});
