import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { chapterDocumentPath } from '#shared/bible/chapter-document.ts';
import { BEACON_PATH } from '#shared/tracking/tracking.ts';
import { join, PASSWORD, postAuth, tokenIn } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const trpc = (path: string, init: RequestInit = {}) => fetch(`${app.baseUrl}/trpc/${path}`, init);

describe('the procedures', () => {
  test.each([
    ['member.account.sessions', 'GET'],
    ['member.highlights.inChapter', 'GET'],
    ['member.consent.current', 'GET'],
    ['member.account.endAllSessions', 'POST'],
    ['ai.biblicalChat', 'POST'],
  ])('%s is closed to visitors, before its input is looked at', async (path, method) => {
    const response = await trpc(path, {
      method,
      ...(method === 'POST'
        ? { body: '{"x":1}', headers: { 'content-type': 'application/json' } }
        : {}),
    });
    expect(response.status).toBe(401);
    expect((await response.json()).error.data.code).toBe('UNAUTHENTICATED');
  });

  test.each([
    { origin: 'https://mau.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('refuse a request that another site sends: %j', async (headers) => {
    const maria = await join(app);
    const response = await trpc('member.account.endAllSessions', {
      method: 'POST',
      headers: { cookie: maria.cookie, ...headers },
    });
    expect(response.status).toBe(403);
    expect(await maria.client.session.current.query()).not.toBeNull();
  });

  test('refuse a body that is too large', async () => {
    const maria = await join(app);
    const response = await trpc('member.account.rename', {
      method: 'POST',
      headers: { cookie: maria.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(400_000) }),
    });
    expect(response.status).toBe(413);
  });

  test('refuse a batch of more than ten', async () => {
    const many = Array.from({ length: 11 }, () => 'session.current').join(',');
    expect((await trpc(`${many}?batch=1&input={}`)).status).toBe(400);
  });

  test('say nothing of what is unknown or broken', async () => {
    const missing = await (await trpc('member.secret.everything')).json();
    expect(missing.error.data.code).toBe('NOT_FOUND');
    const broken = await trpc('pages.reportMissing', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"path":',
    });
    const text = await broken.text();
    expect(broken.status).toBe(400);
    expect(text).not.toMatch(/stack|\.ts|node_modules|SyntaxError/);
  });
});

test('/healthz answers for the process and /readyz for the database', async () => {
  expect((await fetch(`${app.baseUrl}/healthz`)).status).toBe(200);
  expect((await fetch(`${app.baseUrl}/readyz`)).status).toBe(200);
  app.context.readiness.ready = false;
  const response = await fetch(`${app.baseUrl}/readyz`);
  expect(response.status).toBe(503);
  app.context.readiness.ready = true;
});

test('every answer carries the security headers', async () => {
  const { headers } = await fetch(`${app.baseUrl}/healthz`);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('content-security-policy')).toContain("object-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('x-powered-by')).toBeNull();
  // On plain http these would turn pages blank.
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test('what a device need not be asked for is refused it, and private answers are stored nowhere', async () => {
  const answer = await trpc('session.current');
  expect(answer.headers.get('permissions-policy')).toContain('camera=(), ');
  expect(answer.headers.get('permissions-policy')).toContain('geolocation=()');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const session = await fetch(`${app.baseUrl}/api/auth/get-session`);
  expect(session.headers.get('cache-control')).toBe('no-store');
});

describe('what nobody sends by accident', () => {
  let logged: { level: number; msg: string; err?: unknown }[] = [];
  let watched: TestApp;

  beforeAll(async () => {
    const log = createLog('info', { write: (line) => logged.push(JSON.parse(line)) });
    watched = await startTestApp({ overrides: { log } });
  });
  afterAll(() => watched.close());

  const send = (method: string, path: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(watched.baseUrl + path, { method });
      sent.on('response', (response) => resolve(response.resume().statusCode ?? 0));
      sent.on('error', reject).end();
    });

  test.each([
    ['GET', '/%ff', 404],
    ['GET', '/bible/%ff?x=%ff', 404],
    ['GET', '/%00', 404],
    ['GET', '/bible%00', 404],
    ['GET', '/bible%0d%0ax', 404],
    ['GET', '/trpc/%ff', 400],
    ['POST', '/trpc/%ff', 400],
    ['GET', '/api/auth/%ff', 400],
    ['POST', '/api/auth/sign-in/%ff', 400],
    ['TRACE', '/', 405],
    ['TRACE', '/trpc/session.current', 405],
    ['PROPFIND', '/api/auth/get-session', 405],
    ['DELETE', '/trpc/session.current', 405],
    ['OPTIONS', '/dashboard', 405],
  ])('%s %s is refused in one quiet line of the log', async (method, path, status) => {
    logged = [];
    expect(await send(method, path)).toBe(status);
    expect(logged).toMatchObject([{ level: 30, msg: 'request' }]);
    expect(logged[0]?.err).toBeUndefined();
  });

  test('a link with a character that no database stores is refused quietly', async () => {
    logged = [];
    const refused = await postAuth(watched, '/reset-password', {
      token: 'a\u0000b',
      newPassword: 'Rocha-Eterna-5',
    });
    expect(refused.status).toBe(400);
    expect(logged).toMatchObject([{ level: 30, msg: 'request' }]);
  });

  test('of a typed text only such a character is lost', async () => {
    const maria = await join(watched);
    const { member, bible } = maria.client;
    const found = await bible.quickSearch.query({ query: 'Jo\u0000ão 3:16' });
    expect(found).toMatchObject({ result: { key: 'JHN.3.16' } });
    const chapter = await bible.content.query({ book: 'JHN\u0000', chapter: 3 });
    expect(chapter.verses[0]).toMatchObject({ chapter: 3, number: 1 });
    const entry = { kind: 'note', title: 'A gra\u0000ça', content: 'x' } as const;
    await member.diary.add.mutate({ key: crypto.randomUUID(), ...entry });
    const listed = await member.diary.list.query({ query: 'gra\u0000ça' });
    expect(listed.items).toMatchObject([{ title: 'A graça' }]);
    await expect(
      maria.client.ai.generateThemeStudy.mutate({ theme: '\u0000' }, { context: { stream: true } }),
    ).rejects.toMatchObject({ message: 'Por favor, digite um tema para estudo.' });
  });

  test('a procedure is not called by another method than its own', async () => {
    const maria = await join(watched);
    const mutation = `${watched.baseUrl}/trpc/member.account.endAllSessions`;
    for (const init of [
      { method: 'GET' },
      { method: 'GET', headers: { 'x-http-method': 'POST' } },
    ]) {
      const headers = { ...init.headers, cookie: maria.cookie };
      expect((await fetch(mutation, { ...init, headers })).status).toBe(405);
    }
    const query = `${watched.baseUrl}/trpc/member.account.sessions`;
    // A query changes nothing, and may come in a body: words about people belong into no address.
    const posted = await fetch(query, {
      method: 'POST',
      headers: { cookie: maria.cookie, 'content-type': 'application/json' },
    });
    expect(posted.status).toBe(200);
    expect(await maria.client.session.current.query()).not.toBeNull();
  });

  test('the head of a confirmation link answers like the link, and confirms nothing', async () => {
    const email = 'cabeca@exemplo.com.br';
    await postAuth(watched, '/sign-up/email', { name: 'Rui', email, password: PASSWORD });
    await watched.context.background.settled();
    const mailed = watched.mails.findLast(({ to }) => to.address === email)?.link;
    const query = new URLSearchParams({ token: tokenIn(mailed) ?? '', callbackURL: '/' });
    const link = `${watched.baseUrl}/api/auth/verify-email?${query}`;
    const head = await fetch(link, { method: 'HEAD', redirect: 'manual' });
    expect(head.status).toBe(302);
    const { emailVerified } = await watched.context.db
      .selectFrom('users')
      .select('emailVerified')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(emailVerified).toBe(false);
    const opened = await fetch(link, { redirect: 'manual' });
    expect(opened.status).toBe(head.status);
  });

  test('an address that cannot be read is a page that was not found, whoever asks', async () => {
    for (const path of ['/%E0%A4%A', '/bible%00', '/apostila/%ff']) {
      for (const accept of ['text/html', '*/*']) {
        const page = await fetch(watched.baseUrl + path, { headers: { accept } });
        expect([path, accept, page.status]).toEqual([path, accept, 404]);
        expect(await page.text()).toContain('Oops! Page not found');
      }
    }
    const head = await fetch(`${watched.baseUrl}/%E0%A4%A`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([404, '']);
    expect((await fetch(`${watched.baseUrl}/trpc/%E0%A4%A`)).status).toBe(400);
  });

  test('refusals of validation are Brazilian', async () => {
    const maria = await join(watched);
    const response = await fetch(
      `${watched.baseUrl}/trpc/member.conversations.list?input=${encodeURIComponent(JSON.stringify({ query: 'a'.repeat(101) }))}`,
      { headers: { cookie: maria.cookie } },
    );
    const { message } = (await response.json()).error;
    expect(message).toMatch(/^Grande demais: esperava/);
  });

  test('characters and days that no database can store are refused as invalid input', async () => {
    const maria = await join(watched);
    const { member } = maria.client;
    const cursor = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const refused = { data: { code: 'INVALID_INPUT', httpStatus: 400 } };
    const settings = {
      size: 100,
      spacing: 'normal',
      layout: 'lines',
      beside: null,
      translation: 'a\u0000',
    } as const;
    const place = { book: 'JHN', chapter: 3, verse: 16 } as const;
    logged = [];
    for (const call of [
      member.account.endSession.mutate({ id: 'a\u0000b' }),
      member.reading.setSettings.mutate(settings),
      member.reading.setSettings.mutate({ ...settings, translation: null, beside: '\u0000' }),
      member.reading.reportText.mutate({ place, translation: '\u0000', message: 'x' }),
      member.prayerRequests.answer.mutate({
        id: crypto.randomUUID(),
        answeredOn: '0000-01-01',
        answer: null,
      }),
    ]) {
      await expect(call).rejects.toMatchObject(refused);
    }
    // A cursor that is none of ours begins the list.
    for (const far of ['+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', 8.64e15]) {
      const place = 1_000_000;
      await member.savedVerses.list.query({ cursor: cursor({ createdAt: far, place }) });
      const id = crypto.randomUUID();
      await member.conversations.list.query({ cursor: cursor({ updatedAt: far, id }) });
    }
    await member.account.rename.mutate({ name: 'Ma\u0000ria' });
    expect((await maria.client.session.current.query())?.user.name).toBe('Maria');
    expect(logged.filter(({ level }) => level > 30)).toEqual([]);
  });
});

test('behind https every answer says so for a year, those before Express too', async () => {
  const secure = await startTestApp({ env: { BASE_URL: 'https://biblia.exemplo.com.br' } });
  const { bible } = secure.context;
  const text = await bible.translation(null);
  const chapter = chapterDocumentPath(text?.id ?? '', text?.contentHash ?? '', 'JHN', 3);
  for (const [method, path] of [
    ['GET', '/healthz'],
    ['GET', chapter],
    ['POST', BEACON_PATH],
    ['GET', '/trpc/session.current'],
    ['GET', '/nada'],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${secure.context.env.port}${path}`, { method });
    const { headers } = answer;
    expect([path, headers.get('strict-transport-security')]).toEqual([
      path,
      'max-age=31536000; includeSubDomains',
    ]);
  }
  await secure.close();
});
