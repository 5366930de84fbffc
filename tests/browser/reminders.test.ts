import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectNoOverflow,
  openReady,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp({ template: 'seeded' });

const reminder = (page: Page) => page.getByRole('region', { name: 'Lembrete de leitura' });

async function memberAt(size: typeof PHONE | typeof DESKTOP) {
  const person = await join(app);
  const seen = await visit(browser, size, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, person);
  return { ...seen, client: person.client };
}

test('a member chooses days and hour on a phone, and switches the reminder off again', async () => {
  const { page, client, close } = await memberAt(PHONE);
  await openReady(page, `${app.baseUrl}/profile`);
  const card = reminder(page);
  await card.getByText('Desligado.').waitFor();
  await card.getByText('Escolher dias e horário').click();
  for (const day of ['sábado', 'domingo']) await card.getByRole('button', { name: day }).click();
  await card.getByLabel('Horário').selectOption('06:00');
  await card.getByRole('button', { name: 'Ligar lembrete' }).click();
  await card.getByText('Ligado, às 06:00.').waitFor();
  expect(await client.member.reminders.current.query()).toMatchObject({
    reminder: { hour: 6, weekdays: [1, 2, 3, 4, 5], channel: 'email' },
  });
  const verse = page.getByRole('region', { name: 'Versículo do dia' });
  expect(await verse.getByLabel('Horário').isVisible()).toBe(false);
  await verse.getByText('Escolher dias e horário').click();
  await verse.getByLabel('Horário').selectOption('21:00');
  await verse.getByRole('button', { name: 'Ligar lembrete' }).click();
  await verse.getByText('Ligado, às 21:00.').waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Desligar' }).click();
  await card.getByText('Desligado.').waitFor();
  await verse.getByText('Ligado, às 21:00.').waitFor();
  expect(await client.member.reminders.current.query()).toMatchObject({ reminder: null });
  await close();
});

test('a reminder needs a weekday', async () => {
  const { page, close } = await memberAt(PHONE);
  await openReady(page, `${app.baseUrl}/profile`);
  await reminder(page).getByText('Escolher dias e horário').click();
  const days = await reminder(page).getByRole('group').getByRole('button').all();
  for (const day of days) await day.click();
  await reminder(page).getByRole('button', { name: 'Ligar lembrete' }).click();
  await reminder(page).getByText('Escolha pelo menos um dia da semana.').waitFor();
  await close();
});

test('the plan under way has the same settings', async () => {
  const { page, client, close } = await memberAt(DESKTOP);
  await client.member.readingPlans.start.mutate({ slug: 'primeiros-passos' });
  await openReady(page, `${app.baseUrl}/reading-plan`);
  await page.getByRole('button', { name: 'Lembrete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ligar lembrete' }).click();
  await dialog.getByText('Ligado, às 07:00.').waitFor();
  await expectAccessible(page);
  await close();
});
