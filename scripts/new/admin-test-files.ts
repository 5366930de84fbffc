import type { Names } from './names.ts';

/** What it does already, shown through its procedures and on its page, and what only its author can say. */
export const adminTestFiles = ({
  folder,
  camel,
  page,
}: Names): Readonly<Record<string, string>> => ({
  [`tests/server/${folder}.test.ts`]: `import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await joinAsAdmin(app);
});
afterAll(() => app.close());

test('an entry is added, found, renamed and hidden, and each act is recorded', async () => {
  const { create, list, setActive, update } = ana.client.admin.${camel};
  const name = \`Primeiro \${randomUUID()}\`;
  const { id } = await create.mutate({ name });
  expect((await list.query({ query: name })).items).toMatchObject([{ id, isActive: true }]);
  await update.mutate({ id, name: \`\${name} ainda\` });
  await setActive.mutate({ id, isActive: false });
  expect((await list.query({ query: name })).items).toMatchObject([
    { id, name: \`\${name} ainda\`, isActive: false },
  ]);
  const acts = await ana.client.admin.audit.list.query({});
  const done = acts.items.filter(({ subject }) => subject === id).map(({ action }) => action);
  expect(done).toEqual(['${camel}.deactivate', '${camel}.update', '${camel}.create']);
});

test('a name that is taken or missing is refused in words', async () => {
  const { create } = ana.client.admin.${camel};
  const name = \`Segundo \${randomUUID()}\`;
  await create.mutate({ name });
  await expect(create.mutate({ name: name.toUpperCase() })).rejects.toMatchObject({
    message: 'Já existe um item com este nome.',
  });
  await expect(create.mutate({ name: ' ' })).rejects.toMatchObject({
    message: 'Nome é obrigatório',
  });
});

test('a rule of ${folder} that no other list has', () => {
  expect.fail('Fill in: what they refuse, and what they promise.');
});

test('members see what is active, and nothing else', () => {
  expect.fail('Fill in: the procedure by which members see it, and one entry of each kind.');
});
`,
  [`tests/browser/${folder}.test.ts`]: `import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DESKTOP } from '../support/browser.ts';
import { openBrowser, openSharedApp } from '../support/open-app.ts';
import { expectFittingOnBoth, openReady, reloadReady, signInAs, visit } from '../support/pages.ts';
import { joinAsAdmin } from '../support/people.ts';

const browser = await openBrowser();
const app = await openSharedApp();

test('an administrator opens ${page}, adds an entry and finds it after a reload', async () => {
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, await joinAsAdmin(app));
  const { page } = seen;
  await openReady(page, \`\${app.baseUrl}${page}\`);
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const dialog = page.getByRole('dialog');
  const name = \`Primeiro \${randomUUID()}\`;
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await reloadReady(page);
  await page.getByText(name).waitFor();
  await expectFittingOnBoth(page);
  expect(seen.problems).toEqual([]);
  await seen.close();
});

test('an administrator who finds nothing at ${page} reads what belongs there', () => {
  expect.fail('Fill in: the sentence of the empty list.');
});
`,
});
