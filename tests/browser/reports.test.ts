import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DESKTOP } from '../support/browser.ts';
import { bookletBy } from '../support/files.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectFittingOnBoth, openReady, signInAs, visit } from '../support/pages.ts';
import { joinAsAdmin, type Person } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp();

const LONG_NAME = 'Como ler a Bíblia em família, com crianças pequenas e avós, um pouco por dia';

/** A booklet that was downloaded in March 2026, whose first days nobody counted. */
async function useLibrary(ana: Person): Promise<void> {
  const { db } = app.context;
  const { id } = await bookletBy(ana, { name: LONG_NAME });
  await sql`truncate library_uses, library_uses_start`.execute(db);
  await db.insertInto('libraryUsesStart').values({ day: '2026-03-02' }).execute();
  await db
    .insertInto('libraryUses')
    .values({ day: '2026-03-05', kind: 'booklet-download', itemId: id, uses: 1234 })
    .execute();
}

test('an administrator goes through the months and downloads one', async () => {
  const ana = await joinAsAdmin(app);
  await useLibrary(ana);
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, ana);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/reports?month=2026-03`);
  await page.getByRole('heading', { name: 'março de 2026' }).waitFor();
  await page.getByRole('row', { name: 'Novas no mês 0' }).waitFor();
  await page.getByRole('row', { name: 'Downloads de apostilas 1.234' }).waitFor();
  await page.getByRole('row', { name: `1. ${LONG_NAME} 1.234` }).waitFor();
  await page.getByText('Contados por dia desde 02/03/2026.').waitFor();
  await expectFittingOnBoth(page);
  await page.getByRole('link', { name: 'Mês anterior' }).click();
  await page.getByRole('heading', { name: 'fevereiro de 2026' }).waitFor();
  expect(page.url()).toContain('month=2026-02');
  await page.getByRole('row', { name: 'Novas no mês 0' }).waitFor();
  await page.getByRole('row', { name: 'Downloads de apostilas –' }).waitFor();

  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const csv = await saved('Baixar CSV');
  expect(csv.name).toBe('relatorio_2026-02.csv');
  expect(csv.content.toString('utf8')).toContain('"Novas no mês";"0"');
  expect(csv.content.toString('utf8')).toContain('"Contados por dia desde 02/03/2026.');
  const pdf = await saved('Baixar PDF');
  expect(pdf.name).toBe('relatorio_2026-02.pdf');
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');

  await openReady(page, `${app.baseUrl}/admin/reports`);
  await page.getByRole('link', { name: 'Mês anterior' }).waitFor();
  expect(await page.getByRole('link', { name: 'Próximo mês' }).count()).toBe(0);
  await seen.close();
});
