import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join } from '../support/people.ts';
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
    ['member.bible.texts', 'GET'],
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
