import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, brazilianDay } from '#shared/calendar.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectNoOverflow,
  memberAt,
  openReady,
  reloadReady,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join } from '../support/people.ts';
import { until } from '../support/until.ts';

const DAY_MS = 86_400_000;

let now = new Date('2026-12-20T12:00:00Z');

const browser = await openBrowser();
const app = await openApp({ overrides: { now: () => now } });

const dialog = (page: Page) => page.getByRole('dialog');

async function startPlan(page: Page, title: string): Promise<void> {
  await openReady(page, `${app.baseUrl}/reading-plan`);
  await page
    .getByRole('article', { name: title })
    .getByRole('button', { name: 'Iniciar Trilha' })
    .click();
  await dialog(page).getByLabel('Primeiro dia').fill(brazilianDay(now));
  await dialog(page).getByRole('button', { name: 'Começar' }).click();
  await page.getByRole('region', { name: 'Trilha atual' }).waitFor();
}

/** What the end of a day says: a week has words of its own, and so has the plan's last day. */
function momentOf(day: number): string {
  if (day === 21) return 'Plano concluído';
  if (day === 14) return '2 semanas de leitura';
  return day === 7 ? 'Uma semana de leitura' : 'Por hoje, está lido';
}

test('a member follows a whole plan of 21 days, chapter by chapter', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await startPlan(page, 'Fé, Oração e Perdão');
  const plan = page.getByRole('region', { name: 'Trilha atual' });
  for (let day = 1; day <= 21; day++) {
    await plan.getByText(`Dia ${day}`, { exact: true }).waitFor();
    await plan.getByRole('button', { name: 'Fazer Leitura' }).click();
    await dialog(page)
      .getByRole('heading', { name: `Dia ${day} - ` })
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Complete todas as leituras' }).waitFor();
    for (const box of await dialog(page).getByRole('checkbox').all()) {
      await box.click();
      await until(() => box.isChecked());
    }
    await dialog(page).getByRole('button', { name: 'Concluir Dia' }).click();
    const moment = dialog(page).getByRole('region', { name: 'Leitura concluída' });
    await moment.getByText(momentOf(day)).waitFor();
    await moment.locator('blockquote').waitFor();
    if (day === 1) {
      await moment.getByRole('button', { name: 'Desfazer' }).click();
      await dialog(page).getByRole('button', { name: 'Concluir Dia' }).click();
    }
    if (day === 7) {
      await expectNoOverflow(page);
      await expectAccessible(page);
      await moment.getByRole('button', { name: 'Guardar como imagem' }).click();
      const share = page.getByRole('dialog', { name: 'Compartilhar' });
      await share.waitFor();
      await page.keyboard.press('Escape');
      await share.waitFor({ state: 'detached' });
    }
    await moment.getByRole('button', { name: 'Fechar', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    now = new Date(now.getTime() + DAY_MS);
  }
  await plan.waitFor({ state: 'detached' });
  await page.getByText('Concluído', { exact: true }).waitFor();
  await close();
});

test('a chapter opens in the reader, and coming back offers to tick it', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await startPlan(page, 'Primeiros Passos');
  await page.getByRole('button', { name: 'Fazer Leitura' }).click();
  await dialog(page).getByRole('link', { name: 'Ler João 1', exact: true }).click();
  await page.locator('#v1').waitFor();
  await page.getByRole('link', { name: 'Voltar ao dia 1 do plano' }).click();
  await dialog(page).getByText('Você abriu João 1. Marcar como lido?').waitFor();
  const box = dialog(page).getByRole('checkbox', { name: /^João 1(?: Lido)?$/ });
  expect(await box.isChecked()).toBe(false);
  await dialog(page).getByRole('button', { name: 'Marcar como lido' }).click();
  await dialog(page).getByText('Lido', { exact: true }).waitFor();
  expect(await box.isChecked()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Marcar áudio como ouvido' }).click();
  await page.getByText('Áudio marcado').waitFor();
  await dialog(page).getByText('Áudio ouvido').waitFor();
  await expectAccessible(page);
  await close();
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('the plan has its three parts on %s', async (_name, size) => {
  const { page, close } = await memberAt(browser, app, size);
  await startPlan(page, 'Em Família');
  await expectNoOverflow(page);
  await expectAccessible(page);
  if (size === PHONE) {
    await page.getByRole('button', { name: 'Ações rápidas' }).click();
    await dialog(page).getByRole('button', { name: 'Check-in Rápido' }).click();
  } else {
    await page.getByRole('button', { name: 'Ver plano' }).click();
    await dialog(page).getByText('Próximos 5 dias').waitFor();
    await dialog(page).getByRole('button', { name: 'Check-in Rápido' }).click();
    await dialog(page).getByRole('heading', { name: 'Dia 2' }).waitFor();
    await page.keyboard.press('Escape');
  }
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByText('1 de 30 dias').waitFor();
  await page.getByRole('button', { name: 'Ver plano' }).click();
  await dialog(page).getByRole('tab', { name: 'Calendário' }).click();
  await expectAccessible(page);
  expect(await dialog(page).getByRole('button', { name: 'Dia 3, futuro' }).isDisabled()).toBe(true);
  await dialog(page).getByRole('tab', { name: 'Orientações' }).click();
  await dialog(page).getByText('Sobre o plano').waitFor();
  await dialog(page).getByRole('tab', { name: 'Calendário' }).click();
  await dialog(page).getByRole('button', { name: 'Dia 1, concluído' }).click();
  await dialog(page).getByText('Dia concluído').waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Desfazer' }).click();
  await dialog(page).getByRole('button', { name: 'Complete todas as leituras' }).waitFor();
  expect(await dialog(page).getByRole('checkbox').first().isEnabled()).toBe(true);
  await close();
});

test('a bar over the reader ticks each reading of the day and survives a reload and other chapters', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await startPlan(page, 'Bíblia em 1 Ano');
  await page.getByRole('button', { name: 'Fazer Leitura' }).click();
  await dialog(page).getByRole('link', { name: /^Ler / }).first().click();
  const bar = page.getByRole('region', { name: 'Leitura do plano' });
  await bar.getByText(/^Leitura 1 de /).waitFor();
  const count = Number((await bar.innerText()).match(/de (\d+)/)?.[1]);
  expect(count).toBeGreaterThan(1);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await reloadReady(page);
  await bar.getByRole('button', { name: 'Marcar e seguir' }).click();
  await bar.getByText(`Leitura 2 de ${count}`).waitFor();
  // A chapter that is not of the day leads back to it.
  await openReady(page, `${app.baseUrl}/bible?ref=PSA.150`);
  await bar.getByText(`${count - 1} por ler`).waitFor();
  await bar.getByRole('button', { name: /^Voltar a / }).click();
  for (let reading = 2; reading < count; reading++) {
    await bar.getByText(`Leitura ${reading} de ${count}`).waitFor();
    await bar.getByRole('button', { name: 'Marcar e seguir' }).click();
  }
  await bar.getByText(`Leitura ${count} de ${count}`).waitFor();
  await bar.getByRole('button', { name: 'Concluir Dia' }).click();
  const moment = dialog(page).getByRole('region', { name: 'Leitura concluída' });
  await moment.getByText('Dia concluído!').waitFor();
  await moment.locator('blockquote').waitFor();
  await expectAccessible(page);
  await moment.getByRole('button', { name: 'Fechar', exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await bar.waitFor({ state: 'detached' });
  await close();
});

test('a plan is joined at a later day beside another, each with its ring, and left again', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await startPlan(page, 'Primeiros Passos');
  await page
    .getByRole('article', { name: 'Bíblia em 1 Ano' })
    .getByRole('button', { name: 'Iniciar Trilha' })
    .click();
  await dialog(page).getByLabel('Começar pelo dia do plano').fill('400');
  await dialog(page).getByText('Escolha um dia de 1 a 365.').waitFor();
  await dialog(page).getByLabel('Começar pelo dia do plano').fill('330');
  await dialog(page).getByLabel('Ao lado dele').check();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Começar' }).click();
  const year = page.getByRole('region', { name: 'Trilha atual: Bíblia em 1 Ano' });
  await year.getByText('0 de 36 dias').waitFor();
  await page.getByRole('region', { name: 'Trilha atual: Primeiros Passos' }).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await openReady(page, `${app.baseUrl}/dashboard`);
  const today = page.getByRole('region', { name: 'Leitura de hoje' });
  await today.getByRole('progressbar', { name: 'Progresso: Primeiros Passos' }).waitFor();
  await today.getByRole('link', { name: 'Bíblia em 1 Ano · Dia 330 de 365' }).click();
  await dialog(page).getByRole('heading', { name: 'Dia 330 - ' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await year.getByRole('button', { name: 'Ver plano' }).click();
  await dialog(page).getByRole('button', { name: 'Deixar este plano' }).click();
  await page.getByText('Você deixou este plano').waitFor();
  await year.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await year.getByText('0 de 36 dias').waitFor();
  await close();
});

test('a member makes a plan of their own, sees how it would be, starts it and changes its name', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await openReady(page, `${app.baseUrl}/reading-plan`);
  const mine = page.getByRole('region', { name: 'Meus planos' });
  await mine.getByRole('button', { name: 'Criar um plano' }).click();
  await dialog(page).getByLabel('Nome do plano').fill('Rute e Ester');
  await dialog(page).getByRole('button', { name: 'Ver como fica' }).click();
  await dialog(page).getByText('Escolha pelo menos um livro.').waitFor();
  await dialog(page).getByLabel('Livro').selectOption('RUT');
  await dialog(page).getByRole('button', { name: 'Acrescentar' }).click();
  await dialog(page).getByLabel('Livro').selectOption('EST');
  await dialog(page).getByLabel('Ao capítulo').fill('3');
  await dialog(page).getByRole('button', { name: 'Acrescentar' }).click();
  await dialog(page).getByText('Ester 1–3').waitFor();
  await dialog(page).getByRole('button', { name: 'domingo' }).click();
  await dialog(page).getByLabel('Começa em').fill(brazilianDay(now));
  await dialog(page)
    .getByLabel('Termina em')
    .fill(addDays(brazilianDay(now), 6));
  await dialog(page).getByRole('button', { name: 'Ver como fica' }).click();
  await dialog(page)
    .getByText(/^6 dias de leitura/)
    .waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Criar plano' }).click();
  await dialog(page).getByLabel('Primeiro dia').fill(brazilianDay(now));
  await dialog(page).getByRole('button', { name: 'Começar' }).click();
  const plan = page.getByRole('region', { name: 'Trilha atual' });
  await plan.getByText('0 de 6 dias').waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await mine.getByRole('button', { name: 'Mudar Rute e Ester' }).click();
  await dialog(page).getByLabel('Nome do plano').fill('Duas mulheres');
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await plan.getByRole('heading', { name: 'Duas mulheres' }).waitFor();
  await mine.getByRole('button', { name: 'Excluir Duas mulheres' }).click();
  await dialog(page).getByRole('button', { name: 'Excluir', exact: true }).click();
  await plan.waitFor({ state: 'detached' });
  await close();
});

/** A member's window on a plan that began on another day. */
async function planFrom(offset: number) {
  const maria = await join(app);
  const startsOn = addDays(brazilianDay(now), offset);
  await maria.client.member.readingPlans.start.mutate({ slug: 'em-familia', startsOn });
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  return seen;
}

test('overdue days are open, a day to come is not, and many days are asked about and undone', async () => {
  const { page, close } = await planFrom(-9);
  await openReady(page, `${app.baseUrl}/reading-plan?day=20`);
  await dialog(page).getByText('Este dia ainda não chegou.').waitFor();
  expect(await dialog(page).getByRole('checkbox').count()).toBe(0);
  await dialog(page).getByRole('button', { name: 'Abrir o dia 1' }).click();
  await dialog(page).getByRole('heading', { name: 'Dia 1 - ' }).waitFor();
  const tick = '**/member.readingPlans.tick*';
  const data = { code: 'UNAVAILABLE', httpStatus: 503, field: null };
  await page.route(tick, (route) =>
    route.fulfill({ status: 503, json: { error: { code: -1, message: 'não', data } } }),
  );
  await dialog(page).getByRole('checkbox').first().click();
  await page.getByText('Não foi possível completar as leituras').waitFor();
  expect(await dialog(page).getByRole('checkbox').first().isChecked()).toBe(false);
  await page.unroute(tick);
  for (const box of await dialog(page).getByRole('checkbox').all()) {
    await box.click();
    await until(() => box.isChecked());
  }
  await page.keyboard.press('Escape');
  await dialog(page).getByText('Quer concluir o dia antes de sair?').waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Agora não' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ver plano' }).click();
  await dialog(page).getByRole('tab', { name: 'Calendário' }).click();
  const day = (name: string) => dialog(page).getByRole('button', { name, exact: true });
  await day('Dia 1, atual').waitFor();
  for (const [name, open] of [
    ['Dia 3, atrasado', true],
    ['Dia 10, de hoje', true],
    ['Dia 11, futuro', false],
  ] as const) {
    expect([name, await day(name).isEnabled()]).toEqual([name, open]);
  }
  await dialog(page).getByRole('tab', { name: 'Visão Geral' }).click();
  await dialog(page).getByRole('button', { name: 'Já li os 9 dias' }).click();
  const question = dialog(page).filter({ hasText: 'Concluir 9 dias de uma vez?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Já li os 9 dias' }).click();
  await page.getByText('Check-in realizado!').waitFor();
  await question.waitFor({ state: 'detached' });
  await page.getByText('9 de 30 dias').waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByText('0 de 30 dias').waitFor();
  await close();
});

test('a plan that begins later says when', async () => {
  const { page, close } = await planFrom(5);
  await openReady(page, `${app.baseUrl}/dashboard`);
  await page.getByRole('heading', { name: /^Começa em \d\d\/01\/2027$/ }).waitFor();
  await openReady(page, `${app.baseUrl}/reading-plan`);
  const plan = page.getByRole('region', { name: 'Trilha atual' });
  await plan.getByText(/^Começa em \d+ de janeiro de 2027$/).waitFor();
  await close();
});

test('the dashboard leads to a plan, and then to its first chapter, in one tap each', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await openReady(page, `${app.baseUrl}/dashboard`);
  const today = page.getByRole('region', { name: 'Leitura de hoje' });
  // A phone has the way to the Bible in its bar alone, where nothing was read yet.
  expect(await page.getByRole('link', { name: /^(?:Ler a )?Bíblia$/ }).count()).toBe(1);
  await today.getByRole('link', { name: 'Escolher um plano' }).click();
  await page.waitForURL('**/reading-plan');
  await startPlan(page, 'Primeiros Passos');
  await openReady(page, `${app.baseUrl}/dashboard`);
  await today.getByRole('link', { name: 'Ler João 1' }).click();
  await page.waitForURL('**/bible?ref=JHN.1');
  await close();
});

test('a visitor sees the plans and is told what needs an account', async () => {
  const { page, close } = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await openReady(page, `${app.baseUrl}/reading-plan`);
  const card = page.getByRole('article', { name: 'Primeiros Passos' });
  expect(await card.getByRole('button', { name: 'Iniciar Trilha' }).isDisabled()).toBe(true);
  await card.getByText('Você precisa estar logado para iniciar um plano').waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Entrar' }).click();
  await page.waitForURL('**/auth?redirect=%2Freading-plan');
  await close();
});

test('without scripts a public page has its text, its title and its description', async () => {
  for (const [path, text] of [
    ['/reading-plan', 'Bíblia em 90 Dias'],
    ['/panorama', 'Habacuque'],
  ] as const) {
    const html = await (await fetch(app.baseUrl + path)).text();
    expect(html).toContain(text);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(html).toContain(`<link rel="canonical" href="${app.baseUrl}${path}"`);
  }
});

test('a phone shows for whom a plan is by a tap, a desktop at once', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await openReady(page, `${app.baseUrl}/reading-plan`);
  const card = page.getByRole('article', { name: 'Em Família' });
  const sample = card.getByText(/^Exemplo, dia/);
  expect(await sample.isVisible()).toBe(false);
  await card.getByRole('button', { name: 'Mais sobre Em Família', expanded: false }).click();
  await sample.waitFor();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Menos sobre Em Família' }).click();
  await page.setViewportSize(DESKTOP);
  await sample.waitFor();
  await close();
});
