import { randomUUID } from 'node:crypto';
import { callTRPCProcedure } from '@trpc/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveAnswer, saveQuestion } from '#server/features/chat/chat.queries.ts';
import { listMessages } from '#server/features/chat/conversations.queries.ts';
import { createLog } from '#server/log.ts';
import { adminProcedure, router } from '#server/trpc.ts';
import type { Role } from '#shared/access.ts';
import { ask } from '../support/chat.ts';
import {
  cookieOf,
  freshAddress,
  join,
  PASSWORD,
  type Person,
  postAuth,
  tokenIn,
} from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

/** Guards that stand behind another one, or that nothing on a screen would miss at once. */
let app: TestApp;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLog('info', { write: (line) => logged.push(line) });
  app = await startTestApp({ template: 'withBible', overrides: { log } });
});
afterAll(() => app.close());

describe('behind the check of a conversation', () => {
  const stored = {
    answer: [{ type: 'text', text: 'Confiança.' }],
    source: 'library',
    interrupted: false,
    notices: [],
    offers: [],
  } as const;

  test('its messages are read only for its owner', async () => {
    const [maria, jose] = [await join(app), await join(app)];
    const id = randomUUID();
    await ask(maria.client, 'João 3:16', { conversationId: id });
    const read = (userId: string) =>
      listMessages(app.context.db, userId, id, { before: null, limit: 9 });
    expect(await read(jose.id)).toEqual([]);
    expect(await read(maria.id)).toHaveLength(2);
  });

  test('nothing is added to it but by its owner', async () => {
    const [maria, jose] = [await join(app), await join(app)];
    const id = randomUUID();
    const { db } = app.context;
    expect(await saveQuestion(db, maria.id, id, 'O que é a fé?')).toBe(id);
    await saveAnswer(db, maria.id, id, stored);
    await expect(saveQuestion(db, jose.id, id, 'O que é a fé?')).rejects.toThrow();
    await saveAnswer(db, jose.id, id, stored);
    const { rows } = await sql`select 1 from chat_messages where conversation_id = ${id}`.execute(
      app.context.db,
    );
    expect(rows).toHaveLength(2);
  });
});

test('what two members send under the same key stays theirs, also when sent again', async () => {
  const [maria, jose] = [await join(app), await join(app)];
  const key = randomUUID();
  const note = { key, kind: 'note', title: 'Nota', content: 'Palavras' } as const;
  const asked = { key, text: 'Paz', person: null, category: null };
  const send = async ({ client }: Person) => {
    const entry = await client.member.diary.add.mutate(note);
    const request = await client.member.prayerRequests.add.mutate(asked);
    return [entry.id, request.id];
  };
  const first = [await send(maria), await send(jose)];
  const again = [await send(maria), await send(jose)];
  expect(again).toEqual(first);
  expect(new Set(first.flat()).size).toBe(4);
});

test('a name is changed for its owner alone', async () => {
  const [maria, jose] = [await join(app, 'Maria da Silva'), await join(app, 'José Souza')];
  await maria.client.member.account.rename.mutate({ name: 'Maria Nova' });
  expect((await jose.client.session.current.query())?.user.name).toBe('José Souza');
});

test('a session that has expired is not listed', async () => {
  const maria = await join(app);
  await postAuth(app, '/sign-in/email', { email: maria.email, password: PASSWORD });
  const { sessions } = maria.client.member.account;
  const other = (await sessions.query()).find(({ current }) => !current);
  await app.context.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('id', '=', other?.id ?? '')
    .execute();
  expect(await sessions.query()).toMatchObject([{ current: true }]);
});

test('a link for a new password is stored as its hash', async () => {
  const maria = await join(app);
  await postAuth(app, '/request-password-reset', { email: maria.email });
  await app.context.background.settled();
  const mail = app.mails.findLast(({ to }) => to.address === maria.email);
  const token = tokenIn(mail?.link ?? '') ?? '';
  expect(token.length).toBeGreaterThan(20);
  const rows = await app.context.db.selectFrom('verifications').selectAll().execute();
  expect(rows).not.toEqual([]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('an address that leads nowhere is logged twenty times a minute for one visitor', async () => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() };
  logged.length = 0;
  for (let times = 0; times < 23; times++) {
    const body = JSON.stringify({ path: '/nada' });
    const report = { method: 'POST', headers, body };
    expect((await fetch(`${app.baseUrl}/trpc/pages.reportMissing`, report)).status).toBe(200);
  }
  expect(logged.filter((line) => line.includes('page not found'))).toHaveLength(20);
});

test('errors in the text may be reported twenty times an hour', async () => {
  const maria = await join(app);
  const place = { book: 'PSA', chapter: 23, verse: 1 } as const;
  const report = () =>
    maria.client.member.reading.reportText.mutate({ place, translation: 'blivre', message: 'x' });
  for (let times = 0; times < 20; times++) await report();
  await expect(report()).rejects.toMatchObject({ data: { code: 'TOO_MANY_REQUESTS' } });
});

describe('the gate of the administration', () => {
  const adminRouter = router({ open: adminProcedure.query(() => 'open') });
  const enter = async (cookie: string) => {
    const session = await clientWith(app, cookie).session.current.query();
    const known = session && { id: 'x', user: session.user, role: session.role };
    return callTRPCProcedure({
      router: adminRouter,
      path: 'open',
      type: 'query',
      getRawInput: async () => undefined,
      ctx: { app: app.context, address: '127.0.0.1', session: async () => known },
      signal: undefined,
      batchIndex: 0,
    }).then(
      (answer: unknown) => answer,
      (error: Error) => error.cause ?? error,
    );
  };

  test.each<[Role, unknown]>([
    ['user', { code: 'FORBIDDEN' }],
    ['moderator', { code: 'FORBIDDEN' }],
    ['admin', 'open'],
  ])('answers the role %s as it should, read afresh', async (role, answer) => {
    const { id, cookie } = await join(app);
    await app.context.db.updateTable('userRoles').set({ role }).where('userId', '=', id).execute();
    const entered = await enter(cookie);
    if (typeof answer === 'string') expect(entered).toBe(answer);
    else expect(entered).toMatchObject(answer ?? {});
    await app.context.db
      .updateTable('userRoles')
      .set({ role: 'user' })
      .where('userId', '=', id)
      .execute();
    expect(await enter(cookie)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is closed to who is signed out', async () => {
    expect(await enter('')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

test('what the database says reaches the log and no member', async () => {
  const broken = await startTestApp({
    overrides: { log: createLog('info', { write: (line) => logged.push(line) }) },
  });
  const maria = await join(broken);
  await sql`drop table highlights`.execute(broken.context.db);
  logged.length = 0;
  const response = await fetch(
    `${broken.baseUrl}/trpc/member.highlights.inChapter?input=${encodeURIComponent('{"book":"PSA","chapter":23}')}`,
    { headers: { cookie: maria.cookie } },
  );
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    error: {
      message: expect.stringMatching(
        /^Ocorreu um erro inesperado\. Tente novamente\. Código do erro: [\da-f]{12}$/,
      ),
      data: { code: 'INTERNAL' },
    },
  });
  expect(text).not.toMatch(/relation|highlights"|select|\.ts/);
  expect(logged.join('')).toMatch(/relation .*highlights/);
  await broken.close();
});

test('of an error the log has its sentence, and nothing that a library hung on it', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const cause = Object.assign(new Error('refused'), { requestBodyValues: 'oração secreta' });
  const error = Object.assign(new Error('failed', { cause }), {
    code: '23505',
    parameters: ['oração secreta'],
    detail: 'Key (email)=(maria@exemplo.com.br)',
  });
  log.error({ err: error }, 'a call failed');
  expect(JSON.parse(lines[0] ?? '{}').err).toMatchObject({
    code: '23505',
    message: 'failed',
    cause: { message: 'refused' },
  });
  expect(lines.join('')).not.toMatch(/secreta|maria@/);
});

test('scripts come from the site itself, and none stands in a page', async () => {
  const { headers } = await fetch(`${app.baseUrl}/healthz`);
  const policy = headers.get('content-security-policy') ?? '';
  const scripts = /(?:^|;)script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'nonce-[\w+/=-]+')?$/);
  expect(policy).toMatch(/(?:^|;)base-uri 'none'/);
  expect(policy).toMatch(/(?:^|;)frame-ancestors 'self'/);
});

test('a session’s cookie counts only with our signature', async () => {
  const maria = await join(app);
  const [name = '', value = ''] = maria.cookie.split('; ')[0]?.split('=') ?? [];
  const token = value.split('.')[0] ?? '';
  for (const forged of [token, `${token}.`, `${token}.AAAA`, `${token}.${'A'.repeat(43)}%3D`]) {
    expect(await clientWith(app, `${name}=${forged}`).session.current.query()).toBeNull();
  }
  expect(await maria.client.session.current.query()).not.toBeNull();
});

test('a second cookie of the same session is of no use once it ended', async () => {
  const maria = await join(app);
  const signedIn = await postAuth(app, '/sign-in/email', {
    email: maria.email,
    password: PASSWORD,
  });
  const cookie = cookieOf(signedIn);
  await clientWith(app, cookie).member.account.endAllSessions.mutate();
  for (const ended of [cookie, maria.cookie]) {
    expect(await clientWith(app, ended).session.current.query()).toBeNull();
  }
});
