import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { ask } from '../support/chat.ts';
import { openBrowser, openSharedApp } from '../support/open-app.ts';
import { expectAccessible, openReady, signInAs, visit } from '../support/pages.ts';
import { join } from '../support/people.ts';

const browser = await openBrowser();
const app = await openSharedApp();

const STAYS = new AbortController().signal;
/** Calls for a help line, and for nothing that the library has. */
const BRIDGE = 'tem dia que olho pra ponte e penso q resolveria tudo';

test('who waits in the queue is told their place, and an old help line is shown without being told', async () => {
  const maria = await join(app);
  const heard = await ask(maria.client, BRIDGE);
  expect(heard.notices).toContain('care-self-harm');
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/chat?c=${heard.conversationId}`);
  await page.getByRole('link', { name: '188' }).first().waitFor();
  const told = page.locator('[role=alert], [role=status], [aria-live]');
  expect((await told.allInnerTexts()).join(' ')).not.toContain('188');

  // All places of the process are taken, and two others wait.
  const { starts } = app.context.ai;
  const others = [starts.enter('others', STAYS)];
  while (others.at(-1)?.turnsLeft() === 0) others.push(starts.enter('others', STAYS));
  others.push(starts.enter('another', STAYS));
  await page.getByLabel('Sua mensagem').fill('O que é a graça?');
  await page.keyboard.press('Enter');
  await page.getByText('Você é o 3º da fila.').first().waitFor();
  // Where it is told, not where it is seen.
  await page.locator('[role=status]').getByText('Você é o 3º da fila.').waitFor();
  await expectAccessible(page);
  for (const { admitted } of others) void admitted.then((release) => release());
  await page.getByText('Texto pronto do nosso acervo').last().waitFor();
  await expect.poll(() => page.getByText('da fila').filter({ visible: true }).count()).toBe(0);

  // What is heard now is told at once.
  await page.getByLabel('Sua mensagem').fill(BRIDGE);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('188').waitFor();
  await seen.close();
});
