import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { preparedInstallation } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { cookieOf, postAuth } from '../support/people.ts';
import { scratchFolder } from '../support/scratch.ts';
import { BUILT, ready, startProcess } from '../support/server-process.ts';
import { until } from '../support/until.ts';

describe('on its embedded parts', () => {
  test('the first start makes an administrator; stops and kills lose nothing; a second process is refused', async () => {
    const dataDir = scratchFolder('process');
    const port = await freePort();
    const env = { DATA_DIR: dataDir, PORT: String(port) };
    const first = startProcess(env, BUILT);
    await ready(port);
    await until(() => /senha:/.test(first.output()));
    const email = /e-mail: (\S+)/.exec(first.output())?.[1] ?? '';
    const password = /senha: +(\S+)/.exec(first.output())?.[1] ?? '';
    expect(first.output()).toContain(`Companheiro Bíblico em http://localhost:${port}`);
    expect(first.output()).toContain('embedded PostgreSQL');
    expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);

    const second = startProcess({ ...env, PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      /Process \d+ is already using .+ choose another folder with DATA_DIR\./,
    );

    const app = { baseUrl: `http://127.0.0.1:${port}` };
    const signedIn = await postAuth(app, '/sign-in/email', { email, password });
    expect(signedIn.status).toBe(200);
    const cookie = cookieOf(signedIn);

    first.child.kill('SIGKILL');
    await first.ended;
    expect(existsSync(join(dataDir, 'lock'))).toBe(true);
    const third = startProcess(env, BUILT);
    await ready(port);
    // The session that was acknowledged before the kill is still there, with the same secret.
    const session = await fetch(`${app.baseUrl}/api/auth/get-session`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({ user: { email } });
    expect(third.output()).not.toContain('senha:');

    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  }, 400_000);

  test('a port in use ends the start with a sentence', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '0.0.0.0', resolve));
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { env } = await preparedInstallation();
    const refused = startProcess({ ...env, PORT: String(port) });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain(`PORT ${port} is already in use.`);
    await new Promise((resolve) => blocker.close(resolve));
  });
});

test('an environment that contradicts itself ends the start with the sentence and code 1', async () => {
  const refused = startProcess({ AI_MODEL: 'modelo' });
  expect(await refused.ended).toBe(1);
  expect(refused.output().trim()).toBe(
    'AI_MODEL is set, so OPENAI_API_KEY or OPENAI_BASE_URL must say where that model is served.',
  );
});

describe('an address of a database that only a person can mend ends the start with one sentence', () => {
  const fields = (code: string, message: string) =>
    Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);

  /** A server of PostgreSQL's protocol that refuses whoever comes. */
  async function refusing(answer: Buffer): Promise<number> {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.unref();
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }
  const failure = (code: string, message: string) => {
    const body = fields(code, message);
    const head = Buffer.alloc(5);
    head.write('E');
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };

  test.each([
    [
      'no such database',
      failure('3D000', 'database "biblia" does not exist'),
      '',
      'Database "biblia" does not exist: create',
    ],
    [
      'TLS asked for',
      failure('28000', 'no pg_hba.conf entry for host "a", no encryption'),
      '',
      'asks for TLS',
    ],
    ['TLS refused', Buffer.from('N'), '?sslmode=require', 'speaks no TLS'],
    [
      'a wrong password',
      failure('28P01', 'password authentication failed'),
      '',
      'refuses this user or password',
    ],
    [
      'a pooler that knows a parameter not',
      failure('08P01', 'unsupported startup parameter: statement_timeout'),
      '',
      'refuses how it is spoken to (unsupported startup parameter: statement_timeout)',
    ],
  ])('%s', async (_what, answer, query, sentence) => {
    const port = await refusing(answer);
    const started = startProcess({
      DATABASE_URL: `postgres://ana:segredo@127.0.0.1:${port}/biblia${query}`,
      DATA_DIR: scratchFolder('no-database'),
      AUTH_SECRET: 'um-segredo-de-teste-com-muitas-letras',
      PORT: String(await freePort()),
    });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(sentence);
    expect(started.output()).not.toMatch(/segredo|\n\s+at /);
  });
});

test('a variable that is set to nothing is absent before any package reads it', async () => {
  const blank = { OPENAI_BASE_URL: '', OPENAI_API_KEY: ' ', UPLOADTHING_TOKEN: '' };
  const refused = startProcess({ ...blank, AI_MODEL: 'modelo' });
  expect(await refused.ended).toBe(1);
  expect(refused.output().trim()).toMatch(/^AI_MODEL is set, so .+ is served\.$/);
});

test('a server on a database of its own does not start without a secret that all share', async () => {
  const started = startProcess({
    DATABASE_URL: 'postgres://ana@127.0.0.1:1/biblia',
    DATA_DIR: scratchFolder('no-secret'),
    AUTH_SECRET: '',
    PORT: String(await freePort()),
  });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain('AUTH_SECRET must be set in production with DATABASE_URL');
});

test('the lock file holds who took it', async () => {
  const { lockDataDir } = await import('#server/process/data-lock.ts');
  const dataDir = scratchFolder('lock');
  const unlock = await lockDataDir(dataDir);
  expect(JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')).pid).toBe(process.pid);
  await unlock();
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
});
