import { mkdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { markRestored } from '#server/db/restored.ts';
import { DESKTOP } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectFittingOnBoth, openReady, signInAs, visit } from '../support/pages.ts';
import { join, joinAsAdmin, postAuth } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp({
  env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'ola@exemplo.com.br' },
});

/** How many letters a member has after asking for one more. */
async function lettersAfterAsking(email: string): Promise<number> {
  const asked = await postAuth(app, '/request-password-reset', { email, redirectTo: '/auth' });
  expect(asked.status).toBe(200);
  await app.context.background.settled();
  return app.mails.filter(({ to, subject }) => to.address === email && /senha/.test(subject))
    .length;
}

test('a restored copy says so on each page of the administration and writes to nobody until it is told', async () => {
  const { env, installation } = app.context;
  const maria = await join(app);
  const ana = await joinAsAdmin(app);
  if (env.database.kind !== 'embedded') throw new Error('the mark lies in a folder');
  await mkdir(env.database.directory, { recursive: true });
  await markRestored(env.database.directory);
  await installation.recognize();

  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, ana);
  const { page } = seen;
  const banner = page.getByRole('region', { name: 'Cópia', exact: true });
  for (const path of ['/admin/dashboard', '/admin/users', '/admin/maintenance']) {
    await openReady(page, `${app.baseUrl}${path}`);
    await banner.waitFor();
  }
  expect(await banner.innerText()).toContain(
    'Esta é uma cópia. O banco de dados voltou de uma cópia de segurança. Até que alguém diga o contrário, ela não envia mensagens e não apaga arquivos.',
  );
  await expectFittingOnBoth(page);
  expect(await lettersAfterAsking(maria.email)).toBe(0);

  // Whoever only looks changes nothing.
  await banner.getByRole('button', { name: 'É a instalação agora' }).click();
  const dialog = page.getByRole('dialog', { name: 'Esta é a instalação agora?' });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(installation.isCopy).toBe(true);

  await banner.getByRole('button', { name: 'É a instalação agora' }).click();
  await dialog.getByRole('button', { name: 'É a instalação agora' }).click();
  await banner.waitFor({ state: 'detached' });
  await page.getByText('Esta é a instalação agora', { exact: true }).waitFor();
  expect(await lettersAfterAsking(maria.email)).toBe(1);
  await openReady(page, `${app.baseUrl}/admin/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await banner.count()).toBe(0);
  await seen.close();
});

test('a member of a copy is told nothing of it', async () => {
  const { env, installation } = app.context;
  if (env.database.kind !== 'embedded') throw new Error('the mark lies in a folder');
  const maria = await join(app);
  await markRestored(env.database.directory);
  await installation.recognize();
  expect(installation.isCopy).toBe(true);
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, maria);
  await openReady(seen.page, `${app.baseUrl}/dashboard`);
  expect(await seen.page.getByRole('region', { name: 'Cópia', exact: true }).count()).toBe(0);
  await seen.close();
});
