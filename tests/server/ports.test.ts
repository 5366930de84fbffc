import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import type { PortName } from '#server/features/settings/ports/ports.ts';
import type { Message } from '#server/mail/mail.ts';
import { createLocalDisk } from '#server/storage/local-disk.ts';
import { type Storage, StorageFailure } from '#server/storage/storage.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../support/fake-openai.ts';
import { joinAsAdmin, type Person } from '../support/people.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let fake: FakeOpenAI;
let app: TestApp;
let ana: Person;
let mailFault: Error | null = null;
const mails: Message[] = [];

const files = scratchFolder('files');
const disk = createLocalDisk(files);
let storage: Storage = disk;

const start = (env: Record<string, string>) =>
  startTestApp({
    template: 'withBible',
    env: { BIBLE_SOURCE: import.meta.dirname, ...env },
    overrides: {
      mail: {
        description: 'a list',
        send: async (message) => {
          mails.push(message);
          if (mailFault) throw mailFault;
        },
        close: () => {},
      },
      storage: {
        ...disk,
        put: (...given) => storage.put(...given),
        open: (...given) => storage.open(...given),
      },
    },
  });

beforeAll(async () => {
  fake = await startFakeOpenAI();
  app = await start({
    ...fake.env,
    SPEECH_MODEL: 'voz-de-teste',
    SMTP_URL: 'smtp://carteiro:senha-secreta@correio.exemplo.com.br',
    MAIL_FROM: 'nao-responda@exemplo.com.br',
  });
  ana = await joinAsAdmin({ ...app, mails });
});
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  mailFault = null;
  storage = disk;
  Object.assign(fake.voice, { status: 200 });
  fake.reply(() => ({ pieces: ['paz'] }));
  for (const table of ['rateLimits', 'aiBudgets'] as const) {
    await app.context.db.deleteFrom(table).execute();
  }
});

const testPort = (port: PortName, by = ana) => by.client.admin.settings.testPort.mutate({ port });

test('the ports are described without what opens them', async () => {
  const ports = await ana.client.admin.settings.ports.query();
  const described = JSON.stringify(ports);
  expect(described).toContain('SMTP em correio.exemplo.com.br');
  expect(described).toContain('modelo-de-teste em 127.0.0.1');
  expect(described).not.toMatch(/senha-secreta|carteiro|sk-segredo/);
});

test('the database and the text answer', async () => {
  expect(await testPort('database')).toMatchObject({ works: true });
  expect(await testPort('bible')).toMatchObject({
    works: true,
    message: expect.stringContaining('João 3:16 foi lido'),
  });
});

describe('the mail', () => {
  test('goes to who asks for it', async () => {
    expect(await testPort('mail')).toEqual({
      works: true,
      message: `A mensagem de teste foi enviada para ${ana.email}. Confira a caixa de entrada.`,
    });
    expect(mails.at(-1)?.to.address).toBe(ana.email);
  });

  test('that fails says why, and nothing of what the server said', async () => {
    mailFault = Object.assign(new Error('535 carteiro:senha-secreta'), { code: 'EAUTH' });
    expect(await testPort('mail')).toEqual({
      works: false,
      message: 'O servidor de e-mail recusou o usuário ou a senha.',
    });
  });
});

describe('the model', () => {
  const booked = async () => {
    await app.context.background.settled();
    return app.context.db
      .selectFrom('aiUsage')
      .select(['generator', 'status', 'inputTokens', 'outputTokens', 'userId'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
  };

  test('answers one word, which is paid for', async () => {
    fake.reply(() => ({ pieces: ['paz'], usage: { prompt_tokens: 30, completion_tokens: 2 } }));
    expect(await testPort('model')).toMatchObject({
      works: true,
      message: expect.stringMatching(/^O modelo respondeu “paz” em \d+,\d s\.$/),
    });
    expect(await booked()).toEqual({
      generator: 'port-test',
      status: 'done',
      inputTokens: 30,
      outputTokens: 2,
      userId: ana.id,
    });
  });

  test.each<[number, string]>([
    [401, 'O servidor recusou a chave. Confira a chave nas variáveis de ambiente.'],
    [404, 'O servidor não conhece este modelo ou este endereço.'],
    [429, 'O servidor recusou: uso demais em pouco tempo, ou saldo esgotado.'],
    [503, 'O servidor respondeu com o erro 503.'],
  ])('that refuses with %i is told in words, and costs nothing', async (status, message) => {
    fake.reply(() => ({ pieces: [], status, problem: '{"error":"sk-segredo-do-teste"}' }));
    expect(await testPort('model')).toEqual({ works: false, message });
    expect(await booked()).toMatchObject({ status: 'failed', inputTokens: 0, outputTokens: 0 });
  });

  test('is not asked beyond the budget of the day', async () => {
    const { memberDailyTokens } = app.context.env.modelLimits;
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format();
    await app.context.db
      .insertInto('aiBudgets')
      .values({ day, scope: ana.id, tokens: String(memberDailyTokens) })
      .execute();
    const asked = fake.requests.length;
    expect(await testPort('model')).toEqual({
      works: false,
      message: 'O orçamento de hoje não basta para um teste.',
    });
    expect(fake.requests).toHaveLength(asked);
  });
});

test('the voice reads a sentence, or says that it was refused', async () => {
  expect(await testPort('speech')).toMatchObject({
    works: true,
    message: expect.stringMatching(/^A voz leu uma frase em /),
  });
  Object.assign(fake.voice, { status: 401 });
  expect(await testPort('speech')).toEqual({
    works: false,
    message: 'O servidor recusou a chave. Confira a chave nas variáveis de ambiente.',
  });
});

describe('the storage', () => {
  const stored = () =>
    readdirSync(files, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  test('writes, reads and deletes a small file, of which nothing is left', async () => {
    expect(await testPort('storage')).toMatchObject({
      works: true,
      message: expect.stringMatching(/gravado, lido e apagado em \d+,\d s\.$/),
    });
    expect(stored()).toEqual([]);
    const temporary = join(app.context.env.storage.directory, 'tmp');
    expect(readdirSync(temporary)).toEqual([]);
  });

  test.each<[StorageFailure['reason'], string]>([
    ['full', 'Não há mais espaço para guardar arquivos.'],
    ['away', 'O armazenamento não respondeu ou recusou o arquivo de teste.'],
  ])('that is %s says so', async (reason, message) => {
    storage = { ...disk, put: () => Promise.reject(new StorageFailure(reason)) };
    expect(await testPort('storage')).toEqual({ works: false, message });
  });

  test('that gives back other bytes is found out, and keeps nothing', async () => {
    storage = { ...disk, open: async () => Readable.from(['outro']) };
    expect(await testPort('storage')).toEqual({
      works: false,
      message: 'O arquivo lido não é o que foi gravado.',
    });
    expect(stored()).toEqual([]);
  });
});

describe('the notifications', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const other = webPush.generateVAPIDKeys();

  test.each([
    ['that belong together', publicKey, privateKey, true, /formam um par\.$/],
    ['of two pairs', other.publicKey, privateKey, false, /não formam um par/],
    ['that are none', publicKey, 'AAAA', false, /privada não é válida/],
  ])('with keys %s', async (_keys, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, works, message) => {
    const keys = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
    const pushing = await start({ ...keys, VAPID_SUBJECT: 'mailto:site@exemplo.com.br' });
    const rita = await joinAsAdmin({ ...pushing, mails }, 'Rita');
    expect(await testPort('push', rita)).toEqual({
      works,
      message: expect.stringMatching(message),
    });
    const ports = await rita.client.admin.settings.ports.query();
    expect(JSON.stringify(ports)).not.toContain(VAPID_PRIVATE_KEY);
    await pushing.close();
  });
});

test('with nothing configured, each port says what serves it', async () => {
  const plain = await start({});
  const rita = await joinAsAdmin({ ...plain, mails }, 'Rita');
  const ports = await rita.client.admin.settings.ports.query();
  expect(JSON.stringify(ports)).toMatch(/Nenhum: as respostas vêm da biblioteca/);
  for (const { name } of ports) {
    expect(await testPort(name, rita), name).toMatchObject({ works: true });
  }
  expect((await testPort('mail', rita)).message).toContain('gravada na caixa de saída');
  await plain.close();
});

test('tests are limited to thirty an hour', async () => {
  for (let times = 0; times < 30; times++) await testPort('database');
  await expect(testPort('database')).rejects.toMatchObject({
    data: { code: 'TOO_MANY_REQUESTS' },
  });
});
