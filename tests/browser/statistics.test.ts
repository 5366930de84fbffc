import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Locator } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectFittingOnBoth, onBothSizes, openReady, signInAs, visit } from '../support/pages.ts';
import { join, joinAsAdmin } from '../support/people.ts';
import { until } from '../support/until.ts';
import { noonAgo, storeVisits } from '../support/visits.ts';

const browser = await openBrowser();
const app = await openApp();

beforeEach(async () => {
  await sql`truncate page_analytics, visit_days`.execute(app.context.db);
});

async function administrator(viewport: { width: number; height: number }) {
  const ana = await joinAsAdmin(app);
  // The figures of these tests are those they store.
  await ana.client.member.tracking.set.mutate({ recorded: false });
  const seen = await visit(browser, viewport, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, ana);
  return seen;
}

/** In how many lines the words of a card stand. */
const linesOf = (card: Locator): Promise<number> =>
  card.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.lastChild ?? element);
    return range.getClientRects().length;
  });

test('the dashboard shows its figures, empty at first', async () => {
  const jose = await join(app);
  const seen = await administrator(DESKTOP);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/dashboard`);
  await page.getByText('Nenhum dado de analytics disponível ainda').waitFor();
  await page.getByText('US$\u00a00,0000').first().waitFor();
  await expectFittingOnBoth(page);

  await storeVisits(app, [
    { at: noonAgo(1), path: '/bible', person: jose, seconds: 125 },
    { at: noonAgo(2), path: '/bible', person: jose },
    { at: noonAgo(2), path: '/admin/quiz/edit/$id', person: jose, seconds: 5 },
  ]);
  await page.reload();
  const row = page.getByRole('row', { name: /^Bíblia/ });
  await row.getByText('2m 5s').waitFor();
  expect(await row.innerText()).toMatch(/Bíblia\s+2\s+2m 5s/);
  const links = page.getByRole('region', { name: 'Áreas' }).getByRole('link');
  expect(await links.count()).toBeGreaterThan(8);
  const settings = links.filter({ hasText: 'Configurações' });
  await onBothSizes(page, async () => expect(await linesOf(settings)).toBe(1));
  await seen.close();
});

test('the statistics are plotted, stand in tables and can be taken away', async () => {
  const jose = await join(app);
  const seen = await administrator(DESKTOP);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/analytics`);
  await page.getByText('Nenhum dado de analytics disponível ainda').waitFor();
  await storeVisits(app, [
    { at: noonAgo(0), path: '/bible', person: jose, seconds: 60 },
    { at: noonAgo(1), path: '/chat', person: jose, seconds: 30, device: 'desktop' },
  ]);
  await openReady(page, `${app.baseUrl}/admin/analytics?days=30`);
  await page.locator('.uplot canvas').nth(1).waitFor();
  const period = page.getByRole('navigation', { name: 'Período' });
  expect(await period.locator('[aria-current=page]').allInnerTexts()).toEqual(['30 dias']);
  const days = page.getByRole('region', { name: 'Visitas e membros ativos por dia' });
  await days.getByText('Ver em tabela').click();
  await until(async () => (await days.getByRole('row').count()) === 31);
  await expectFittingOnBoth(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV: Tempo médio por página' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^visitas_por_pagina_\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('"Bíblia";"/bible";1;60');

  await page.getByRole('link', { name: '7 dias', exact: true }).click();
  await page.waitForURL(/analytics$/);
  await days.getByText('Ver em tabela').waitFor();
  await until(async () => (await days.getByRole('row').count()) === 8);
  await seen.close();
});

test('a plot is drawn anew in the colours of another theme', async () => {
  const jose = await join(app);
  const seen = await administrator(DESKTOP);
  const { page } = seen;
  await storeVisits(app, [{ at: noonAgo(0), path: '/bible', person: jose }]);
  await openReady(page, `${app.baseUrl}/admin/analytics`);
  const canvas = page.locator('.uplot canvas').first();
  await canvas.waitFor();
  const drawn = () => canvas.evaluate((each: HTMLCanvasElement) => each.toDataURL());
  const light = await drawn();
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'escuro';
  });
  await page.waitForFunction(
    (before) => document.querySelector<HTMLCanvasElement>('.uplot canvas')?.toDataURL() !== before,
    light,
  );
  await seen.close();
});

test('figures that do not load say so, and can be asked for again', async () => {
  const seen = await administrator(PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/users`);
  await page.route('**/trpc/**dashboard.stats**', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Painel', exact: true }).click();
  await page.getByRole('alert').getByText('Erro ao carregar estatísticas.').waitFor();
  await page.unroute('**/trpc/**dashboard.stats**');
  await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
  await page.getByText('Membros ativos agora').waitFor();
  await seen.close();
});
