import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOOKLETS } from '#server/content/booklets/booklets.ts';
import { seedBooklets } from '#server/features/booklets/booklets.seed.ts';
import { readPdf } from '../support/pdf.ts';
import { join } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const PATIENCE_MS = 240_000;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.context.db.deleteFrom('seeds').where('name', 'like', 'booklets/%').execute();
});
afterAll(() => app.close());

const { signal } = new AbortController();
const seed = () => seedBooklets(app.context, signal);

const booklets = () =>
  app.context.db
    .selectFrom('booklets')
    .innerJoin('bookletCategories', 'bookletCategories.id', 'booklets.categoryId')
    .select(['booklets.id', 'booklets.name', 'booklets.description', 'booklets.isActive'])
    .select(['booklets.pdfKey', 'bookletCategories.name as category'])
    .orderBy('booklets.id', 'desc')
    .execute();

test(
  'five booklets are made once, whoever starts at once, and stay as administrators leave them',
  async () => {
    await Promise.all([seed(), seed(), seed(), seed()]);
    const made = await booklets();
    expect(made.map(({ name }) => name)).toEqual(BOOKLETS.map(({ title }) => title));
    const files = await app.context.db.selectFrom('storedFiles').select(['key', 'state']).execute();
    expect(files.map(({ key }) => key).sort()).toEqual(made.map(({ pdfKey }) => pdfKey).sort());
    expect(files.every(({ state }) => state === 'stored')).toBe(true);

    const { cookie } = await join(app);
    for (const [index, { pdfKey, description, category }] of made.entries()) {
      const booklet = BOOKLETS[index];
      expect(category).toBe(booklet?.category);
      expect(description).toContain('Demonstração');
      const response = await fetch(`${app.baseUrl}/files/${pdfKey}`, { headers: { cookie } });
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const { pages, info, text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
      expect(pages).toBeGreaterThanOrEqual(8);
      expect(pages).toBeLessThanOrEqual(12);
      expect(info).toContain(booklet?.title);
      expect(info).toContain('pt-BR');
      for (const { title, readings } of booklet?.meetings ?? []) {
        for (const words of [title, ...readings]) expect(text).toContain(words);
      }
      expect(text).toContain('Material de demonstração');
    }

    const [first, second] = made;
    const { db } = app.context;
    await db
      .updateTable('booklets')
      .set({ name: 'Outro nome', isActive: false })
      .where('id', '=', first?.id ?? '')
      .execute();
    await db
      .deleteFrom('booklets')
      .where('id', '=', second?.id ?? '')
      .execute();
    await seed();
    expect(await booklets()).toEqual([
      { ...first, name: 'Outro nome', isActive: false },
      ...made.slice(2),
    ]);
  },
  PATIENCE_MS,
);
