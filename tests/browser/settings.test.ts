import { expect, test } from 'vitest';
import { DESKTOP } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectFittingOnBoth, openReady, signInAs, visit } from '../support/pages.ts';
import { joinAsAdmin } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

test('an administrator changes settings, is told of a faster one, and tests a port', async () => {
  await app.context.db.deleteFrom('systemSettings').execute();
  app.context.settings.forget();
  const ana = await joinAsAdmin(app);
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, ana);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/settings`);
  const uploads = page.getByRole('region', { name: 'Envio de arquivos' });
  const pdf = uploads.getByLabel('Tamanho máximo de um PDF');
  await pdf.fill('80');
  await uploads.getByRole('button', { name: 'Salvar' }).click();
  await uploads.getByText('Escolha de 1 a 50.').waitFor();
  await pdf.fill('20');
  await uploads.getByRole('button', { name: 'Salvar' }).click();
  await uploads.getByText(`Mudado por ${ana.name}`).waitFor();
  await until(async () => (await app.context.settings.read('pdfMegabytes')) === 20);

  const prices = page.getByRole('region', { name: 'Preços do modelo' });
  await prices.getByLabel('Entrada, por milhão de tokens').fill('0,15');
  const changes = [{ name: 'inputPrice' as const, was: 2, value: 0.6 }];
  await ana.client.admin.settings.change.mutate({ changes });
  await prices.getByRole('button', { name: 'Salvar' }).click();
  await prices.getByText('outra pessoa mudou “Entrada, por milhão de tokens” para 0,6').waitFor();
  expect(await prices.getByLabel('Entrada, por milhão de tokens').inputValue()).toBe('0,15');
  await prices.getByText(`Mudado por ${ana.name}`).waitFor();
  await prices.getByRole('button', { name: 'Salvar' }).click();
  await prices.getByRole('alert').waitFor({ state: 'detached' });
  await until(async () => (await app.context.settings.read('inputPrice')) === 0.15);

  await page.getByRole('button', { name: 'Testar: Banco de dados' }).click();
  await page.getByText(/O banco de dados respondeu em \d+ ms/).waitFor();
  await expectFittingOnBoth(page);

  await openReady(page, `${app.baseUrl}/admin/audit`);
  await page.getByText('mudou a configuração Tamanho máximo de um PDF').first().waitFor();
  await page.getByText('valor: de “50” para “20”').first().waitFor();
  await seen.close();
});

test('members read what the site tells them', async () => {
  const ana = await joinAsAdmin(app);
  const before = await app.context.settings.readAll();
  await ana.client.admin.settings.change.mutate({
    changes: [
      { name: 'warningBanner', was: before.warningBanner, value: 'Parada hoje às 22h.' },
      { name: 'memberNotice', was: before.memberNotice, value: 'Novas apostilas chegaram.' },
      { name: 'landingNotice', was: before.landingNotice, value: 'Abrimos as inscrições.' },
    ],
  });
  const seen = await visit(browser, DESKTOP);
  const { page } = seen;
  await page.goto(app.baseUrl);
  await page.getByText('Abrimos as inscrições.').waitFor();
  await signInAs(seen, app, ana);
  await openReady(page, `${app.baseUrl}/dashboard`);
  await page.getByText('Novas apostilas chegaram.').waitFor();
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Fechar o alerta' }).click();
  await page.getByText('Parada hoje às 22h.').waitFor({ state: 'detached' });
  await seen.close();
});
