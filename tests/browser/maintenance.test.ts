import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { opening, sendBeacon } from '../support/beacons.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectFittingOnBoth, openReady, signInAs, visit } from '../support/pages.ts';
import { join, joinAs, joinAsAdmin } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp();

test('an administrator reads the state, ends a session and downloads a backup', async () => {
  const ana = await joinAsAdmin(app);
  const maria = await join(app, `Maria ${randomUUID().slice(0, 8)}`);
  expect(await sendBeacon(app, maria.cookie, opening('/dashboard'))).toBe(204);
  await app.context.activity.flush();
  await app.context.instances.announce();
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, ana);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/maintenance`);
  await page.getByText(/^responde em/).waitFor();
  await page.getByText(`processo ${process.pid}`).waitFor();
  await page.getByText(process.versions.node).waitFor();
  const end = page.getByRole('button', { name: `Encerrar a sessão de ${maria.name}` });
  await end.waitFor();
  await expectFittingOnBoth(page);
  await end.click();
  await end.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Limpar: Imagens de versículos' }).click();
  await page.getByText('Cache limpo').waitFor();

  if (app.context.backup) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar cópia' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^companheiro-biblico-\d{8}-\d{4}\.tar\.gz$/);
    const content = await readFile(await file.path());
    expect(content.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  } else {
    await page.getByText('pg_dump').waitFor();
  }
  await seen.close();
});

test('an administrator is asked before many files are deleted', async () => {
  const ana = await joinAsAdmin(app);
  const rows = Array.from({ length: 12 }, (_, at) => ({
    location: `parte-${at}`,
    foundAt: new Date(0),
    awaitsConfirmation: true,
  }));
  await app.context.db.insertInto('quarantinedFiles').values(rows).execute();
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, ana);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/maintenance`);
  await page.getByText('12 arquivos em quarentena.').waitFor();
  await page.getByText('A limpeza parou e espera por você.').waitFor();
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Apagar 12 arquivos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apagar 12 arquivos?' });
  await dialog.getByRole('button', { name: 'Apagar' }).click();
  // None of them is there any more, so none is deleted.
  await page.getByText('Nada foi apagado').waitFor();
  await page.getByText('Nenhum arquivo em quarentena.').waitFor();
  await seen.close();
});

test.each([
  ['a moderator', 'moderator', /\/admin\//],
  ['a member', 'user', /\/dashboard$/],
] as const)('%s is led away', async (_name, role, home) => {
  const person = await joinAs(app, role);
  const seen = await visit(browser, PHONE);
  await signInAs(seen, app, person);
  await seen.page.goto(`${app.baseUrl}/admin/maintenance`);
  await seen.page.waitForURL((url) => !url.pathname.includes('maintenance'));
  expect(seen.page.url()).toMatch(home);
  expect(await seen.page.getByRole('heading', { name: 'Manutenção' }).count()).toBe(0);
  await seen.close();
});
