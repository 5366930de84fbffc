import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../support/pdf.ts';
import { join, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let ana: Person;
let maria: Person;

const MONTH = '2026-03';
/** The last minutes of March in Brazil are April's in UTC. */
const LATE = new Date('2026-04-01T02:30:00Z');
const AFTER = new Date('2026-04-01T03:30:00Z');

beforeAll(async () => {
  app = await startTestApp();
  ana = await joinAsAdmin(app);
  maria = await join(app, 'Maria da Silva');
  const { db } = app.context;
  await db.updateTable('users').set({ createdAt: LATE }).where('id', '=', maria.id).execute();
  await db
    .updateTable('users')
    .set({ createdAt: new Date('2026-01-05T12:00:00Z') })
    .where('id', '=', ana.id)
    .execute();
  await storeAnswers();
  await storeVerses();
  await storeVisits();
});
afterAll(() => app.close());

async function storeAnswers(): Promise<void> {
  const answer = {
    userId: maria.id,
    generator: 'prayer',
    status: 'done',
    settledAt: LATE,
  } as const;
  const used = {
    source: 'model',
    model: 'm',
    inputTokens: 1_000_000,
    outputTokens: 500_000,
  } as const;
  await app.context.db
    .insertInto('aiUsage')
    .values([
      { ...answer, ...used, day: '2026-03-31', processId: null },
      { ...answer, source: 'library', model: null, day: '2026-03-01', processId: null },
      { ...answer, ...used, day: '2026-04-01', processId: null },
    ])
    .execute();
}

async function storeVerses(): Promise<void> {
  const verse = { userId: maria.id, place: 1, book: 'JHN', chapter: 3, translation: 'x' } as const;
  await app.context.db
    .insertInto('savedVerses')
    .values([
      {
        ...verse,
        verseNumber: 16,
        verseText: 'segredo da Maria',
        userComment: null,
        createdAt: LATE,
      },
      { ...verse, verseNumber: 17, verseText: 'b', userComment: null, createdAt: AFTER },
    ])
    .execute();
}

async function storeVisits(): Promise<void> {
  const visits = {
    visits: 1234,
    timedVisits: 1000,
    seconds: '5400',
    members: 1,
    hours: Array(24).fill(0),
  };
  const devices = { phoneVisits: 1234, tabletVisits: 0, desktopVisits: 0 };
  await app.context.db
    .insertInto('visitDays')
    .values([
      { day: '2026-03-10', pagePath: '*', ...visits, ...devices },
      { day: '2026-03-10', pagePath: '/bible', ...visits, ...devices },
    ])
    .execute();
}

const rowsOf = async (month: string) => {
  const tables = await ana.client.admin.reports.monthly.query({ month });
  return new Map(tables.flatMap(({ rows }) => rows.map(([name = '', ...cells]) => [name, cells])));
};

test('a month begins and ends at midnight in Brazil', async () => {
  const rows = await rowsOf(MONTH);
  expect(rows.get('Novas no mês')).toEqual(['1']);
  expect(rows.get('Versículos salvos')).toEqual(['1']);
  expect(rows.get('Ativos no mês')).toEqual(['1']);
  expect(rows.get('Orações')).toEqual(['1', '1', '0']);
  expect((await rowsOf('2026-02')).get('Orações')).toBeUndefined();
});

test('who came in a month counts after the visits are gone', async () => {
  const came = { month: '2026-02-01', userId: ana.id };
  await app.context.db.insertInto('visitMonths').values(came).execute();
  expect((await rowsOf('2026-02')).get('Ativos no mês')).toEqual(['1']);
});

test('visits are summed by day, once', async () => {
  const rows = await rowsOf(MONTH);
  expect(rows.get('Visitas a páginas')).toEqual(['1.234']);
  expect(rows.get('Horas nas páginas')).toEqual(['1,5']);
});

test('the cost follows the fixed factor, and beside it the prices that are set', async () => {
  await ana.client.admin.settings.change.mutate({
    changes: [
      { name: 'inputPrice', was: 2, value: 0.15 },
      { name: 'outputPrice', was: 2, value: 0.6 },
    ],
  });
  const rows = await rowsOf(MONTH);
  expect(rows.get('Tokens lidos')).toEqual(['1.000.000']);
  expect(rows.get('Pelo fator fixo (US$ 2 por milhão)')).toEqual(['US$ 3,0000']);
  expect(rows.get('Pelos preços das configurações')).toEqual(['US$ 0,4500']);
});

test('a month without anything has zeros', async () => {
  const rows = await rowsOf('2020-05');
  expect(rows.get('Contas no fim do mês')).toEqual(['0']);
  expect(rows.get('Visitas a páginas')).toEqual(['0']);
  expect(rows.get('Total')).toEqual(['0', '0', '0']);
  expect(rows.get('Acertos')).toEqual(['–']);
});

test('the PDF holds the same figures on A4, and nothing of a member', async () => {
  const { content } = await ana.client.admin.reports.pdf.query({ month: MONTH });
  const { sizes, words, text } = await readPdf(Buffer.from(content, 'base64'));
  expect(sizes[0]).toEqual([0, 0, 595.28, 841.89]);
  expect(text).toContain('Relatório de março de 2026');
  expect(text).toContain('1.234');
  expect(text).not.toMatch(/segredo|Maria/);
  // A short table is not divided.
  expect(words.filter((page) => /Tentativas.*Acertos/.test(page))).toHaveLength(1);
});

test.each(['2026-13', '1999-01', "2026-01'", ''])('"%s" is no month', async (month) => {
  await expect(ana.client.admin.reports.monthly.query({ month })).rejects.toMatchObject({
    data: { code: 'INVALID_INPUT' },
  });
});
