import { Router } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { searchPath } from '#shared/bible/search-results.ts';
import { cookieOf, freshAddress, join, PASSWORD, postAuth } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const MORE_THAN_A_SHARE = 120;
const JOHN = { key: 'JHN.3.16' };

let app: TestApp;
let search: string;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) });
  app = await startTestApp({
    overrides: { log },
    client: () => Router().get('/{*path}', (_request, response) => void response.send('página')),
  });
  const text = await app.context.bible.translation(null);
  search = searchPath(text?.id ?? '', text?.contentHash ?? '', { q: 'pastor' });
});
afterAll(() => app.close());

const from = (address: string, path: string, cookie = '') =>
  fetch(app.baseUrl + path, { headers: { 'x-forwarded-for': address, cookie } });

/** More at once than a visitor's share, each with a cookie of its own where one is given. */
async function flood(
  address: string,
  path: string,
  cookieOf: (index: number) => string = () => '',
): Promise<Response[]> {
  return Promise.all(
    Array.from({ length: MORE_THAN_A_SHARE }, (_, index) => from(address, path, cookieOf(index))),
  );
}
const statusesOf = (answers: readonly Response[]) => new Set(answers.map(({ status }) => status));

test.each<[string, () => string]>([
  ['page', () => '/bible?ref=JHN.3'],
  ['search', () => search],
])('of a %s one address has a share, and others theirs', async (_kind, path) => {
  const answers = await flood(freshAddress(), path());
  expect(statusesOf(answers)).toEqual(new Set([200, 429]));
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.text()).toContain('Muitas tentativas em pouco tempo.');
  expect((await from(freshAddress(), path())).status).toBe(200);
});

test('calls that read the Bible have a share too, each call of a batch', async () => {
  const input = encodeURIComponent(
    JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, JOHN]))),
  );
  const names = Array.from({ length: 10 }, () => 'bible.passage').join(',');
  const busy = freshAddress();
  const ask = (address: string) => from(address, `/trpc/${names}?batch=1&input=${input}`);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(busy)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const refused = texts.join('').split('"TOO_MANY_REQUESTS"').length - 1;
  const answered = texts.join('').split('"key":"JHN.3.16"').length - 1;
  expect(answered).toBeGreaterThanOrEqual(120);
  expect(refused).toBeGreaterThan(0);
  expect(answered + refused).toBe(200);
  expect(await (await ask(freshAddress())).text()).not.toContain('TOO_MANY_REQUESTS');
});

test('a member behind a busy address goes on, within a share of their own', async () => {
  const maria = await join(app);
  const busy = freshAddress();
  await flood(busy, search);
  expect((await from(busy, search, maria.cookie)).status).toBe(200);
  expect(statusesOf(await flood(freshAddress(), search, () => maria.cookie))).toContain(429);
});

test('cookies that are made up share the share of their address', async () => {
  const { cookie } = await join(app);
  const forged = (index: number) => cookie.replace(/=\w+/, `=feito${index}`);
  expect(statusesOf(await flood(freshAddress(), search, forged))).toContain(429);
});

test('a search is logged without its words, and carries the security headers', async () => {
  lines.length = 0;
  const response = await from(freshAddress(), search);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(lines.join('')).toContain(search.split('?')[0]);
  expect(lines.join('')).not.toContain('pastor');
});

test('files of the client have no share to use up', async () => {
  expect(statusesOf(await flood(freshAddress(), '/assets/app.js'))).toEqual(new Set([200]));
});

test('sessions that have ended share the share of their address', async () => {
  const maria = await join(app);
  const ended = await Promise.all(
    Array.from({ length: 6 }, () =>
      postAuth(app, '/sign-in/email', { email: maria.email, password: PASSWORD }).then(cookieOf),
    ),
  );
  await app.context.db.deleteFrom('sessions').where('userId', '=', maria.id).execute();
  const busy = freshAddress();
  const answers = await flood(busy, search, (index) => ended[index % ended.length] ?? '');
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(70);
  expect(statusesOf(answers)).toContain(429);
});

test('a network has one share, however its addresses are written', async () => {
  const network = `2001:db8:0:${Math.trunc(Math.random() * 60_000).toString(16)}`;
  const written = ['::1', ':0::2', ':0:0:0:3', '::5:6:7'];
  const answers = await Promise.all(
    Array.from({ length: MORE_THAN_A_SHARE }, (_, index) =>
      from(`${network}${written[index % written.length]}`, search),
    ),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(70);
});

describe('the share of a member', () => {
  const BURST = 40;
  let small: TestApp;

  beforeAll(async () => {
    small = await startTestApp({
      overrides: { share: { burst: BURST, perSecond: 0.01 } },
      client: () => Router().get('/{*path}', (_request, response) => void response.send('página')),
    });
  });
  afterAll(() => small.close());

  const ask = (path: string, cookie: string) =>
    fetch(small.baseUrl + path, { headers: { cookie, accept: 'text/html' } });
  const CONSENT = '/trpc/member.consent.current';

  test('holds for calls, pages, files and exports of all their sessions together, and for nobody else', async () => {
    const maria = await join(small);
    const again = cookieOf(
      await postAuth(small, '/sign-in/email', { email: maria.email, password: PASSWORD }),
    );
    const answers = await Promise.all(
      Array.from({ length: BURST + 10 }, (_, at) => ask(CONSENT, at % 2 ? again : maria.cookie)),
    );
    // Joining has taken one.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(BURST - 1);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const path of ['/dashboard', '/files/x', '/api/auth/get-session', CONSENT]) {
      const answer = await ask(path, maria.cookie);
      expect([path, answer.status]).toEqual([path, 429]);
      expect(await answer.text()).toContain('Muitas tentativas em pouco tempo.');
    }
    await expect(maria.client.member.consent.current.query()).rejects.toMatchObject({
      message: expect.stringContaining('Muitas tentativas'),
      data: { code: 'TOO_MANY_REQUESTS' },
    });
    const jose = await join(small);
    expect((await ask(CONSENT, jose.cookie)).status).toBe(200);
    expect((await ask('/assets/app.js', maria.cookie)).status).toBe(200);
  });

  test('counts each call of a batch, and an export for many', async () => {
    const [ana, bia] = [await join(small), await join(small)];
    const names = Array.from({ length: 10 }, () => 'member.consent.current').join(',');
    for (let at = 0; at < BURST / 10 - 1; at++) {
      expect((await ask(`/trpc/${names}?batch=1&input={}`, ana.cookie)).status).toBe(200);
    }
    const refused = await ask(`/trpc/${names}?batch=1&input={}`, ana.cookie);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toHaveLength(10);
    const exported: number[] = [];
    for (let at = 0; at < 3; at++) {
      exported.push((await ask('/trpc/member.savedVerses.export', bia.cookie)).status);
    }
    expect(exported[2]).toBe(429);
  });
});
