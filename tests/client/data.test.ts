import { TRPCClientError } from '@trpc/client';
import { expect, test, vi } from 'vitest';
import { actionableMessageOf, messageOf } from '#client/lib/data/errors.ts';
import { createQueryClient } from '#client/lib/data/query-client.ts';
import { ERROR_CODES, ERROR_MESSAGES, type ErrorCode } from '#shared/errors.ts';

/** A refusal as the server sends it. */
const refusal = (code: ErrorCode, message = ERROR_MESSAGES[code]) =>
  TRPCClientError.from({ error: { code: -32_000, message, data: { code } } });

test('a refusal shows the words of the server', () => {
  expect(messageOf(refusal('CONFLICT', 'Versículo já está salvo'))).toBe('Versículo já está salvo');
  expect(messageOf(new TypeError('x is undefined'))).toBe(ERROR_MESSAGES.INTERNAL);
});

test('only refusals that a member can act on replace what a screen says', () => {
  const actionable = ERROR_CODES.filter((code) => actionableMessageOf(refusal(code)) !== null);
  expect(actionable.sort()).toEqual(
    ['CONSENT_REQUIRED', 'INVALID_INPUT', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS'].sort(),
  );
  expect(actionableMessageOf(new Error('fetch failed'))).toBeNull();
});

test('who has no connection is told so, and not that the service is away', () => {
  const unanswered = TRPCClientError.from(new TypeError('Failed to fetch'));
  expect(messageOf(unanswered)).toBe(ERROR_MESSAGES.UNAVAILABLE);
  vi.stubGlobal('navigator', { onLine: false });
  expect(messageOf(unanswered)).toMatch(/^Sem conexão\./);
  expect(messageOf(refusal('CONFLICT', 'Versículo já está salvo'))).toBe('Versículo já está salvo');
  vi.unstubAllGlobals();
});

async function mutate(mutationFn: () => Promise<unknown>) {
  const order: string[] = [];
  const queryClient = createQueryClient();
  const changed = { invalidate: vi.fn(async () => void order.push('invalidated')) };
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn,
    meta: { invalidates: [changed] },
    onSuccess: () => void order.push('closed'),
  });
  await mutation.execute(undefined).catch(() => {});
  return { order, status: mutation.state.status };
}

test('what a mutation names is read again, once its screen has reacted', async () => {
  expect(await mutate(async () => 'saved')).toEqual({
    order: ['closed', 'invalidated'],
    status: 'success',
  });
});

test.each([
  ['CONFLICT', ['invalidated']],
  ['NOT_FOUND', ['invalidated']],
  ['UNAVAILABLE', []],
] as const)('a mutation refused with %s invalidates %j', async (code, order) => {
  expect((await mutate(() => Promise.reject(refusal(code)))).order).toEqual(order);
});
