import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bible } from '#server/bible/bible.ts';
import { parseBlivre } from '#server/bible/import/blivre.ts';
import { BLIVRE_FILES } from '#server/bible/import/blivre-files.ts';
import { parseF4Book } from '#server/bible/import/f4.ts';
import { loadBible } from '#server/bible/import/load.ts';
import { ImportFault } from '#server/bible/import/model.ts';
import { readBibleSource } from '#server/bible/import/source.ts';
import { DOUBTS, TYPING_ERRORS } from '#server/bible/import/typing-errors/typing-errors.ts';
import { verifyBible } from '#server/bible/import/verify.ts';
import { SELECTION_ID } from '#server/bible/selection.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { writeFixtureBible } from '../support/bible-fixture.ts';
import { copyDatabase } from '../support/database.ts';
import { fileWith, JSON_BIBLE } from '../support/import-files.ts';
import { scratchFolder } from '../support/scratch.ts';

let database: OpenDatabase;
let small: string;

beforeAll(async () => {
  database = await copyDatabase('seeded');
  small = writeFixtureBible(scratchFolder('bible'), 'ends');
});
afterAll(() => database.close());

describe('the published markup', () => {
  const source = [
    '\uFEFF\\ubs-code',
    'PSA',
    '\\*ubs-code',
    '\\psalm-title',
    'Salmo de Davi',
    '\\*psalm-title',
    '\\v Sl.1.1',
    'O SENHOR é ',
    '\\added',
    'o',
    '\\*added',
    ' meu pastor',
    '\\fn',
    '\\key',
    'pastor',
    '\\*key',
    'Lit. aquele que apascenta',
    '\\*fn',
    '; nada',
    'me faltará.',
    '\\ref',
    'João 10:11',
    '\\*ref',
    '\\v Sl.1.2',
    'Fim.',
  ].join('\n');

  test('yields verses, titles and footnotes at their places', () => {
    expect(parseF4Book(source, 'sal.txt')).toEqual({
      code: 'PSA',
      chapters: [
        {
          number: 1,
          title: 'Salmo de Davi',
          verses: [
            {
              number: 1,
              text: 'O SENHOR é o meu pastor; nada me faltará.',
              notes: [{ offset: 23, text: 'Lit. aquele que apascenta' }],
            },
            { number: 2, text: 'Fim.', notes: [] },
          ],
        },
      ],
    });
  });

  test.each([
    [
      'a chapter out of order',
      source.replace('Sl.1.2', 'Sl.3.1'),
      'sal.txt, linha 24: capítulo 3 fora de ordem',
    ],
    [
      'a verse out of order',
      source.replace('Sl.1.2', 'Sl.1.1'),
      'sal.txt, linha 24: versículo 1:1 fora de ordem',
    ],
    [
      'an unknown mark',
      source.replace('\\ref', '\\zzz'),
      'sal.txt, linha 21: marcação desconhecida "\\zzz"',
    ],
    ['no book', source.replace('PSA', 'XXX'), 'sal.txt: não diz de que livro é (\\ubs-code)'],
    [
      'another encoding',
      source.replace('ã', '\uFFFD').replace('é', '\uFFFD'),
      'sal.txt, linha 8: o arquivo não está em UTF-8',
    ],
  ])('with %s is refused with its place', (_name, text, message) => {
    expect(() => parseF4Book(text, 'sal.txt')).toThrow(new ImportFault(message));
  });
});

describe('a complete translation', () => {
  test('has every book, chapter and verse, and is read where it was loaded', async () => {
    const complete = writeFixtureBible(scratchFolder('bible'));
    const progress: number[] = [];
    const report = await loadBible(database.db, await readBibleSource(complete), {
      onBook: (done) => {
        progress.push(done);
      },
    });
    expect(report).toMatchObject({
      books: 66,
      chapters: 1189,
      verses: 31102,
      missingCount: 0,
      empty: [],
      differences: [],
    });
    expect(progress).toEqual(Array.from({ length: 66 }, (_, index) => index + 1));
    const bible = new Bible(database.db);
    const [first, last] = await bible.translations();
    expect([first?.id, last?.id]).toEqual(['blivre', SELECTION_ID]);
    expect((await bible.chapter('PSA', 119))?.verses).toHaveLength(176);
  });

  test('loaded again replaces the old one at once, and leaves nothing behind', async () => {
    const before = await editions();
    const { verses } = await loadBible(database.db, await readBibleSource(small));
    const after = await editions();
    expect(after.filter(({ translationId }) => translationId === 'blivre')).toHaveLength(1);
    expect(after.map(({ id }) => id)).not.toContain(
      before.find((each) => each.translationId === 'blivre')?.id,
    );
    expect(await versesOf('blivre')).toBe(verses);
  });

  test('that is interrupted leaves the old one as it was', async () => {
    const before = await versesOf('blivre');
    const stop = new AbortController();
    const interrupted = loadBible(database.db, await readBibleSource(small), {
      signal: stop.signal,
      onBook: (done) => {
        if (done === 5) stop.abort();
      },
    });
    await expect(interrupted).rejects.toThrow();
    expect(await versesOf('blivre')).toBe(before);
    await loadBible(database.db, await readBibleSource(small));
    expect((await editions()).filter(({ status }) => status === 'loading')).toEqual([]);
  });
});

describe('the documented JSON', () => {
  test('is imported beside the others, with what it says of itself', async () => {
    const report = await loadBible(
      database.db,
      await readBibleSource(fileWith(JSON.stringify(JSON_BIBLE))),
    );
    expect(report).toMatchObject({ books: 1, verses: 1 });
    expect(report.missing).toContain('Gênesis');
    const bible = new Bible(database.db);
    expect((await bible.chapter('RUT', 1, 'teste-json'))?.verses).toEqual([
      { number: 1, text: 'E houve fome na terra.' },
    ]);
    expect((await bible.translations()).map(({ id }) => id)).toContain('teste-json');
  });

  test('that stood still while another took its place is discarded', async () => {
    const saying = (text: string) =>
      readBibleSource(fileWith(JSON.stringify(JSON_BIBLE).replace('houve fome', text)));
    const later = await saying('havia fome');
    const still = loadBible(database.db, await saying('ha fome'), {
      onBook: async () => void (await loadBible(database.db, later)),
    });
    await expect(still).rejects.toThrow(/começou depois, já está no lugar/);
    expect((await new Bible(database.db).chapter('RUT', 1, 'teste-json'))?.verses).toEqual([
      { number: 1, text: 'E havia fome na terra.' },
    ]);
    expect((await editions()).filter(({ status }) => status === 'loading')).toEqual([]);
  });

  test.each([
    [
      'cut in the middle',
      JSON.stringify(JSON_BIBLE).slice(0, -30),
      /teste\.json: não é um JSON completo/,
    ],
    [
      'without a licence',
      JSON.stringify({ ...JSON_BIBLE, license: undefined }),
      /teste\.json: license: Entrada inválida/,
    ],
    [
      'with an unknown book',
      JSON.stringify(JSON_BIBLE).replace('RUT', 'XYZ'),
      /livro desconhecido "XYZ"/,
    ],
    ['in another encoding', new Uint8Array([0x7b, 0xe3, 0x7d]), /não está em UTF-8/],
    ['that is empty', JSON.stringify({ ...JSON_BIBLE, books: [] }), /teste\.json: books/],
  ])('%s is refused with the place of the fault', async (_name, content, message) => {
    await expect(readBibleSource(fileWith(content))).rejects.toThrow(message);
  });
});

test.each(['/nao/existe', scratchFolder('empty')])(
  'a source without a text is refused: %s',
  async (source) => {
    await expect(readBibleSource(source)).rejects.toThrow(ImportFault);
  },
);

test.runIf(process.env['BIBLE_SOURCE'])(
  'the real publication is whole, with its known corrections',
  async () => {
    const source = process.env['BIBLE_SOURCE'] ?? '';
    const files = new Map(
      BLIVRE_FILES.map(([name]) => [name, readFileSync(join(source, name), 'utf8')]),
    );
    const bible = parseBlivre(files);
    expect(verifyBible(bible)).toMatchObject({
      books: 66,
      chapters: 1189,
      verses: 31102,
      missingCount: 0,
      empty: [],
    });
    const verse = (code: string, chapter: number, number: number) =>
      bible.books
        .find((book) => book.code === code)
        ?.chapters[chapter - 1]?.verses.find((each) => each.number === number)?.text;
    expect(verse('MRK', 5, 19)).toMatch(/^Porém Jesus não lhe permitiu/);
    expect(verse('MRK', 12, 36)).toContain('O Senhor disse a meu Senhor');
    expect(verse('ACT', 28, 29)).toMatch(/grande discussão\.$/);
    expect(verse('ACT', 2, 38)).toMatch(/dom do Espírito Santo\.$/);
    expect(verse('GEN', 19, 26)).toMatch(/estátua de sal\.$/);
    expect(verse('MAT', 5, 44)).toMatch(/vos perseguem,$/);
    expect(verse('ROM', 16, 27)).toMatch(/para todo o sempre! Amém!$/);
    expect(verse('2TI', 4, 22)).toMatch(/A graça seja convosco\. Amém\.$/);
    expect(verse('ISA', 40, 6)).toMatch(/Clama! E ele disse:/);
    expect(verse('JER', 6, 10)).toContain('Eis que seus ouvidos');
    expect(verse('JOS', 4, 6)).toContain('dizendo: “Que vos significam estas pedras?”');
    const notesOf = (code: string, chapter: number, number: number) =>
      bible.books
        .find((book) => book.code === code)
        ?.chapters[chapter - 1]?.verses.find((each) => each.number === number)?.notes;
    expect(notesOf('ROM', 16, 27)?.at(-1)?.text).toContain('“Escrita de Corinto aos Romanos');
    for (const repair of [
      'Romanos 16:27: subscrição da carta passada para uma nota',
      'Isaías 40:6: espaço depois da pontuação',
      'Josué 4:6: aspas tipográficas',
      'Mateus 21:30: “respdondendo” passou a “respondendo”',
      'Atos 2:38: texto completado conforme Almeida (1911)',
    ]) {
      expect(bible.repairs).toContain(repair);
    }
    expect(verse('JHN', 6, 5)).toContain('De onde compraremos pão');
    expect(verse('DEU', 3, 11)).toContain('dos filhos de Amom? O comprimento');
    const corrected = (place: string, description: string) =>
      bible.repairs.includes(`${labelOfKey(place)}: ${description}`);
    expect(
      TYPING_ERRORS.filter(
        ([place, wrong, right]) => !corrected(place, `“${wrong}” passou a “${right}”`),
      ),
    ).toEqual([]);
    expect(bible.doubts).toHaveLength(DOUBTS.length);
    expect(bible.doubts).toContain('Tiago 3:7: “dominível”, talvez “domável”');
    const all = bible.books.flatMap(({ chapters }) =>
      chapters.flatMap(({ verses }) => verses.map(({ text }) => text)),
    );
    expect(
      all.filter((text) =>
        /[\\{}~<>|´"]|\s[,.;:]|\s{2}|\bN4\b|\bLit\.|[.?:!][^\W\d]|(?:^|\s)Escrita (?:de|em|da) |,[,.]/.test(
          text,
        ),
      ),
    ).toEqual([]);
  },
);

const editions = () =>
  database.db.selectFrom('bibleEditions').select(['id', 'translationId', 'status']).execute();

async function versesOf(translation: string): Promise<number> {
  const { count } = await database.db
    .selectFrom('verses')
    .innerJoin('translations', 'translations.editionId', 'verses.editionId')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('translations.id', '=', translation)
    .executeTakeFirstOrThrow();
  return Number(count);
}
