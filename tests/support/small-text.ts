import type { ImportedBible } from '#server/bible/import/model.ts';
import type { BookCode } from '#shared/bible/canon.ts';

export const SMALL_TEXT = 'teste-pequeno';

/** Verses written for questions about searching: each has a word that another only resembles. */
const VERSES: readonly (readonly [book: BookCode, chapter: number, verses: readonly string[]])[] = [
  [
    'GEN',
    1,
    [
      'A terra estava vazia, e o Espírito pairava sobre a água.',
      'E viu que a luz era boa.',
      'As águas se ajuntaram num só lugar.',
      'A águia voou sobre o monte.',
      'As águias renovam as suas penas.',
    ],
  ],
  [
    'JDG',
    14,
    [
      'Um leão rugia contra o jovem.',
      'Os leões rugiam de noite.',
      'Ele guardou o segredo no coração.',
      'Os corações de todos se alegraram.',
      'Comeram pães e mel, e sobrou um pão.',
    ],
  ],
  [
    'RUT',
    1,
    [
      'O filho conhece o caminho.',
      'Os filhos conhecem a porta.',
      'Quem conhecer a porta entrará.',
      'Pedro comeu como um rei.',
      'Ele quis comer sobre o telhado.',
      'Entre eles corre um rio; nada sobrou.',
      'Ela riu, e nadou.',
    ],
  ],
  [
    'PSA',
    119,
    Array.from({ length: 90 }, (_, index) =>
      index % 3 === 0
        ? `Guardo a tua lei, verso ${index + 1}.`
        : `As leis são doces (${index + 1}).`,
    ),
  ],
  [
    'MAT',
    5,
    [
      'Felizes os mansos, porque herdarão a terra.',
      'Felizes os que promovem a paz.',
      'A lei e a luz não passarão.',
      'A paz seja grande, e a graça também.',
    ],
  ],
  [
    'LUK',
    6,
    [
      'Bem-aventurados os humildes.',
      'Bem-aventurada aquela que creu.',
      'O bem vence o mal.',
      'Dois malfeitores foram levados.',
      'Davi ficou em En-Gedi.',
      'Ele saiu de En-Gedi.',
      'As vinhas de Engedi.',
    ],
  ],
  ['JHN', 3, ['O país descansou em silêncio.', 'Os pais descansaram também.', 'Ele avisou o pai.']],
];

/** A translation of a few verses with known words, read by default where it is loaded. */
export function smallText(): ImportedBible {
  return {
    translation: {
      id: SMALL_TEXT,
      name: 'Texto de teste',
      abbreviation: 'TESTE',
      language: 'pt-BR',
      version: null,
      license: 'Domínio público',
      licenseUrl: null,
      attribution: 'Texto de teste.',
      source: null,
    },
    books: VERSES.map(([code, number, verses]) => ({
      code,
      chapters: [
        {
          number,
          title: null,
          verses: verses.map((text, index) => ({ number: index + 1, text, notes: [] })),
        },
      ],
    })),
    repairs: [],
  };
}
