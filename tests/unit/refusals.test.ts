import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { AppError, refusalOf, TRPC_CODES } from '#server/errors.ts';
import { FileRefused } from '#server/storage/file-refused.ts';
import { ERROR_CODES, ERROR_MESSAGES } from '#shared/errors.ts';

const STATUSES = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID_INPUT: 400,
  CONFLICT: 409,
  LIMIT_REACHED: 409,
  TOO_MANY_REQUESTS: 429,
  CONSENT_REQUIRED: 412,
  GENERATION_FAILED: 502,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

test.each(ERROR_CODES)('%s has one status, thrown by itself or within a procedure', (code) => {
  const thrown = new AppError(code);
  const refusal = { status: STATUSES[code], code, message: ERROR_MESSAGES[code] };
  expect(refusalOf(thrown)).toMatchObject(refusal);
  expect(refusalOf(new TRPCError({ code: TRPC_CODES[code], cause: thrown }))).toMatchObject(
    refusal,
  );
  expect(refusalOf(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: thrown }))).toMatchObject(
    refusal,
  );
});

test('an error of a file has a status of its own', () => {
  expect(refusalOf(new FileRefused('too-large'))).toMatchObject({
    status: 413,
    code: 'INVALID_INPUT',
  });
  expect(refusalOf(new FileRefused('full'))).toMatchObject({ status: 507, code: 'UNAVAILABLE' });
});

test('a wrong input names its field', () => {
  const { error } = z.object({ name: z.string('Informe o nome.') }).safeParse({ name: 1 });
  const refusal = { status: 400, code: 'INVALID_INPUT', message: 'Informe o nome.', field: 'name' };
  expect(refusalOf(error)).toMatchObject(refusal);
  expect(refusalOf(new TRPCError({ code: 'BAD_REQUEST', cause: error }))).toMatchObject(refusal);
});

test.each([
  [Object.assign(new Error('x'), { code: '22P02' }), 400, 'INVALID_INPUT'],
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 503, 'UNAVAILABLE'],
  [
    new Error('outer', { cause: Object.assign(new Error('x'), { code: '57P01' }) }),
    503,
    'UNAVAILABLE',
  ],
  [new TRPCError({ code: 'METHOD_NOT_SUPPORTED' }), 405, 'INVALID_INPUT'],
  [new TRPCError({ code: 'PAYLOAD_TOO_LARGE' }), 413, 'INVALID_INPUT'],
  [Object.assign(new Error('x'), { status: 404, expose: true }), 404, 'NOT_FOUND'],
  [Object.assign(new URIError('x'), { status: 400 }), 400, 'INVALID_INPUT'],
])('%s is told as %i %s', (error, status, code) => {
  expect(refusalOf(error)).toMatchObject({ status, code });
});

test.each([
  new Error('select * from secrets'),
  // What another server answered us is none of the client's business.
  Object.assign(new Error('the model server answered 401'), { status: 401 }),
  'a string',
  null,
])('%s says nothing to the client', (error) => {
  expect(refusalOf(error)).toEqual({
    status: 500,
    code: 'INTERNAL',
    message: ERROR_MESSAGES.INTERNAL,
    field: null,
    retryAfter: null,
  });
});
