import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOKS, chapterCount, neighbourChapter, verseCount } from '#shared/bible/canon.ts';
import { findReferences } from '#shared/bible/find-references.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import {
  formatReference,
  nearestPlace,
  parseReferenceKey,
  problemOf,
  referenceKey,
  versesOf,
} from '#shared/bible/reference.ts';

const read = (text: string): string => {
  const parsed = parseReference(text);
  if (!parsed) return 'words';
  if (parsed.kind === 'problem') return parsed.problem;
  if (parsed.kind === 'book') return `book ${parsed.book}`;
  return parsed.references.map(formatReference).join('; ');
};

test('the canon counts 66 books, 1,189 chapters and 31,102 verses', () => {
  const chapters = BOOKS.flatMap(({ code }) =>
    Array.from({ length: chapterCount(code) }, (_, index) => verseCount(code, index + 1)),
  );
  expect([BOOKS.length, chapters.length, chapters.reduce((a, b) => a + b)]).toEqual([
    66, 1189, 31102,
  ]);
});

test('chapters follow each other from Genesis to Revelation', () => {
  let place: ReturnType<typeof neighbourChapter> = { book: 'GEN', chapter: 1 };
  let seen = 0;
  let last = place;
  while (place) {
    seen++;
    last = place;
    place = neighbourChapter(place.book, place.chapter, 1);
  }
  expect([seen, last]).toEqual([1189, { book: 'REV', chapter: 22 }]);
  expect(neighbourChapter('GEN', 1, -1)).toBeNull();
  expect(neighbourChapter('MAT', 1, -1)).toEqual({ book: 'MAL', chapter: 4 });
});

describe('what people type', () => {
  test.each([
    ['jo 3 16', 'João 3:16'],
    ['Jo 3.16', 'João 3:16'],
    ['Jo 3,16', 'João 3:16'],
    ['jo3:16', 'João 3:16'],
    ['joão capítulo 3 versículo 16', 'João 3:16'],
    ['evangelho de joão 3', 'João 3'],
    ['1 Coríntios 13.4-7', '1 Coríntios 13:4-7'],
    ['I Co 13', '1 Coríntios 13'],
    ['1ª coríntios 13', '1 Coríntios 13'],
    ['1co13', '1 Coríntios 13'],
    ['1 cor 13 4 7', '1 Coríntios 13:4-7'],
    ['primeira carta aos coríntios 13', '1 Coríntios 13'],
    ['Sl 23', 'Salmos 23'],
    ['Mt. 5, 6 e 7', 'Mateus 5-7'],
    ['1Co 12, 13 e 14', '1 Coríntios 12-14'],
    ['Mt 5, 6, 7', 'Mateus 5-7'],
    ['Atos 13, 14, e 15', 'Atos 13-15'],
    ['Gênesis 6, 7, 8 & 9', 'Gênesis 6-9'],
    ['Ez 1, 10 e 43', 'Ezequiel 1; Ezequiel 10; Ezequiel 43'],
    ['Salmos 120, 121 e 122', 'Salmos 120-122'],
    ['1 Samuel 16, 17 e 18:1-4', '1 Samuel 16-17; 1 Samuel 18:1-4'],
    ['Mateus 5, 6 e 7; Lucas 6:20-49', 'Mateus 5-7; Lucas 6:20-49'],
    ['caps. 3, 5 e 7 de João', 'João 3; João 5; João 7'],
    ['Pv 3, 5 e 6', 'Provérbios 3:5-6'],
    ['Mt 5,6 e 7', 'Mateus 5:6-7'],
    ['Fp 4, 6 e 7', 'Filipenses 4:6-7'],
    ['Jo 1, 2 e 3-5', 'João 1:2-5'],
    ['Is 53, 4, 5 e 6', 'Isaías 53:4-6'],
    ['Ageu 1, 2 e 3', 'Ageu 1:2-3'],
    ['Mt 28:19s', 'Mateus 28:19-20'],
    ['Lc 24:13ss', 'Lucas 24:13'],
    ['salmo 119:105', 'Salmos 119:105'],
    ['Sl 23:1-3', 'Salmos 23:1-3'],
    ['Jó 42', 'Jó 42'],
    ['Oséias 6', 'Oseias 6'],
    ['Miquéias 6:8', 'Miqueias 6:8'],
    ['judas 3', 'Judas 1:3'],
    ['mt 5-7', 'Mateus 5-7'],
    ['Gn 1:1-2:3', 'Gênesis 1:1-2:3'],
    ['Provérbios 3:5 e 6', 'Provérbios 3:5-6'],
    ['Provérbios 3:5 e 8', 'Provérbios 3:5; Provérbios 3:8'],
    ['João 3:16-18,20', 'João 3:16-18; João 3:20'],
    ['Mt 5,1-7,29', 'Mateus 5:1-7:29'],
    ['IICo 5,17', '2 Coríntios 5:17'],
    ['apocalispe 3:20', 'Apocalipse 3:20'],
    ['genisis 1', 'Gênesis 1'],
    ['joao', 'book JHN'],
    ['Jo 3:16a', 'João 3:16'],
    ['Sl 23:1-3b', 'Salmos 23:1-3'],
    ['joão 3 vs 16', 'João 3:16'],
    ['joão 3 verso 16', 'João 3:16'],
    ['Salmos 23 e 24', 'Salmos 23-24'],
    ['Salmos 23 e 24 e 25', 'Salmos 23-25'],
    ['Salmos 23 e 91', 'Salmos 23; Salmos 91'],
  ])('%s', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  test.each([
    ['João 22', 'João tem 21 capítulos'],
    ['jo 42:10', 'João tem 21 capítulos'],
    ['jo 3:99', 'João 3 tem 36 versículos'],
    ['judas 2:1', 'Judas tem 1 capítulo'],
    ['jo 3:0', 'Os versículos começam em 1'],
    ['jo 3:18-16', 'O versículo final vem antes do inicial'],
  ])('%s is explained', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  test.each([
    ['João 22', 'João 21'],
    ['jo 42:10', 'Jó 42:10'],
    ['João 0', 'João 1'],
    ['João 22:3', 'João 21'],
    ['Mateus 27-30', 'Mateus 27-28'],
    ['Mateus 7-5', 'Mateus 5-7'],
    ['Gn 1:99', 'Gênesis 1'],
    ['jo 3:0', 'João 3'],
    ['jo 3:30-99', 'João 3:30-36'],
    ['jo 3:18-16', 'João 3:16-18'],
    ['Gn 2:3-1:1', 'Gênesis 1:1-2:3'],
    ['judas 2:1', 'Judas 1'],
    ['judas 26', 'Judas 1'],
  ])('%s leads to %s', (typed, expected) => {
    const parsed = parseReference(typed);
    expect(parsed?.kind === 'problem' && formatReference(parsed.nearest)).toBe(expected);
  });

  test.each([
    'amor',
    'os 12 discípulos',
    'amor 1',
    'o senhor é meu pastor',
    '',
    '3',
    '😀 3',
    '3:16',
  ])('"%s" is searched as words', (typed) => {
    expect(read(typed)).toBe('words');
  });

  test('every name, abbreviation and key of every chapter is read back', () => {
    for (const { code, name, abbreviation } of BOOKS) {
      for (const chapter of [1, chapterCount(code)]) {
        const key = `${code}.${chapter}.1`;
        for (const typed of [
          `${name} ${chapter}:1`,
          `${abbreviation} ${chapter}.1`,
          `${name.toUpperCase()} ${chapter} 1`,
        ]) {
          const parsed = parseReference(typed);
          expect(parsed?.kind === 'references' && referenceKey(parsed.references[0]), typed).toBe(
            key,
          );
        }
        expect(referenceKey(parseReferenceKey(key) ?? versesOfNothing())).toBe(key);
      }
    }
  });
});

function versesOfNothing(): never {
  throw new Error('the key was not read');
}

describe('mentions in prose', () => {
  const found = (text: string) =>
    findReferences(text).map(({ reference }) => (reference ? referenceKey(reference) : null));

  test.each([
    ['Em João 3:16 e Romanos 8:28; 12:2, 40 dias.', ['JHN.3.16', 'ROM.8.28', 'ROM.12.2']],
    ['Leia 1 Coríntios 15:9-10 e 2 Samuel 9.', ['1CO.15.9-10', '2SA.9']],
    ['Romanos 8:28, 1 Coríntios 13:4', ['ROM.8.28', '1CO.13.4']],
    ['os 12 discípulos, Os 12:1', ['HOS.12.1']],
    ['Jó 42:2 e Jo 3,16', ['JOB.42.2', 'JHN.3.16']],
    ['Ezequias 3:4', [null]],
    ['às 10:30 do dia 5', []],
    ['Cântico dos Cânticos 2:4', ['SNG.2.4']],
    ['João, capítulo 3, versículo 16', ['JHN.3.16']],
    ['o Salmo 23 inteiro', ['PSA.23']],
    ['o apto fica no Ap. 22 do prédio azul', []],
    ['Rua das Flores, 10, Ap. 22', []],
    ['moro no Ap. 3, e li Ap. 22 hoje', ['REV.22']],
    ['fiz a Ag. 1 do banco e li Ag 1', ['HAG.1']],
    ['João 3:16a e Isaías 40:28ss; Romanos 8:1-4b.', ['JHN.3.16', 'ISA.40.28', 'ROM.8.1-4']],
    ['(Jo 3, 16), Jo 3, 16: e João 3, 16 dias depois', ['JHN.3.16', 'JHN.3.16', 'JHN.3']],
    ['Primeira Carta de João 4:8; Segunda Carta de Paulo a Timóteo 1:7', ['1JN.4.8', '2TI.1.7']],
    ['Primeira Coríntios 13:4, 1ª carta aos Coríntios 13', ['1CO.13.4', '1CO.13']],
    ['Segundo João 3:16, Deus ama', ['JHN.3.16']],
  ])('%s', (text, keys) => {
    expect(found(text)).toEqual(keys);
  });
});

test('no text breaks either parser', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      parseReference(text);
      parseReferenceKey(text);
      for (const { start, end } of findReferences(text)) expect(start).toBeLessThan(end);
    }),
    { numRuns: 3000 },
  );
});

test('beside a place that does not exist there is always one that does', () => {
  const number = fc.oneof(
    fc.integer({ min: -3, max: 200 }),
    fc.double({ min: -3, max: 200, noNaN: true }),
  );
  const verses = fc.option(fc.tuple(number, number));
  fc.assert(
    fc.property(fc.constantFrom(...BOOKS), number, number, verses, (book, chapter, end, pair) => {
      const [verse, endVerse] = pair ?? [null, null];
      const asked = { book: book.code, chapter, verse, endChapter: end, endVerse };
      expect(problemOf(nearestPlace(asked))).toBeNull();
      if (problemOf(asked) === null) expect(nearestPlace(asked)).toEqual(asked);
    }),
    { numRuns: 3000 },
  );
});

test('a place survives printing and reading', () => {
  const place = fc.constantFrom(...BOOKS).chain(({ code }) =>
    fc.integer({ min: 1, max: chapterCount(code) }).chain((chapter) =>
      fc
        .tuple(
          fc.integer({ min: 1, max: verseCount(code, chapter) }),
          fc.integer({ min: 1, max: verseCount(code, chapter) }),
        )
        .map(([a, b]) => ({
          book: code,
          chapter,
          verse: Math.min(a, b),
          endChapter: chapter,
          endVerse: Math.max(a, b),
        })),
    ),
  );
  fc.assert(
    fc.property(place, (reference) => {
      expect(parseReferenceKey(referenceKey(reference))).toEqual(reference);
      const parsed = parseReference(formatReference(reference));
      expect(parsed?.kind === 'references' && parsed.references[0]).toEqual(reference);
      expect(versesOf(reference)).toHaveLength(reference.endVerse - reference.verse + 1);
    }),
  );
});

describe('lists as lessons and sermons print them', () => {
  test.each([
    ['Mt 1:21; Lc 1:17; Rm 9:25–26', 'Mateus 1:21; Lucas 1:17; Romanos 9:25-26'],
    ['Mt 1:21 Lc 1:17', 'Mateus 1:21; Lucas 1:17'],
    ['Mt 1:21\nLc 1:17', 'Mateus 1:21; Lucas 1:17'],
    ['Lucas 1:26-38 / Mateus 1:18-25', 'Lucas 1:26-38; Mateus 1:18-25'],
    ['Jr 29:11 e Rm 8:28', 'Jeremias 29:11; Romanos 8:28'],
    ['Jo 3:16; 1Co 13:4', 'João 3:16; 1 Coríntios 13:4'],
    ['Rm 8:28, 1 Co 2:9 e II Co 5:17', 'Romanos 8:28; 1 Coríntios 2:9; 2 Coríntios 5:17'],
    ['Sl 23, 24', 'Salmos 23-24'],
    ['Sl 1; 15; 24', 'Salmos 1; Salmos 15; Salmos 24'],
    ['Efésios 4:17–32; 5:1–2', 'Efésios 4:17-32; Efésios 5:1-2'],
    ['Mateus 9:35–10:1, 5, 6-8', 'Mateus 9:35-10:1; Mateus 10:5-8'],
    ['1 Crônicas 1:5-1 Crônicas 1:7', '1 Crônicas 1:5-7'],
    ['Jo 3,16.18', 'João 3:16; João 3:18'],
    ['Mt 5,3-12; 6,9', 'Mateus 5:3-12; Mateus 6:9'],
    ['Sl 119:1-8; 9-16', 'Salmos 119:1-16'],
    ['João 3:16\u201118', 'João 3:16-18'],
    ['João\u202f3:16\u221218', 'João 3:16-18'],
    ['Cf. João 3:16', 'João 3:16'],
    ['leia o Salmo 23', 'Salmos 23'],
    ['ver Rm 8:28', 'Romanos 8:28'],
    ['João 3:16 (NVI-PT)', 'João 3:16'],
    ['Salmo XXIII', 'Salmos 23'],
    ['Sl CXIX, 105', 'Salmos 119:105'],
    ['João III:16', 'João 3:16'],
    ['Jo 6,1-15.22-27', 'João 6:1-15; João 6:22-27'],
    ['Is 52,13—53,12', 'Isaías 52:13-53:12'],
    ['Sl 1, 8, 19', 'Salmos 1; Salmos 8; Salmos 19'],
    ['3Jo 4', '3 João 1:4'],
    ['Fm 6; Jd 3', 'Filemom 1:6; Judas 1:3'],
    ['veja também Tiago 1:5', 'Tiago 1:5'],
    ['abram suas bíblias em Isaías 53', 'Isaías 53'],
    ['Cfr. Mt 5,3', 'Mateus 5:3'],
    ['está escrito em Rm 3:23', 'Romanos 3:23'],
    ['📖 Mt XXVIII, 19 🙏', 'Mateus 28:19'],
  ])('%j', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  test.each([
    'Ezequias',
    'Ezequias 3:1',
    'Jônatas 2',
    'Salomão 3',
    'Judá 1',
    'Ap. 22 do prédio',
    'Ap 22 bloco 3',
    'ver a luz',
    'leia mais',
    'amor, paz e 3 amigos',
    'Mt 1:21; pão',
  ])('%j is no list', (typed) => {
    expect(parseReference(typed)?.kind).not.toBe('references');
  });

  test('a place that does not exist is named with its reason, whatever stands beside it', () => {
    expect(parseReference('Jo 3:16; Rm 8:50')).toMatchObject({
      kind: 'problem',
      problem: 'Romanos 8 tem 39 versículos',
    });
  });

  test('what follows a range over two chapters belongs to the second, in prose too', () => {
    const found = findReferences('Leia Mateus 9:35-10:1, 5, 6-8 com calma.');
    expect(found.map(({ reference }) => reference && formatReference(reference))).toEqual([
      'Mateus 9:35-10:1',
      'Mateus 10:5-8',
    ]);
  });
});
