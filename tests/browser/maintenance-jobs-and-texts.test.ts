import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { DESKTOP } from '../support/browser.ts';
import { JSON_BIBLE } from '../support/import-files.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectFittingOnBoth, openReady, signInAs, visit } from '../support/pages.ts';
import { joinAsAdmin } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

let fails = true;
/** A translation of its own for each try, since an installed one is not imported again. */
let imports = 0;
const letters = defineJob({
  name: 'letters',
  title: 'Cartas',
  payload: z.strictObject({}),
  handle: async () => {
    if (fails) throw new Error('refused');
  },
  cron: { at: '30 4 * * *' },
  queue: { retryLimit: 0 },
});

/** Leaves no failure of an earlier try behind. */
async function discardFailures(): Promise<void> {
  const { jobs } = app.context;
  for (const { name, failures } of await jobs.queues()) {
    for (const { id } of failures) await jobs.discard(name, id);
  }
}

test('an administrator retries and discards what failed', async () => {
  fails = true;
  const { jobs } = app.context;
  await discardFailures();
  const ana = await joinAsAdmin(app);
  await jobs.work(app.context, [letters], new AbortController().signal);
  for (let sent = 0; sent < 2; sent++) await jobs.send(letters, {});
  await until(async () => (await jobs.queues()).some(({ failed }) => failed === 2));

  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, ana);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/maintenance`);
  const failures = page.getByRole('list', { name: 'Falhas: Cartas' }).getByRole('listitem');
  await until(async () => (await failures.count()) === 2);
  await expectFittingOnBoth(page);

  fails = false;
  await failures.first().getByRole('button', { name: 'Tentar de novo' }).click();
  await until(async () => (await failures.count()) === 1);
  await failures.first().getByRole('button', { name: 'Descartar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Descartar a tarefa?' });
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  // An open dialog hides the list behind it from roles: an empty list proves nothing until then.
  await dialog.waitFor({ state: 'detached' });
  await until(async () => (await failures.count()) === 0);
  await until(async () => (await jobs.queues()).every(({ failed }) => failed === 0));
  await seen.close();
});

test('an administrator imports a translation and verifies it', async () => {
  const ana = await joinAsAdmin(app);
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, ana);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/maintenance`);
  await page.getByRole('button', { name: 'Importar tradução' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar tradução' });
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await dialog.getByText('Escolha um arquivo.').waitFor();
  const file = (text: string) => ({
    name: 'teste.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  imports++;
  const name = `Tradução ${imports}`;
  const json = JSON.stringify({ ...JSON_BIBLE, id: `teste-${imports}`, name });
  await dialog.getByLabel('Arquivo').setInputFiles(file(json.slice(0, 50)));
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await dialog.getByText('teste.json: não é um JSON completo').waitFor();
  await expectFittingOnBoth(page);
  await dialog.getByLabel('Arquivo').setInputFiles(file(json));
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Verificar: ${name}` }).click();
  await page.getByText('Intacta: 1 capítulo e 1 versículo').waitFor();
  await expectFittingOnBoth(page);
  expect(await page.getByText(/^A importação de .* falhou/u).count()).toBe(0);
  await page.getByRole('button', { name: `Remover: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
  await page.getByText('Tradução removida').waitFor();
  await until(async () => (await page.getByText(name, { exact: true }).count()) === 0);
  await seen.close();
}, 90_000);
