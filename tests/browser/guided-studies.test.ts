import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { seedStudies } from '#server/features/guided-studies/authored-studies.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectFittingOnBoth,
  expectNoOverflow,
  memberAt,
  openReady,
} from '../support/pages.ts';
import { join } from '../support/people.ts';

const NOON = '2026-03-02T15:00:00Z';
let clock = new Date(NOON);
beforeEach(() => {
  clock = new Date(NOON);
});

const browser = await openBrowser();
const app = await openApp({ overrides: { now: () => clock } });
await seedStudies(app.context.db);
const empty = await openApp();

const passDays = (days: number) => {
  clock = new Date(clock.getTime() + days * 86_400_000);
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a section as a tab, or on a phone from the menu of the sections. */
async function openSection(page: Page, label: string) {
  if (page.viewportSize()?.width === PHONE.width) {
    await button(page, /^Seções do estudo/).click();
    await page.getByRole('dialog').getByRole('link', { name: label, exact: true }).click();
  } else {
    await page
      .getByRole('navigation', { name: 'Seções do estudo' })
      .getByRole('link', { name: label, exact: true })
      .click();
  }
  const section = page.getByRole('region', { name: label, exact: true });
  await section.waitFor();
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  return section;
}

const STUDIES = [
  {
    path: '/themes/holy-spirit',
    first: 'Plano de 30 dias',
    tabs: ['Ensinamentos', 'Orações', 'Ações práticas', 'Versículos-chave'],
    days: 30,
  },
  {
    path: '/themes/priest',
    first: 'Introdução',
    tabs: ['Ensinamentos', 'Versículos', 'Orações', 'Ações', 'Plano 50 Dias', 'Conselho', 'Chat'],
    days: 50,
  },
  {
    path: '/themes/builder',
    first: 'Introdução',
    tabs: ['Ensinamentos', 'Versículos', 'Orações', 'Ações', 'Plano 47 Dias', 'Chat'],
    days: 47,
  },
  {
    path: '/themes/marriage',
    first: 'Visão Geral',
    tabs: ['Ensinamentos', 'Orações', 'Plano de 30 Dias', 'Aconselhamento', 'Bate-papo'],
    days: 30,
  },
] as const;

test.each(STUDIES)('$path opens with its first section, and every other one', async (study) => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, app.baseUrl + study.path);
  await page.getByRole('region', { name: study.first, exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Conclusão' }).waitFor();
  await expectNoOverflow(page);
  const days = page.locator('ol > li a[data-on]');
  const [second] = study.tabs;
  await button(page, `${study.first} 1 de ${study.tabs.length + 1}`).waitFor();
  await page.getByRole('link', { name: `Seguir para ${second}`, exact: true }).click();
  await page.getByRole('region', { name: second, exact: true }).waitFor();
  await openSection(page, study.first);
  if (study.first.startsWith('Plano')) await expect.poll(() => days.count()).toBe(study.days);
  for (const label of study.tabs) {
    const section = await openSection(page, label);
    expect(await section.innerText(), label).not.toBe('');
    await expectFittingOnBoth(page);
    if (label.startsWith('Plano')) await expect.poll(() => days.count()).toBe(study.days);
  }
  await page.setViewportSize(DESKTOP);
  for (const label of study.tabs) await openSection(page, label);
  await seen.close();
});

test('the gifts lead to a gift and its thirty days', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/themes/gifts`);
  for (const name of [/^Dons Carismáticos/, /^Dons Ministeriais/, /^Planos de 30 dias/]) {
    await page.getByRole('heading', { name }).waitFor();
  }
  await page.getByText('Assistente Bíblico').first().waitFor();
  await expectFittingOnBoth(page);
  await page
    .getByRole('link', { name: /^Dom da fé/ })
    .first()
    .click();
  for (const name of ['Significado', 'Características', 'Aplicação', 'Cuidados']) {
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  await button(page, 'Começar o plano hoje').click();
  await button(page, 'Concluir o dia 1').click();
  await page.getByText('Dia concluído', { exact: true }).waitFor();
  await expectFittingOnBoth(page);
  await page.getByRole('link', { name: 'Todos os dons' }).click();
  await page.getByRole('heading', { name: /^Dons Carismáticos/ }).waitFor();
  await seen.close();
});

test('every section answers a press from hydration on, however late further code arrives', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  // A slow line: what a page asks for only once it is drawn arrives long after the first press.
  await page.route('**/assets/*.js', async (route) => {
    await delay(1500);
    await route.continue();
  });
  await openReady(page, `${app.baseUrl}/themes/marriage`);
  const prayers = page.getByRole('article').filter({ has: page.getByText('Ler outra oração') });
  await prayers.first().locator('summary').click();
  await prayers.first().getByRole('button', { name: 'Ler outra oração' }).click();
  await button(page, 'Voltar à oração do estudo').waitFor();
  await openReady(page, `${app.baseUrl}/themes/holy-spirit?tab=plan&day=1`);
  await page.getByRole('article').getByRole('button', { name: 'Ler outra oração' }).click();
  await button(page, 'Voltar à oração do estudo').waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await seen.close();
});

test('a plan is followed: started, done day by day, caught up, paused, started again', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  const plan = `${app.baseUrl}/themes/priest?tab=plan`;
  await openReady(page, plan);
  await button(page, 'Começar o plano hoje').click();
  await page.getByRole('heading', { name: 'Dia 1 de 50' }).waitFor();
  await page.getByText('término previsto em 20/04/2026').waitFor();
  await button(page, 'Concluir o dia 1').dblclick();
  await page.getByText('Dia concluído', { exact: true }).waitFor();
  await page.getByText('1 dia concluído de 50 (2%)').waitFor();
  await button(page, 'Desfazer').click();
  await page.getByText('0 dias concluídos de 50').waitFor();
  await button(page, 'Concluir o dia 1').click();
  await page.getByRole('heading', { name: 'Dia 2 de 50' }).waitFor();
  // A day that has not come is read, and not done.
  await page.getByRole('link', { name: /^Dia 7/ }).click();
  await page.getByText('Este dia abre depois do dia 6.').waitFor();

  passDays(4);
  await openReady(page, plan);
  await page.getByText('3 dias ficaram para trás no calendário.').waitFor();
  await button(page, 'Ajustar o calendário').click();
  await page.getByText('término previsto em 23/04/2026').waitFor();
  expect(await page.getByText('para trás no calendário').count()).toBe(0);

  await openReady(page, `${app.baseUrl}/dashboard`);
  await page.getByText(/dia 2 de 50/).click();
  await page.getByRole('heading', { name: 'Dia 2 de 50' }).waitFor();

  await button(page, 'Opções do plano').click();
  await button(page, 'Pausar').click();
  await page.getByRole('heading', { name: 'Em pausa no dia 2' }).waitFor();
  passDays(5);
  await button(page, 'Retomar o plano').click();
  await page.getByText('término previsto em 28/04/2026').waitFor();

  await button(page, 'Opções do plano').click();
  await button(page, 'Parar de seguir').click();
  await page.getByRole('heading', { name: 'Você parou no dia 2' }).waitFor();
  await button(page, 'Continuar do dia 2').click();
  await page.getByRole('heading', { name: 'Dia 2 de 50' }).waitFor();
  await button(page, 'Opções do plano').click();
  await button(page, 'Recomeçar do dia 1').click();
  await button(page, 'Recomeçar').click();
  await page.getByRole('heading', { name: 'Dia 1 de 50' }).waitFor();
  await page.getByText('0 dias concluídos de 50').waitFor();
  await seen.close();
});

test('an address with a day that is none, or beyond the plan, opens a day that there is', async () => {
  const maria = await join(app);
  const { id } = await maria.client.member.readingPlans.start.mutate({ slug: 'em-familia' });
  const pages = [
    ...['builder', 'priest', 'holy-spirit', 'marriage'].map((theme) => `${theme}?tab=plan`),
    'gifts?gift=servico',
  ].map((page) => `/themes/${page}&`);
  const root = async (path: string) => {
    const headers = { accept: 'text/html', cookie: maria.cookie };
    const response = await fetch(app.baseUrl + path, { headers });
    expect(response.status, path).toBe(200);
    return response.text();
  };
  for (const page of pages) {
    const days: string[] = [];
    for (const day of ['abc', '0', '-3', '1.5', '%22%22', '99999']) {
      const [, shown = ''] = /aria-label="(Dia \d+)"/.exec(await root(`${page}day=${day}`)) ?? [];
      days.push(shown);
    }
    const last = { '/themes/builder': 'Dia 47', '/themes/priest': 'Dia 50' }[
      page.split('?')[0] ?? ''
    ];
    expect(days, page).toEqual([...days.slice(0, 5).map(() => 'Dia 1'), last ?? 'Dia 30']);
  }
  for (const day of ['abc', '0', '-3', '99999', '300']) {
    expect(await root(`/reading-plan?day=${day}`)).toMatch(/<h1/);
  }
  for (const day of [0, 99_999, 300]) {
    await expect(maria.client.member.readingPlans.day.query({ id, day })).rejects.toMatchObject({
      data: { httpStatus: day === 300 ? 404 : 400 },
    });
  }
});

test('a prayer is generated on request, and the button goes back to the study’s own', async () => {
  const seen = await memberAt(browser, app, PHONE, false);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/themes/builder?tab=plan&day=3`);
  const day = page.getByRole('article', { name: 'Dia 3' });
  // Its code comes after the text.
  await day.getByRole('button', { name: /^Memorizar/ }).waitFor();
  const before = await day.innerText();
  await button(page, 'Ler oração mais longa').click();
  await button(page, 'Voltar à oração do estudo').click();
  await button(page, 'Ver a outra oração').waitFor();
  expect((await day.innerText()).replace('Ver a outra oração', 'Ler oração mais longa')).toBe(
    before,
  );
  await seen.close();
});

test('a study that comes late says meanwhile what is loading', async () => {
  const seen = await memberAt(browser, app, DESKTOP);
  const { page } = seen;
  for (const [path, words] of [
    ['/themes/holy-spirit', 'Preparando o estudo sobre o Espírito Santo...'],
    ['/themes/priest', 'Carregando conteúdo...'],
    ['/themes/builder', 'Carregando conteúdo...'],
    ['/themes/gifts', 'Carregando conteúdo...'],
    ['/themes/marriage', 'Carregando conteúdo...'],
  ] as const) {
    await openReady(page, `${app.baseUrl}/dashboard`);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/trpc/*guidedStudies*', async (route) => {
      await released;
      await route.continue();
    });
    await page.locator(`main a[href="${path}"]`).first().dispatchEvent('click');
    const waiting = page.getByText(words, { exact: true });
    await waiting.waitFor();
    release();
    await page.getByRole('heading', { name: 'Conclusão' }).waitFor();
    expect(await waiting.count()).toBe(0);
    await page.unroute('**/trpc/*guidedStudies*');
  }
  await seen.close();
});

test('counsel is given for what is described, and nothing is asked with nothing written', async () => {
  const seen = await memberAt(browser, app, PHONE, false);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/themes/marriage?tab=advice`);
  const ask = button(page, 'Obter Conselho Bíblico');
  expect(await ask.isDisabled()).toBe(true);
  const field = page.getByLabel('O que vocês estão vivendo?');
  // The section's code comes after the page's.
  await expect
    .poll(async () => {
      await field.fill('');
      await field.fill('Não conseguimos conversar sem brigar');
      return ask.isEnabled();
    })
    .toBe(true);
  await ask.click();
  await page.getByRole('heading', { name: 'Conselho Bíblico' }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('');

  await openReady(page, `${app.baseUrl}/themes/priest?tab=advice`);
  await pressUntil(ask, page.getByText('Por favor, descreva seu problema.'));
  await seen.close();
});

test('the conversation of the builder gives counsel, and "Limpar" leaves the greeting', async () => {
  const seen = await memberAt(browser, app, PHONE, false);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/themes/builder?tab=chat`);
  const messages = page.getByRole('region', { name: 'Conversa' }).getByRole('listitem');
  await page.getByPlaceholder('Digite sua mensagem...').fill('Estou cansada de fazer tudo sozinha');
  await button(page, 'Enviar').click();
  await page.getByText('Texto pronto do nosso acervo').first().waitFor();
  await button(page, 'Limpar').click();
  await page.getByText('Histórico de conversas removido.').waitFor();
  await expect.poll(() => messages.count()).toBe(1);
  await seen.close();
});

test('a theme without content says so, and brings it where its page offers to', async () => {
  await empty.context.db.deleteFrom('studyContents').execute();
  const seen = await memberAt(browser, empty, PHONE);
  const { page } = seen;
  await openReady(page, `${empty.baseUrl}/themes/holy-spirit`);
  await page.getByText('Conteúdo não encontrado').waitFor();
  await expectAccessible(page);
  // Where nothing is active the page asks for generation.
  await pressUntil(
    button(page, 'Tentar novamente'),
    page.getByRole('region', { name: 'Plano de 30 dias', exact: true }),
  );
  await expect.poll(() => page.getByText('Conteúdo não encontrado').count()).toBe(0);

  await openReady(page, `${empty.baseUrl}/themes/marriage`);
  await page.getByText('Erro ao carregar conteúdo').waitFor();
  await pressUntil(
    button(page, 'Tentar novamente'),
    page.getByRole('region', { name: 'Visão Geral' }),
  );

  await openReady(page, `${empty.baseUrl}/themes/gifts`);
  await pressUntil(
    button(page, 'Gerar Conteúdo'),
    page.getByRole('heading', { name: /^Dons Carismáticos/ }),
  );
  await seen.close();
});

/** Presses a button whose code may come after the page's, until what it brings is there. */
async function pressUntil(pressed: Locator, brought: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        // A press on a button that goes meanwhile is ended by what takes its place.
        const press = (await pressed.isVisible()) ? pressed.click().catch(() => {}) : null;
        await Promise.race([press, brought.waitFor().catch(() => {})]);
        return brought.count();
      },
      { interval: 500 },
    )
    .toBe(1);
}
