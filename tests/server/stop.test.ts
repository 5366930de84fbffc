import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, flat, type Heard } from '../support/chat.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { preparedInstallation } from '../support/database.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../support/fake-openai.ts';
import { makePicture } from '../support/files.ts';
import { freePort } from '../support/free-port.ts';
import { cookieOf, postAuth } from '../support/people.ts';
import { ready, type ServerProcess, startProcess } from '../support/server-process.ts';
import { type Client, clientWith } from '../support/test-app.ts';
import { until } from '../support/until.ts';

/** A stop may take this long at most; the process promises less. */
const DEADLINE_MS = 10_000;
const QUESTION = 'Fale da graça';
const EMAIL = 'ana@exemplo.com.br';
const PASSWORD = 'Caminho-Verdade-7';

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI();
});
afterAll(() => fake.close());

type Site = Readonly<{ server: ServerProcess; port: number; client: Client; cookie: string }>;

/** The process of an installation, and its administrator signed in. */
async function start(env: Record<string, string>): Promise<Site> {
  const port = await freePort();
  const server = startProcess({
    ...fake.env,
    ...env,
    PORT: String(port),
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
  });
  await ready(port);
  const app = { baseUrl: `http://127.0.0.1:${port}` };
  const signedIn = await postAuth(app, '/sign-in/email', { email: EMAIL, password: PASSWORD });
  const cookie = cookieOf(signedIn);
  return { server, port, cookie, client: clientWith(app, cookie) };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).then((open) => {
    socket.destroy();
    return open === true;
  });
}

/** Asks, and stops the process as soon as some of the answer is there. */
async function stopWhileAnswering({ server, port, client }: Site) {
  await client.member.consent.set.mutate({ consent: true });
  const begun = Promise.withResolvers<void>();
  const heard: { text: Heard['text'] } = { text: [] };
  const asked = ask(client, QUESTION, {
    onPart: ({ text }) => {
      heard.text = text;
      if (flat(text).length > 40) begun.resolve();
    },
  }).then(
    (whole) => whole,
    (error: unknown) => error,
  );
  await begun.promise;
  const began = performance.now();
  server.child.kill('SIGTERM');
  await until(async () => !(await isOpen(port)));
  const closedAfter = performance.now() - began;
  const closedWhile = server.child.exitCode === null ? 'running' : 'ended';
  const code = await Promise.race([server.ended, wait(DEADLINE_MS, 'too late', { ref: false })]);
  return { code, closedAfter, closedWhile, answer: await asked, heard };
}

describe('a stop while an answer is written', () => {
  test('lets a short one end', async () => {
    fake.reply(() => ({
      pieces: Array.from({ length: 30 }, (_, index) => `A graça basta, ${index}. `),
      delayMs: 40,
    }));
    const stopped = await stopWhileAnswering(await start((await preparedInstallation()).env));
    expect(stopped).toMatchObject({ code: 0, answer: { done: true, cut: false } });
    expect(stopped.closedAfter).toBeLessThan(1000);
  });

  test('stores the beginning of a long one as incomplete and pays for it, all within the deadline', async () => {
    fake.reply(() => ({
      pieces: Array.from({ length: 1000 }, (_, index) => `A graça basta, ${index}. `),
      delayMs: 40,
    }));
    const { env } = await preparedInstallation();
    const { code, closedAfter, closedWhile, answer, heard } = await stopWhileAnswering(
      await start(env),
    );
    expect(code).toBe(0);
    expect(closedAfter).toBeLessThan(1000);
    expect(closedWhile).toBe('running');
    expect(answer).toMatchObject({ data: { code: 'UNAVAILABLE' } });

    const { client, server } = await start(env);
    const [conversation] = (await client.member.conversations.list.query({})).items;
    const { items } = await client.member.conversations.messages.query({
      id: conversation?.id ?? '',
    });
    expect(items).toMatchObject([
      { role: 'assistant', source: 'model', interrupted: true },
      { role: 'user' },
    ]);
    expect(JSON.stringify(items)).toContain(flat(heard.text).slice(0, 40));
    const copy = await client.member.personalData.export.mutate(undefined, {
      context: { stream: true },
    });
    const usage = (await Array.fromAsync(copy)).find(({ title }) => title === 'Respostas pedidas');
    expect(usage?.rows).toMatchObject([{ generator: 'biblical-chat', status: 'aborted' }]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

/** Listens, and never answers. */
async function startSilent(server: Server) {
  const called = Promise.withResolvers<void>();
  server.on('connection', (socket) => {
    socket.on('error', () => {});
    called.resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { port, called: called.promise };
}

test('a stop gives up a mail server and a storage that hang, and ends in order', async () => {
  const mailServer = createServer();
  const storage = createHttpServer(() => {});
  const [mail, files] = [await startSilent(mailServer), await startSilent(storage)];
  const { env } = await preparedInstallation();
  const token = { apiKey: 'sk_live_test', appId: 'app', regions: ['sea1'] };
  const { server, port, cookie } = await start({
    ...env,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'ola@exemplo.com.br',
    UPLOADTHING_TOKEN: Buffer.from(JSON.stringify(token)).toString('base64'),
    UPLOADTHING_API_URL: `http://localhost:${files.port}`,
    UPLOADTHING_INGEST_URL: `http://localhost:${files.port}`,
    UPLOADTHING_UFS_HOST: `localhost:${files.port}`,
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  await postAuth({ baseUrl }, '/request-password-reset', { email: EMAIL });
  const uploaded = fetch(`${baseUrl}/files/booklet-image`, {
    method: 'POST',
    headers: { cookie, origin: baseUrl, 'x-file-name': 'capa.png' },
    body: new Blob([new Uint8Array(await makePicture())]),
  }).catch(() => null);
  await Promise.all([mail.called, files.called]);

  const began = performance.now();
  server.child.kill('SIGTERM');
  // The emergency exit, after eight seconds, has code 1.
  expect(await server.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(8000);
  await uploaded;
  expect(readdirSync(join(env['DATA_DIR'] ?? '', 'files/tmp'))).toEqual([]);
  expect(server.output()).toMatch(/password mail failed/);
  storage.closeAllConnections();
  storage.close();
  mailServer.close();
});

type End = (npm: ChildProcess) => void;

/** What a terminal does to all that was started in it. */
const interrupt: End = ({ pid = 0 }) => process.kill(-pid, 'SIGINT');

test.each<[string, string, End]>([
  ['Ctrl-C in a terminal', 'dev', interrupt],
  ['a stop of npm alone', 'dev', (npm) => npm.kill('SIGTERM')],
  ['the death of npm', 'start', (npm) => npm.kill('SIGKILL')],
])('%s leaves nothing of npm run %s on the port', async (_name, script, end) => {
  const port = await freePort();
  const { env } = await preparedInstallation();
  const npm = spawn('npm', ['run', script], {
    env: childEnvironment({ BIBLE_AUTO_INSTALL: 'false', ...env, PORT: String(port) }),
    detached: true,
    stdio: 'ignore',
  });
  try {
    await ready(port);
    end(npm);
    await until(async () => !(await isOpen(port)));
  } finally {
    // Only where something is left of it.
    if (await isOpen(port)) process.kill(-(npm.pid ?? 0), 'SIGKILL');
  }
});
