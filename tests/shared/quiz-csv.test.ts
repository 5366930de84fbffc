import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { QUIZ_FIELDS, type QuizDraft, type QuizQuestion } from '#shared/quiz/quiz.ts';
import { checkQuestion } from '#shared/quiz/quiz-check.ts';
import {
  modelCsv,
  problemLine,
  problemLines,
  quizCsv,
  readQuizFile,
  refusedRowsCsv,
  repeatedLines,
  repeatedProblems,
} from '#shared/quiz/quiz-csv.ts';
import { csvOf, unescapeFormula } from '#shared/text/csv.ts';

const HEADER = 'title,question,category,level,option_a,option_b,option_c,option_d,correct_answer';
const ROW = 'Arca,Quem fez a arca?,Pentateuco,Fácil,Noé,Abraão,Moisés,Davi,A';
const MEGABYTES_5 = 5 * 1024 * 1024;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, name = 'quiz.csv') => readQuizFile(name, bytesOf(text));
const questionsOf = (file: ReturnType<typeof readQuizFile>) =>
  file.kind === 'questions' ? file.rows.map(({ question }) => question) : file;
const told = (file: ReturnType<typeof readQuizFile>) =>
  file.kind === 'refused' ? [file.message, ...file.problems.map(problemLine)] : file;

const NOAH = {
  title: 'Arca',
  question: 'Quem fez a arca?',
  category: 'Pentateuco',
  level: 'Fácil',
  optionA: 'Noé',
  optionB: 'Abraão',
  optionC: 'Moisés',
  optionD: 'Davi',
  correctAnswer: 'A',
  explanation: null,
  reference: null,
} as const;

describe('a file that is accepted', () => {
  const latin1 = Uint8Array.from(`${HEADER}\r\n${ROW}\r\n`, (letter) => letter.charCodeAt(0));
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(`${HEADER}\n${ROW}\n`, 'utf16le')]);
  const semicolons = (text: string) => text.replaceAll(',', ';');
  test.each<[string, Uint8Array]>([
    ['plain', bytesOf(`${HEADER}\n${ROW}\n`)],
    ['no line break at the end', bytesOf(`${HEADER}\n${ROW}`)],
    ['a byte order mark', bytesOf(`\uFEFF${HEADER}\n${ROW}\n`)],
    ['CRLF', bytesOf(`${HEADER}\r\n${ROW}\r\n`)],
    ['semicolons', bytesOf(semicolons(`${HEADER}\r\n${ROW}\r\n`))],
    ['tabs', bytesOf(`${HEADER}\n${ROW}\n`.replaceAll(',', '\t'))],
    ['the separator named first', bytesOf(`sep=;\r\n${semicolons(`${HEADER}\r\n${ROW}`)}`)],
    ['Windows-1252, as spreadsheets in Brazil write', latin1],
    ['UTF-16', utf16],
    [
      'capitals and blanks in the header',
      bytesOf(`${HEADER.toUpperCase().replaceAll(',', ' , ')}\n${ROW}`),
    ],
    ['quoted cells', bytesOf(`${HEADER}\n"${ROW.replaceAll(',', '","')}"`)],
    ['a small letter as answer', bytesOf(`${HEADER}\n${ROW.replace(/A$/, 'a')}`)],
    ['rows without content below', bytesOf(`${HEADER}\n${ROW}\n\n,,,,,,,,\n   \n`)],
    ['a column of its own', bytesOf(`id,${HEADER}\n7,${ROW}`)],
    ['optional cells left out at the end', bytesOf(`${HEADER},explanation,reference\n${ROW}`)],
    ['one of them left out', bytesOf(`${HEADER},explanation,reference\n${ROW},`)],
    ['empty cells too many', bytesOf(`${HEADER}\n${ROW},,, ,`)],
    ['a level without its accent', bytesOf(`${HEADER}\n${ROW.replace('Fácil', 'Facil')}`)],
    ['a level in capitals', bytesOf(`${HEADER}\n${ROW.replace('Fácil', ' FÁCIL ')}`)],
    ['a level in two marks', bytesOf(`${HEADER}\n${ROW.replace('Fácil', 'fa\u0301cil')}`)],
  ])('%s', (_kind, bytes) => {
    expect(questionsOf(readQuizFile('Perguntas.CSV', bytes))).toEqual([NOAH]);
  });

  test('with commas, quotes and line breaks within cells', () => {
    const row = ROW.replace('Quem fez a arca?', '"Quem fez a ""arca"",\r\nsegundo Gênesis?"');
    expect(questionsOf(read(`${HEADER}\r\n${row}\r\n`))).toEqual([
      { ...NOAH, question: 'Quem fez a "arca",\nsegundo Gênesis?' },
    ]);
  });

  test('with an explanation and a reference, which is written as readers print it', () => {
    const text = `${HEADER},explanation,reference\n${ROW},Deus o avisou.,gn 6.14`;
    expect(questionsOf(read(text))).toEqual([
      { ...NOAH, explanation: 'Deus o avisou.', reference: 'Gênesis 6:14' },
    ]);
  });

  test('with 500 rows, or with exactly 5 MB', () => {
    const rows = Array.from({ length: 500 }, (_, at) => ROW.replace('Arca', `Arca ${at}`));
    expect(questionsOf(read([HEADER, ...rows].join('\n')))).toHaveLength(500);
    const file = `${HEADER}\n${ROW}\n`;
    expect(questionsOf(read(file + ' '.repeat(MEGABYTES_5 - bytesOf(file).length)))).toEqual([
      NOAH,
    ]);
  });
});

describe('a file that is refused', () => {
  const cut = `${HEADER}\n${ROW}\n"Arca","Quem fez`;
  const hundredKilobytes = 'x'.repeat(100_000);
  test.each<[string, ReturnType<typeof readQuizFile>, string[]]>([
    [
      '5 MB of empty rows',
      read(`${HEADER}\n${ROW}${'\n'.repeat(5_000_000)}`),
      ['Máximo de 500 quiz por arquivo'],
    ],
    [
      'another extension',
      read(`${HEADER}\n${ROW}`, 'quiz.xlsx'),
      ['Apenas arquivos CSV são aceitos'],
    ],
    ['one byte too many', read('x'.repeat(MEGABYTES_5 + 1)), ['Arquivo muito grande. Máximo 5MB']],
    ['nothing', read(''), ['Arquivo CSV deve ter pelo menos um cabeçalho e uma linha de dados']],
    [
      'a header only',
      read(`${HEADER}\n\n`),
      ['Arquivo CSV deve ter pelo menos um cabeçalho e uma linha de dados'],
    ],
    [
      'missing columns',
      read(`title,question,category,option_a,option_b,option_c,option_d\n${ROW}`),
      ['Colunas obrigatórias faltando: level, correct_answer'],
    ],
    ['a doubled column', read(`${HEADER},Title\n${ROW},x`), ['Colunas repetidas: title']],
    [
      '501 rows',
      read([HEADER, ...Array.from({ length: 501 }, () => ROW)].join('\n')),
      ['Máximo de 500 quiz por arquivo'],
    ],
    [
      'an unknown level',
      read(`${HEADER}\n${ROW.replace('Fácil', 'Facílimo')}`),
      [
        '1 erro encontrado. Verifique o arquivo.',
        'Linha 2, coluna level (“Facílimo”): Nível deve ser Fácil, Médio ou Difícil',
      ],
    ],
    [
      'E as answer',
      read(`${HEADER}\n${ROW.replace(/A$/, 'E')}`),
      [
        '1 erro encontrado. Verifique o arquivo.',
        'Linha 2, coluna correct_answer (“E”): Resposta correta deve ser A, B, C ou D',
      ],
    ],
    [
      'empty cells, counted in lines of the file and not in rows',
      read(
        `${HEADER}\n${ROW.replace('Quem fez a arca?', '"Duas\nlinhas?"')}\n\n,${ROW.slice(5).replace('Noé', '')}`,
      ),
      [
        '2 erros encontrados. Verifique o arquivo.',
        'Linha 5, coluna title: Título é obrigatório',
        'Linha 5, coluna option_a: Opção A é obrigatória',
      ],
    ],
    [
      'too few and too many columns',
      read(`${HEADER}\n${ROW},mais\nArca,Quem?`),
      [
        '2 erros encontrados. Verifique o arquivo.',
        'Linha 2: Número de colunas incorreto: 10 em vez de 9',
        'Linha 3: Número de colunas incorreto: 2 em vez de 9',
      ],
    ],
    [
      'a cell of 100 kB',
      read(`${HEADER}\n${ROW.replace('Arca', hundredKilobytes)}`),
      [
        '1 erro encontrado. Verifique o arquivo.',
        `Linha 2, coluna title (“${'x'.repeat(60)}…”): Título pode ter até 120 caracteres`,
      ],
    ],
    [
      'a place that is not in the Bible',
      read(`${HEADER},reference\n${ROW},João 30:1`),
      [
        '1 erro encontrado. Verifique o arquivo.',
        expect.stringMatching(/^Linha 2, coluna reference \(“João 30:1”\): Referência: .*João.*21/),
      ],
    ],
    [
      'an upload that was cut',
      read(cut),
      [
        '1 erro encontrado. Verifique o arquivo.',
        'Linha 3: Aspas abertas sem fechar ou fora do lugar',
      ],
    ],
    [
      'a NUL',
      read(`${HEADER}\n${ROW.replace('Arca', 'Ar\0ca')}`),
      [expect.stringMatching(/não é um texto CSV/)],
    ],
    [
      'a zip named .csv',
      readQuizFile('quiz.csv', zipSync({ 'quiz.csv': bytesOf(`${HEADER}\n${ROW}`) })),
      [expect.stringMatching(/não é um texto CSV/)],
    ],
  ])('%s', (_kind, file, expected) => {
    expect(told(file)).toEqual(expected);
  });

  test('as a whole, however many of its rows are right', () => {
    const rows = Array.from({ length: 400 }, (_, at) => (at % 2 ? ROW : ROW.replace('Fácil', '?')));
    const file = read([HEADER, ...rows].join('\n'));
    expect(told(file)).toHaveLength(201);
    expect(told(file)).toContain('200 erros encontrados. Verifique o arquivo.');
    const shown = file.kind === 'refused' ? problemLines(file.problems) : [];
    expect(shown).toHaveLength(21);
    expect(shown.at(-1)).toBe('e mais 180 erros');
  });

  test('gives its wrong rows back with the reasons, to be mended and sent again', () => {
    const wrong = ROW.replace('Fácil', 'Fim').replace('Noé', '=1+1');
    const text = `${HEADER}\n${ROW}\n${wrong},,,\n${wrong.replace('Arca', '')}`;
    const file = read(text);
    const csv = refusedRowsCsv(text, file.kind === 'refused' ? file.problems : []);
    const why = 'level: Nível deve ser Fácil, Médio ou Difícil';
    const [header, first, second] = csv.slice(1).split('\r\n');
    expect(header).toBe(`"${HEADER.replaceAll(',', '";"')}";"motivo"`);
    expect(first).toContain(`"Arca";"Quem fez a arca?";"Pentateuco";"Fim";"'=1+1"`);
    expect(first).toMatch(new RegExp(`;"${why}"$`));
    expect(second).toMatch(new RegExp(`;"title: Título é obrigatório; ${why}"$`));
    const mended = csv.replaceAll('"Fim"', '"fácil"').replace('"";"Quem', '"Outra";"Quem');
    expect(questionsOf(read(mended))).toMatchObject([{ optionA: '=1+1' }, { title: 'Outra' }]);
    const again = refusedRowsCsv(csv, repeatedProblems([3]));
    expect(again.match(/motivo/g)).toHaveLength(1);
    expect(again).toContain('pergunta repetida: já existe uma igual nesta categoria');
    expect(again).not.toContain('Nível deve ser');
  });
});

test('a repeated question is called so', () => {
  expect(repeatedLines([3])).toEqual([
    'Linha 3: pergunta repetida: já existe uma igual nesta categoria',
  ]);
  const many = repeatedLines(Array.from({ length: 21 }, (_, at) => at + 2));
  expect(many.at(-1)).toBe('e mais 1 pergunta repetida');
});

test('the model file names the lengths, and is read', () => {
  const model = modelCsv({ ...NOAH, explanation: 'Deus o avisou.', reference: 'Gênesis 6:14' });
  expect(model).toContain('title 120, question 500, category 80, option_a 200');
  expect(questionsOf(read(model))).toMatchObject([{ reference: 'Gênesis 6:14' }]);
});

describe('what is exported', () => {
  const questions: readonly QuizQuestion[] = [
    NOAH,
    { ...NOAH, title: '=1+1', question: "'=2+2", optionA: '+55', optionB: '-1', optionC: '@a' },
    {
      ...NOAH,
      question: 'Com "aspas"; vírgulas, e\nlinhas?',
      explanation: "'quase",
      reference: 'João 3:16',
    },
  ];

  test('is read back identically', () => {
    expect(questionsOf(read(quizCsv(questions)))).toEqual(questions);
  });

  test('runs no formula in a spreadsheet', () => {
    const [, ...lines] = quizCsv(questions).split('\r\n');
    for (const formula of ['=1+1', '+55', '-1', '@a']) {
      expect(lines.join('\n')).toContain(`"'${formula}"`);
    }
    expect(csvOf([['=1', 2]])).toBe('\uFEFF"\'=1";2\r\n');
    // A program that separates by commas or tabs begins a cell inside.
    for (const sign of ['=', '+', '-', '@']) {
      for (const cell of [`x,${sign}1+1,y`, `x;"${sign}1`, `x\t${sign}1`, `x\n${sign}1`]) {
        expect(csvOf([[cell]])).toContain(`'${sign}1`);
        expect(unescapeFormula(cell.replace(sign, `'${sign}`))).toBe(cell);
      }
    }
    expect(csvOf([['Paz, - disse ele; fé, amor']])).toContain('"Paz, - disse ele; fé, amor"');
  });
});

test('a question that is typed has the same limits', () => {
  const fields = Object.keys(QUIZ_FIELDS);
  const empty: QuizDraft = {
    ...NOAH,
    ...{ title: ' ', question: '', category: '', level: '', optionA: '', optionB: '' },
    ...{ optionC: '', optionD: '\u0000', correctAnswer: '', explanation: '', reference: '' },
  };
  const checked = checkQuestion(empty);
  const missing = 'problems' in checked ? checked.problems.map(({ field }) => field) : [];
  expect(missing).toEqual(fields.slice(0, 9));
});
