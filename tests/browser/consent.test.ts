import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openBrowser, openSharedAppWithModel } from '../support/open-app.ts';
import { expectFittingOnBoth, memberAt, openReady } from '../support/pages.ts';

const browser = await openBrowser();
const { app, fake } = await openSharedAppWithModel();

test('with the model switched off the library answers and nothing is sent', async () => {
  const seen = await memberAt(browser, app, PHONE, true);
  const { page } = seen;
  const before = fake.requests.length;
  const allow = page.getByLabel('Autorizo o uso de inteligência artificial');
  await openReady(page, `${app.baseUrl}/profile`);
  await page.getByText('Ligada: as respostas podem ser geradas por IA.').waitFor();
  const refused = page.waitForResponse(/consent\.set/);
  await allow.click();
  await page.getByText('Desligada: quem responde é o nosso acervo.').waitFor();
  await refused;
  expect(await allow.evaluate((box) => box === document.activeElement)).toBe(true);
  await expectFittingOnBoth(page);

  await openReady(page, `${app.baseUrl}/theme-study`);
  await page.getByLabel('Tema do estudo').fill('Gratidão');
  await page.getByRole('button', { name: 'Preparar estudo' }).click();
  await page.getByText('Você desligou a inteligência artificial no seu perfil').waitFor();
  await page.getByText('Texto pronto do nosso acervo').waitFor();
  expect(fake.requests.length).toBe(before);

  await openReady(page, `${app.baseUrl}/profile`);
  const stored = page.waitForResponse(/consent\.set/);
  await allow.click();
  await page.getByText('Ligada: as respostas podem ser geradas por IA.').waitFor();
  await stored;
  await page.reload();
  expect(await allow.isChecked()).toBe(true);
  await seen.close();
});
