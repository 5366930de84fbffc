import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectNoOverflow,
  openReady,
  signInAs,
  visit,
} from '../support/pages.ts';
import { joinAsAdmin } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp();

describe.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
] as const)('%s', (_name, viewport) => {
  test('an administrator goes through the months and downloads one', async () => {
    const ana = await joinAsAdmin(app);
    const seen = await visit(browser, viewport);
    await signInAs(seen, app, ana);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/admin/reports?month=2026-03`);
    await page.getByRole('heading', { name: 'março de 2026' }).waitFor();
    await page.getByRole('row', { name: 'Novas no mês 0' }).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'Mês anterior' }).click();
    await page.getByRole('heading', { name: 'fevereiro de 2026' }).waitFor();
    expect(page.url()).toContain('month=2026-02');
    await page.getByRole('row', { name: 'Novas no mês 0' }).waitFor();

    const saved = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const file = await download;
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
    };
    const csv = await saved('Baixar CSV');
    expect(csv.name).toBe('relatorio_2026-02.csv');
    expect(csv.content.toString('utf8')).toContain('"Novas no mês";"0"');
    const pdf = await saved('Baixar PDF');
    expect(pdf.name).toBe('relatorio_2026-02.pdf');
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');

    await openReady(page, `${app.baseUrl}/admin/reports`);
    await page.getByRole('link', { name: 'Mês anterior' }).waitFor();
    expect(await page.getByRole('link', { name: 'Próximo mês' }).count()).toBe(0);
    await seen.close();
  });
});
