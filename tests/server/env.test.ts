import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createModel } from '#server/ai/model/openai.ts';
import { misspelledVariables, readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { EnvProblem } from '#server/process/env-problem.ts';
import { createSpeech } from '#server/speech/speech.ts';
import { readSources } from '../support/sources.ts';

test('nothing configured means embedded parts', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    baseUrl: 'http://localhost:3000',
    database: { kind: 'embedded' },
    mail: { kind: 'outbox' },
    model: { kind: 'library' },
    speech: { kind: 'device' },
    passwordMinLength: 6,
  });
});

test('real parts are taken where they are named, and empty variables count as absent', () => {
  const env = readEnv({
    DATABASE_URL: 'postgres://u:p@db.example/cb',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    MAIL_FROM: 'Companheiro <ola@exemplo.com.br>',
    OPENAI_API_KEY: 'sk-x',
    AI_MODEL: 'modelo',
    SPEECH_MODEL: 'voz',
    BIBLE_SOURCE: '',
  });
  expect(env).toMatchObject({
    database: { kind: 'postgres' },
    mail: { kind: 'smtp' },
    model: { kind: 'openai', baseUrl: null, id: 'modelo', checkId: null },
    speech: { kind: 'openai', model: 'voz' },
    bible: { source: null },
  });
});

test('where no voice is named the device reads aloud', () => {
  expect(readEnv({ OPENAI_API_KEY: 'sk-x', AI_MODEL: 'modelo' }).speech).toEqual({
    kind: 'device',
  });
});

test.each<[string, Record<string, string>]>([
  ['PORT', { PORT: 'oitenta' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
  ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'Segredo-Forte-9' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@exemplo.com.br', ADMIN_PASSWORD: 'abc' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'pastor@exemplo.com.br', ADMIN_PASSWORD: 'pastor' }],
  ['AI_MODEL', { AI_MODEL: 'modelo' }],
  ['AI_MODEL', { OPENAI_BASE_URL: 'http://localhost:11434/v1' }],
  ['AI_MODEL', { OPENAI_API_KEY: 'sk-x' }],
  ['SPEECH_MODEL', { SPEECH_MODEL: 'voz' }],
  ['S3_ACCESS_KEY_ID', { S3_BUCKET_URL: 'https://s3.example.org/igreja' }],
  ['S3_BUCKET_URL', { S3_BUCKET_URL: 'igreja' }],
  [
    'UPLOADTHING_TOKEN',
    {
      S3_BUCKET_URL: 'https://s3.example.org/igreja',
      S3_ACCESS_KEY_ID: 'AKIA',
      S3_SECRET_ACCESS_KEY: 'segredo',
      UPLOADTHING_TOKEN: 'eyJhcGlLZXkiOiJza194IiwiYXBwSWQiOiJhcHAiLCJyZWdpb25zIjpbInNlYTEiXX0=',
    },
  ],
  ['AUTH_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://u@db/cb' }],
  ['AUTH_SECRET', { AUTH_SECRET: 'curto' }],
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'cliente' }],
  ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'segredo', GOOGLE_CLIENT_ID: ' ' }],
  ['PASSWORD_MIN_LENGTH', { PASSWORD_MIN_LENGTH: '4' }],
])('what is missing or contradicts is said in a sentence that names %s', (variable, source) => {
  expect(() => readEnv(source)).toThrow(EnvProblem);
  expect(() => readEnv(source)).toThrow(new RegExp(variable));
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a number, not "abc".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number, not "80.5".'],
  [{ PORT: '99999' }, 'PORT must be 65535 or less, not "99999".'],
  [{ ADMIN_EMAIL: 'maria' }, 'ADMIN_EMAIL must be an e-mail address, not "maria".'],
  [{ AUTH_SECRET: 'curto' }, 'AUTH_SECRET must be at least 32 characters long, not what is set.'],
  [
    { DATABASE_URL: 'mysql://u:p@x' },
    'DATABASE_URL must be an address of the right kind, not what is set.',
  ],
])('the sentence about %j is English and names what was written', (source, sentence) => {
  z.config(z.locales.pt());
  expect(() => readEnv(source)).toThrow(`The environment cannot be used. ${sentence}`);
});

test.each([
  ['PROT', ' did you mean PORT?'],
  ['POT', ' did you mean PORT?'],
  ['BASEURL', ' did you mean BASE_URL?'],
  ['PASSWORD_MIN_LENGHT', ' did you mean PASSWORD_MIN_LENGTH?'],
  ['AI_TIMEOUT', ' did you mean AI_TIMEOUT_SECONDS?'],
  ['BIBLE_FOLDER', null],
])('%s is told at the start', (name, guess) => {
  const sentence = guess
    ? `${name} is no variable of this product;${guess}`
    : `${name} is no variable of this product.`;
  expect(misspelledVariables({ [name]: '3', PORT: '3000' })).toEqual([sentence]);
});

test('what belongs to the system or to other programs is passed over', () => {
  const others = ['PATH', 'HOME', 'TERM', 'HOSTNAME', 'NODE_OPTIONS', 'OPENAI_ORG_ID', 'LOGNAME'];
  expect(misspelledVariables(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
});

test('every variable that is empty or blank counts as absent, for our packages too', () => {
  const source =
    readSources('server').find(({ path }) => path === 'server/env/variables.ts')?.text ?? '';
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['PORT', 'OPENAI_BASE_URL', 'UPLOADTHING_TOKEN']));
  for (const value of ['', '  ']) {
    expect(readEnv(Object.fromEntries(names.map((name) => [name, value])))).toEqual(readEnv({}));
    for (const name of names) if (name !== 'NODE_ENV') vi.stubEnv(name, value);
    const asked = { OPENAI_API_KEY: 'sk-x', AI_MODEL: 'modelo', SPEECH_MODEL: 'voz' };
    const { model, modelLimits, speech } = readEnv(asked);
    const parts = { now: () => new Date(), log: createLog('silent') };
    expect(createModel(model, modelLimits, parts)?.description).toBe('modelo at OpenAI');
    expect(createSpeech(speech)).not.toBeNull();
    vi.unstubAllEnvs();
  }
});
