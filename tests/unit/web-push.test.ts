import { afterAll, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { createWebPush } from '#server/push/web-push.ts';
import { startPushService } from '../support/push-service.ts';

const KEYS = { ...webPush.generateVAPIDKeys(), subject: 'mailto:ola@exemplo.com.br' };
const NOTICE = { title: 'Salmo 23', body: 'A leitura de hoje está à espera.', path: '/dashboard' };

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

const send = (givenUp?: AbortSignal) =>
  createWebPush(KEYS, givenUp, service.agent).send(service.subscription, NOTICE);

test('a notice reaches a device through its push service, encrypted to it and signed by our key', async () => {
  expect(await send()).toBe('sent');
  const [received] = service.received;
  expect(received?.notice).toEqual(NOTICE);
  expect(received?.sender).toMatchObject({ aud: service.origin, sub: KEYS.subject });
  expect(received?.publicKey).toBe(KEYS.publicKey);
  expect(Number(received?.ttl)).toBeGreaterThan(3600);
});

test.each([
  [410, 'gone'],
  [404, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
] as const)('a service that answers %i makes it %s', async (status, outcome) => {
  service.answerWith({ status });
  expect(await send()).toBe(outcome);
});

test('a service that hangs is given up with the stop, and one that nobody vouches for is not spoken to', async () => {
  service.answerWith('nothing');
  const stop = new AbortController();
  const sending = send(stop.signal);
  stop.abort();
  expect(await sending).toBe('failed');
  expect(await createWebPush(KEYS).send(service.subscription, NOTICE)).toBe('failed');
});
