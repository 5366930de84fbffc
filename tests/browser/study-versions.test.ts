import { expect, test } from 'vitest';
import { seedStudy } from '#server/features/guided-studies/authored-studies.ts';
import { insertItems } from '#server/features/guided-studies/versions/drafts.queries.ts';
import { itemsOf } from '#shared/guided-studies/study-items.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import type { ChatRequest } from '../support/fake-openai.ts';
import { openAppWithModel, openBrowser } from '../support/open-app.ts';
import {
  expectFittingOnBoth,
  openReady,
  signInAs,
  startWithClient,
  visit,
} from '../support/pages.ts';
import { join, joinAsAdmin } from '../support/people.ts';
import { asReply, contentFor, writtenFor } from '../support/study-writer.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const { app, fake } = await openAppWithModel();
await seedStudy(app.context.db, 'marriage');

async function enter() {
  const ana = await joinAsAdmin(app);
  const seen = await visit(browser, DESKTOP, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, ana);
  return { seen, page: seen.page, ana };
}

/** Stores what a model would have written up to a day of the plan. */
async function writeUpTo(id: string, day: number): Promise<void> {
  const items = itemsOf('marriage').filter(({ kind, number }) => kind !== 'day' || number <= day);
  const contents = new Map(items.map((item) => [item.key, contentFor(item)]));
  await insertItems(app.context.db, id, contents);
}

const daysWritten = async (id: string) => {
  const rows = await app.context.db
    .selectFrom('studyDraftItems')
    .select('key')
    .where('draftId', '=', id)
    .where('key', 'like', 'day:%')
    .execute();
  return rows.length;
};

const TITLE = 'Um casamento com rumo';

test('a new version is started, stopped and resumed', async () => {
  const { seen, page } = await enter();
  await openReady(page, `${app.baseUrl}/admin/studies`);
  await expectFittingOnBoth(page);
  const marriage = page.getByRole('region', { name: 'Casamento Abençoado' });
  await marriage.getByRole('button', { name: 'Nova versão' }).click();
  await page.waitForURL(/\/admin\/studies\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await writeUpTo(id, 10);
  await page.reload();

  // The answer with the next five days does not end before it is stopped.
  const answer = (request: ChatRequest) => asReply(writtenFor('marriage', request));
  fake.reply((request) => ({ ...answer(request), delayMs: 60, ending: 'hang' }));
  await openReady(page, page.url());
  await page.getByRole('button', { name: 'Continuar a geração' }).click();
  await page
    .getByText(/Dia 1[2-6] de 30/)
    .first()
    .waitFor();
  const aborted = fake.aborted();
  await page.getByRole('button', { name: 'Parar', exact: true }).click();
  await until(() => fake.aborted() > aborted);
  await page.getByRole('button', { name: 'Continuar a geração' }).waitFor();
  await until(async () => (await daysWritten(id)) >= 11);
  expect(await daysWritten(id)).toBeLessThan(20);
  expect(await page.getByRole('button', { name: 'Publicar', exact: true }).isDisabled()).toBe(true);
  await expectFittingOnBoth(page);

  fake.reply(answer);
  await page.getByRole('button', { name: 'Continuar a geração' }).click();
  await page.getByText('Rascunho completo').waitFor();
  await until(async () => (await daysWritten(id)) === 30);
  await seen.close();
}, 120_000);

test('a complete version is compared, edited and published, and a member reads it', async () => {
  const { seen, page, ana } = await enter();
  const { id } = await ana.client.admin.guidedStudies.start.mutate({ theme: 'marriage' });
  await writeUpTo(id, 30);
  await openReady(page, `${app.baseUrl}/admin/studies/${id}`);
  await page.getByRole('button', { name: 'Comparar com a ativa' }).click();
  const frame = page.getByRole('article', { name: 'Apresentação' });
  await frame.getByText('Diferente da ativa').waitFor();
  await expectFittingOnBoth(page);
  await frame.getByRole('button', { name: 'Editar' }).click();
  const introduction = frame.getByLabel('Introdução');
  await introduction.fill('Jesus disse: “Eu vim trazer descanso para a tua alma cansada”.');
  await frame.getByLabel('Título').fill(TITLE);
  await frame.getByRole('button', { name: 'Salvar' }).click();
  await frame.getByText(/Cite só a referência/).waitFor();
  await expectFittingOnBoth(page);
  // Nothing that was typed is lost.
  expect(await frame.getByLabel('Título').inputValue()).toBe(TITLE);
  await introduction.fill('Um caminho de trinta dias para os dois, como em João 2:1-2.');
  await frame.getByRole('button', { name: 'Salvar' }).click();
  // The active version beside it has the same chip once a first try has published it.
  await frame.getByRole('button', { name: 'João 2:1-2' }).first().waitFor();

  await page.getByLabel('Seção').selectOption('plan:2');
  await page.getByRole('article', { name: 'Dia 12 de 30' }).waitFor();
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await page.waitForURL(/\/admin\/studies$/);
  const marriage = page.getByRole('region', { name: 'Casamento Abençoado' });
  await marriage.getByText('Gerada por IA').first().waitFor();
  await seen.close();

  const member = await visit(browser, DESKTOP, { theme: 'claro', base: app.baseUrl });
  await signInAs(member, app, await join(app));
  await openReady(member.page, `${app.baseUrl}/themes/marriage`);
  await member.page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await member.close();
}, 120_000);

test('without a model nothing can be started, and a sentence says why', async () => {
  const bare = await startWithClient();
  const seen = await visit(browser, PHONE, { theme: 'claro', base: bare.baseUrl });
  await signInAs(seen, bare, await joinAsAdmin(bare));
  await openReady(seen.page, `${bare.baseUrl}/admin/studies`);
  await seen.page.getByText(/Nenhum modelo de inteligência artificial está configurado/).waitFor();
  const [button] = await seen.page.getByRole('button', { name: 'Nova versão' }).all();
  expect(await button?.isDisabled()).toBe(true);
  await expectFittingOnBoth(seen.page);
  await seen.close();
  await bare.close();
});
