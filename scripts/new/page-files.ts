import type { Names } from './names.ts';

/** The page of a member's own list and its first tests, by path. */
export const pageFiles = (names: Names): Readonly<Record<string, string>> => {
  const { folder, camel, type, page, title } = names;
  const home = `client/features/${folder}/${folder}`;
  return {
    [`client/routes/_member${page}.tsx`]: `import { createFileRoute } from '@tanstack/react-router';
import { ${type} } from '../../features/${folder}/${folder}.tsx';
import { ${camel}Query } from '../../features/${folder}/${folder}-query.ts';

export const Route = createFileRoute('/_member${page}')({
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(${camel}Query(trpc));
  },
  component: ${type},
});
`,
    [`${home}-query.ts`]: `import type { Trpc } from '../../lib/data/trpc.ts';

export const ${camel}Query = (trpc: Trpc) =>
  trpc.member.${camel}.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next });
`,
    [`${home}.tsx`]: `import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useFormats } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Page } from '../../ui/page.tsx';
import { ${camel}Query } from './${folder}-query.ts';

const AddDialog = lazyWithRetry(() => import('./add-dialog.tsx'));

export function ${type}() {
  const trpc = useTrpc();
  const { formatDate } = useFormats();
  const [adding, setAdding] = useState(false);
  const list = useInfiniteQuery(${camel}Query(trpc));
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page title="${title}">
      <Button className="my-4" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        Adicionar
      </Button>
      {list.error ? (
        <LoadFailure text={messageOf(list.error)} onRetry={() => void list.refetch()} />
      ) : null}
      <ul className="grid gap-3">
        {entries.map(({ id, text, createdAt }) => (
          <li key={id} className="card">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="text-muted">{formatDate(new Date(createdAt))}</p>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
      {adding ? (
        <Suspense fallback={null}>
          <AddDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
`,
    [`client/features/${folder}/add-dialog.tsx`]: `import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { newKey } from '../../lib/data/keys.ts';
import { notBlank, useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';

type Props = Readonly<{ onClose: () => void }>;

/** Typed text stays until it is saved, even when the dialog is closed. */
export default function AddDialog({ onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { field, onSubmit, forgetDraft } = useForm({
    draft: '${folder}:new',
    defaultValues: { text: '' },
  });
  const [key] = useState(newKey);
  const save = useMutation({
    mutationFn: ({ text }: { text: string }) => client.member.${camel}.add.mutate({ key, text }),
    meta: { invalidates: [trpc.member.${camel}] },
    onSuccess: () => {
      forgetDraft();
      onClose();
    },
  });
  return (
    <Dialog title="Adicionar" onClose={onClose}>
      <Form onSubmit={onSubmit((fields) => save.mutate(fields))}>
        <TextArea
          label="Texto"
          rows={4}
          maxLength={2000}
          {...field('text', { validate: notBlank('Escreva o texto.') })}
        />
        <ProblemLine text={save.error ? messageOf(save.error) : null} />
        <Button type="submit" busy={save.isPending}>
          Salvar
        </Button>
      </Form>
    </Dialog>
  );
}
`,
    [`tests/server/${folder}.test.ts`]: `import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  maria = await join(app);
});

const listed = async () => (await maria.client.member.${camel}.list.query({})).items;

test('an entry is added once, listed and removed', async () => {
  const { add, remove } = maria.client.member.${camel};
  const entry = { key: randomUUID(), text: 'Primeiro' };
  const { id } = await add.mutate(entry);
  expect(await add.mutate(entry)).toEqual({ id });
  expect(await listed()).toMatchObject([{ id, text: 'Primeiro' }]);
  await remove.mutate({ id });
  expect(await listed()).toEqual([]);
  await expect(remove.mutate({ id })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
});

test('an empty text is refused in words', async () => {
  await expect(
    maria.client.member.${camel}.add.mutate({ key: randomUUID(), text: ' ' }),
  ).rejects.toMatchObject({ message: 'Escreva o texto.' });
  expect(await listed()).toEqual([]);
});

test('a rule of ${folder} that no other list has', () => {
  expect.fail('Fill in: what they refuse, and what they promise.');
});

test('the file of a member’s data tells an entry in words that its member knows', () => {
  expect.fail('Fill in: the words of the section, and the columns that a member looks for.');
});
`,
    [`tests/browser/${folder}.test.ts`]: `import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openBrowser, openSharedApp } from '../support/open-app.ts';
import { expectFittingOnBoth, openReady, reloadReady, signInAs, visit } from '../support/pages.ts';
import { join } from '../support/people.ts';

const browser = await openBrowser();
const app = await openSharedApp();

test('a member opens ${page}, adds an entry and finds it after a reload', async () => {
  const seen = await visit(browser, PHONE);
  await signInAs(seen, app, await join(app));
  const { page } = seen;
  await openReady(page, \`\${app.baseUrl}${page}\`);
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Texto').fill('Primeiro');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await reloadReady(page);
  await page.getByText('Primeiro').waitFor();
  expect(seen.problems).toEqual([]);
  await seen.close();
});

test('a member who has no entry yet reads what ${page} is for', () => {
  expect.fail('Fill in: the sentence of the empty page, and where it leads.');
});
`,
  };
};
