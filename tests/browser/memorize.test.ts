import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectNoOverflow,
  memberAt,
  openReady,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp();

test('a verse is added by its place and learned in four steps', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await openReady(page, `${app.baseUrl}/memorize`);
  await page.getByText('Nada para hoje.').waitFor();
  const place = page.getByLabel('Acrescentar um versículo');
  await place.fill('amor');
  await page.getByRole('button', { name: 'Acrescentar' }).click();
  await page.getByText('Escreva um lugar da Bíblia').waitFor();
  await place.fill('Jo 3:16');
  await page.getByRole('button', { name: 'Acrescentar' }).click();
  const now = page.getByRole('region', { name: 'Versículo de agora' });
  await now.getByRole('heading', { name: 'João 3:16' }).waitFor();
  const words = await now.locator('blockquote').evaluate((quote) => quote.firstChild?.textContent);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await now.getByRole('button', { name: 'Continuar' }).click();
  const hidden = now.getByRole('button', { name: 'Palavra escondida' });
  const count = await hidden.count();
  expect(count).toBeGreaterThan(3);
  await expectAccessible(page);
  await hidden.first().click();
  await expect.poll(() => hidden.count()).toBe(count - 1);
  await now.getByRole('button', { name: 'Continuar' }).click();
  await now.getByText('só com as primeiras letras').waitFor();
  await now.getByRole('button', { name: 'Continuar' }).click();
  const typed = now.getByRole('textbox', { name: 'O versículo' });
  await typed.fill(
    `${words}`
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z ]/g, ''),
  );
  await now.getByRole('button', { name: 'Conferir' }).click();
  await now.getByText('Todas as palavras.').waitFor();
  await expectAccessible(page);
  await now.getByRole('button', { name: 'Seguir' }).click();
  await page.getByText('Por hoje é só.').waitFor();
  const list = page.getByRole('region', { name: 'Seus versículos' });
  await list.getByText(/^volta em \d+ dias$/).waitFor();
  await list.getByRole('button', { name: 'Tirar João 3:16' }).click();
  await list.waitFor({ state: 'detached' });
  await close();
});

test('saved verses and the day of a plan lead to it, and a verse that comes back is typed', async () => {
  const maria = await join(app);
  const { client } = maria;
  await client.member.savedVerses.save.mutate({
    place: { book: 'JHN', chapter: 3, verses: [16] },
    notes: { comment: '', tags: [] },
  });
  const { id } = await client.member.readingPlans.start.mutate({ slug: 'primeiros-passos' });
  const seen = await visit(browser, DESKTOP, { theme: 'escuro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  const { page, close } = seen;
  await openReady(page, `${app.baseUrl}/saved-verses`);
  await page.getByRole('button', { name: 'Memorizar: João 3:16' }).click();
  await page.getByRole('link', { name: 'Abrir Memorizar' }).waitFor();
  const { devotional } = await client.member.readingPlans.day.query({ id, day: 1 });
  await openReady(page, `${app.baseUrl}/reading-plan?day=1`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Memorizar: / })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Abrir Memorizar' }).click();
  await page.getByRole('region', { name: 'Versículo de agora' }).waitFor();
  const verses = await client.member.memory.list.query();
  expect(verses.map(({ verseKey }) => verseKey)).toEqual(['JHN.3.16', devotional.verse.key]);
  // As if the first was learned some days ago.
  await app.context.db
    .updateTable('memoryVerses')
    .set({ practices: 1, practisedOn: '2026-01-01' })
    .where('verseKey', '=', 'JHN.3.16')
    .where('userId', '=', maria.id)
    .execute();
  await openReady(page, `${app.baseUrl}/memorize`);
  const now = page.getByRole('region', { name: 'Versículo de agora' });
  await now.getByText('De volta · 2 hoje').waitFor();
  await now.getByRole('textbox', { name: 'O versículo' }).fill('Porque Deus');
  await now.getByRole('button', { name: 'Conferir' }).click();
  await now.getByText(/^2 de \d+ palavras\.$/).waitFor();
  await expectAccessible(page);
  await now.getByRole('button', { name: 'Seguir' }).click();
  await page.getByText('Ele volta amanhã.').waitFor();
  await now.getByText('Novo · o último de hoje').waitFor();
  await now.getByRole('button', { name: 'Deixar para depois' }).click();
  await page.getByText('O que ficou para depois').waitFor();
  await close();
});
