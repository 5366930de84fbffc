import { afterAll, beforeAll, expect, test } from 'vitest';
import { BACKUP_PATH } from '#shared/maintenance/backup.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const FOREIGN = { origin: 'https://mau.example' };

test.each<[string, RequestInit, number, string]>([
  [BACKUP_PATH, { method: 'POST' }, 401, 'UNAUTHENTICATED'],
  [BACKUP_PATH, { method: 'POST', headers: FOREIGN }, 403, 'FORBIDDEN'],
  ['/files/nenhum', {}, 401, 'UNAUTHENTICATED'],
  ['/files/booklet', { method: 'POST', body: 'x' }, 401, 'UNAUTHENTICATED'],
  ['/texts/nenhuma/0000000000000000/search?q=a', {}, 404, 'NOT_FOUND'],
  ['/api/auth/sign-in/email', { method: 'POST', body: 'x'.repeat(20_000) }, 413, 'INVALID_INPUT'],
  ['/api/auth/%00', {}, 400, 'INVALID_INPUT'],
  ['/files/x', { method: 'PUT' }, 405, 'INVALID_INPUT'],
])('%s with %j is refused in the one shape', async (path, init, status, code) => {
  const response = await fetch(app.baseUrl + path, init);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ code, message: expect.stringMatching(/\.$/) });
});

test('a foreign call of procedures is refused as their client reads it, each call of a batch', async () => {
  const refused = {
    error: {
      message: 'Este pedido veio de outro endereço e foi recusado.',
      code: -32003,
      data: { code: 'FORBIDDEN', httpStatus: 403, field: null },
    },
  };
  const ask = async (path: string) => {
    const response = await fetch(`${app.baseUrl}/trpc/${path}`, { headers: FOREIGN });
    expect(response.status).toBe(403);
    return response.json();
  };
  expect(await ask('session.current')).toEqual(refused);
  expect(await ask('session.current,session.current?batch=1&input={}')).toEqual([refused, refused]);
});

test('where a person reads the answer it is a sentence', async () => {
  const response = await fetch(`${app.baseUrl}/nada`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toBe('Não encontramos o que você procura.');
});
