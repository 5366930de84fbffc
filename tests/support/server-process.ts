import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, inject, onTestFinished } from 'vitest';
import { DataInUse, lockDataDir } from '#server/process/data-lock.ts';
import { buildPages, buildServer } from './build-pages.ts';
import { childEnvironment } from './child-environment.ts';
import { endWithThis } from './children.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A first start makes an embedded database, which takes a busy machine minutes. */
const PATIENCE_MS = 200_000;
const LOOK_AGAIN_MS = 20;

// A server that starts reads what is built. Two workers must not build at once.
beforeAll(async () => {
  const unlock = await lockWhenFree(inject('scratch'));
  await buildPages();
  await buildServer();
  await unlock();
}, 240_000);

async function lockWhenFree(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockDataDir(folder);
    } catch (error) {
      if (!(error instanceof DataInUse)) throw error;
      await wait(LOOK_AGAIN_MS);
    }
  }
}

export type ServerProcess = Readonly<{
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}>;

/** The server as `npm start` runs it. */
export const BUILT = 'dist/app/main.js';

/** Starts the server in its own process, without the environment of the tests. */
export function startProcess(
  env: Record<string, string>,
  script: 'server/main.ts' | typeof BUILT = 'server/main.ts',
  folder = ROOT,
): ServerProcess {
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: childEnvironment({
      BIBLE_AUTO_INSTALL: 'false',
      LOG_LEVEL: 'warn',
      ...(env['DATABASE_URL'] ? { AUTH_SECRET: 'um-segredo-para-os-processos-dos-testes' } : {}),
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithThis(child);
  // A hook of this module would be that of the first file alone which imports it.
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  return { child, output: () => text, ended };
}

export async function ready(port: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await wait(LOOK_AGAIN_MS);
  }
  throw new Error('the server did not become ready');
}
