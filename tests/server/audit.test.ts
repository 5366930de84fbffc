import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditAction } from '#shared/audit.ts';
import { join, joinAs, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await joinAsAdmin(app);
});
afterAll(() => app.close());

const acts = (cursor: string | null = null) => ana.client.admin.audit.list.query({ cursor });

test('acts are listed with who did them, to whom, and what changed', async () => {
  const rui = await join(app, 'Rui');
  await ana.client.admin.users.setRole.mutate({ id: rui.id, role: 'moderator' });
  const { items } = await acts();
  expect(items[0]).toMatchObject({
    action: 'user.role',
    actor: ana.name,
    member: 'Rui',
    before: { role: 'user' },
    after: { role: 'moderator' },
  });
});

test('an act on a question names it', async () => {
  const options = { optionA: 'Noé', optionB: 'Abraão', optionC: 'Moisés', optionD: 'Davi' };
  await ana.client.admin.quiz.create.mutate({
    ...options,
    title: 'Arca',
    question: 'Quem fez a arca?',
    category: 'Pentateuco',
    level: 'Fácil',
    correctAnswer: 'a',
    explanation: '',
    reference: 'gn 6.14',
  });
  const { items } = await acts();
  expect(items.find(({ question }) => question !== null)).toMatchObject({ question: 'Arca' });
});

test('what an erased account did, and what was done to it, stays', async () => {
  const [rita, rui] = [await joinAsAdmin(app, 'Rita'), await join(app, 'Rui')];
  await rita.client.admin.users.setRole.mutate({ id: rui.id, role: 'moderator' });
  await app.context.db.deleteFrom('users').where('id', 'in', [rita.id, rui.id]).execute();
  expect((await acts()).items[0]).toMatchObject({
    actorId: rita.id,
    actor: null,
    subject: rui.id,
    member: null,
  });
});

test('acts come in pages without doubles or gaps, the latest first', async () => {
  const rui = await join(app);
  for (let time = 0; time < 30; time++) {
    await ana.client.admin.users.setRole.mutate({ id: rui.id, role: 'moderator' });
    await ana.client.admin.users.setRole.mutate({ id: rui.id, role: 'user' });
  }
  const first = await acts();
  const second = await acts(first.next);
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(first.items).toHaveLength(50);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted().reverse());
  expect(second.next).toBeNull();
});

test('acts are found by person, by act and by day of Brasília, and exported', async () => {
  const [rui, rita] = [await join(app, 'Rui Procurado'), await joinAsAdmin(app, 'Rita Fiscal')];
  await rita.client.admin.users.setRole.mutate({ id: rui.id, role: 'moderator' });
  await rita.client.admin.users.setBlocked.mutate({ id: rui.id, blocked: true });
  const { list } = ana.client.admin.audit;
  const found = async (search: Parameters<typeof list.query>[0]) =>
    (await list.query(search)).items.map(({ action }) => action);
  expect(await found({ person: 'fiscal rita' })).toEqual(['user.block', 'user.role']);
  expect(await found({ person: 'procurado', action: 'user.role' })).toEqual(['user.role']);
  // One second before and after a day begins in Brasília.
  const at = (time: string, action: AuditAction) => ({
    actorId: rita.id,
    subject: rita.id,
    action,
    createdAt: new Date(time),
  });
  await app.context.db
    .insertInto('auditLog')
    .values([at('2026-03-10T02:59:59Z', 'user.block'), at('2026-03-10T03:00:00Z', 'user.unblock')])
    .execute();
  const day = '2026-03-10';
  expect(await found({ from: day, until: day })).toEqual(['user.unblock']);
  expect(await found({ until: '2026-03-09' })).toEqual(['user.block']);
  const exported = [];
  const stream = { context: { stream: true } };
  const pages = await ana.client.admin.audit.export.mutate({ person: 'procurado' }, stream);
  for await (const page of pages) exported.push(...page);
  expect(exported.map(({ action }) => action)).toEqual(['user.block', 'user.role']);
  expect((await acts()).items[0]).toMatchObject({ action: 'audit.export', actorId: ana.id });
});

test('every export, summary, test and verification leaves a record', async () => {
  const { admin } = ana.client;
  const { id } = await join(app);
  const stream = { context: { stream: true } };
  for await (const _page of await admin.users.export.mutate({}, stream)) {
    // Read to its end.
  }
  await admin.users.summary.query({ id });
  await admin.quiz.export.query({});
  await admin.reports.pdf.query({ month: '2026-10' });
  await admin.audit.noteExport.mutate({ of: 'report', name: '2026-10' });
  await admin.audit.noteExport.mutate({ of: 'analytics', name: 'paginas' });
  await admin.settings.testPort.mutate({ port: 'database' });
  const {
    translations: [translation],
  } = await admin.translations.list.query();
  await admin.translations.verify.mutate({ id: translation?.id ?? '' });
  const { items } = await ana.client.admin.audit.list.query({ person: ana.email });
  expect(items.slice(0, 8).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    `translation.verify ${translation?.id}`,
    'port.test Banco de dados',
    'analytics.export paginas',
    'report.export 2026-10',
    'report.export 2026-10',
    'quiz.export quiz',
    `user.summary ${id}`,
    'user.export usuários',
  ]);
});

test.each([
  { of: 'report', name: 'outubro' },
  { of: 'analytics', name: '<b>' },
  { of: 'backup', name: 'tudo' },
])('the note of an export refuses %j', async (note) => {
  const { cookie } = await joinAs(app, 'admin');
  const response = await fetch(`${app.baseUrl}/trpc/admin.audit.noteExport`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: app.baseUrl },
    body: JSON.stringify(note),
  });
  expect(response.status).toBe(400);
});
