import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Router } from 'express';
import { knownForms } from '../ai/language.ts';
import { createApp } from '../app.ts';
import { installBible } from '../bible/install.ts';
import { type AppContext, createContext } from '../context.ts';
import { misspelledVariables, readEnv } from '../env.ts';
import { BEHIND_PROXY, createHttpServer } from '../http/http-server.ts';
import { serveClient } from '../http/serve-client.ts';
import { prepareRanking } from '../library/rank.ts';
import { createReadableLog } from '../log.ts';
import { DataInUse, lockDataDir } from '../process/data-lock.ts';
import { EnvProblem } from '../process/env-problem.ts';
import { followNpm } from '../process/follow-npm.ts';
import { startHousekeeping } from './housekeeping.ts';
import { JOBS } from './jobs.ts';
import { prepare } from './prepare.ts';
import { seedInBackground } from './seed.ts';

const ROOT = join(import.meta.dirname, '../..');

/** When a stop ends answers, connections, what services hold up, and the process, from its beginning. */
const ALONE = {
  drain: null,
  answersMs: 2000,
  connectionsMs: 4000,
  servicesMs: 5000,
  mostMs: 8000,
};
/** Where others serve meanwhile, balancers are given time to notice, and answers to end. */
const AMONG_OTHERS = {
  drain: { leastMs: 4000, mostMs: 12_000 },
  answersMs: 15_000,
  connectionsMs: 19_000,
  servicesMs: 20_500,
  mostMs: 24_000,
};

type Pace = Omit<typeof ALONE, 'drain'> & { drain: typeof AMONG_OTHERS.drain | null };

const COPY =
  'Esta é uma cópia: não envia mensagens nem apaga arquivos. Em /admin ou com "npm run installation:confirm" se diz que ela é a instalação agora.';

const print = (line: string) => process.stdout.write(`${line}\n`);

const development = process.argv.includes('--dev');
try {
  await start();
} catch (error) {
  if (!(error instanceof EnvProblem) && !(error instanceof DataInUse)) throw error;
  // The server may listen already.
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
}

async function start(): Promise<void> {
  const env = readEnv(undefined, development ? 'development' : 'production');
  const unlock = env.database.kind === 'embedded' ? await lockDataDir(env.dataDir) : async () => {};
  // Lines for a person where one is watching, lines for a program elsewhere.
  const readable = development || process.stdout.isTTY;
  const overrides = readable ? { log: await createReadableLog(env.logLevel) } : {};
  const context = await createContext(env, overrides).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const stopping = new AbortController();
  const server = createHttpServer(env.trustProxy > 0 ? BEHIND_PROXY : {});
  const client = development ? await clientFromSource(server, context) : builtClient(context);
  server.on('request', createApp(context, { client, strictHeaders: !development }));
  stopOnSignals(server, context, stopping, unlock);
  followNpm();
  await listen(server, context);
  for (const part of [...context.parts, ...misspelledVariables()]) print(`  ${part}`);
  try {
    await prepare(context, print, stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return;
    throw error;
  }
  print(`Companheiro Bíblico em ${env.baseUrl}`);
  if (context.installation.isCopy) print(COPY);
  context.instances.start(stopping.signal);
  context.installation.watch(stopping.signal);
  startHousekeeping(context, stopping.signal);
  context.background.run('jobs', workOnJobs(context, stopping.signal));
  context.background.run('library preparation', prepareLibrary(stopping.signal));
  context.background.run(
    'bible installation',
    installBible({ ...context, env: env.bible }, stopping.signal),
  );
  void seedInBackground(context, stopping.signal);
}

/** Leaves to the installation what a copy may not do; the queues may be the same. */
async function workOnJobs(context: AppContext, signal: AbortSignal): Promise<void> {
  const { installation, jobs } = context;
  await jobs.work(context, JOBS, signal, () => installation.whenOwn(signal));
}

/** Builds before the first question what that question would wait for. */
async function prepareLibrary(signal: AbortSignal): Promise<void> {
  await prepareRanking();
  await knownForms.prepare(signal);
}

function builtClient(context: AppContext): Router {
  return serveClient(join(ROOT, 'dist/client'), context);
}

async function clientFromSource(server: Server, context: AppContext): Promise<Router> {
  const { serveClientFromSource } = await import('../http/serve-client-dev.ts');
  return serveClientFromSource(ROOT, server, context);
}

async function listen(server: Server, { env }: AppContext): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      reject(busy ? new EnvProblem(`PORT ${env.port} is already in use.`) : error);
    });
    server.listen(env.port, env.host, resolve);
  });
}

/**
 * Tells balancers to send nothing more, refuses new requests, then waits for the open ones and
 * their work, then closes the database.
 */
function stopOnSignals(
  server: Server,
  context: AppContext,
  stopping: AbortController,
  unlock: () => Promise<void>,
): void {
  const stop = async (choosePace: () => Promise<Pace>) => {
    if (context.readiness.stopping) return;
    context.readiness.stopping = true;
    const { drain, answersMs, connectionsMs, servicesMs, mostMs } = await choosePace();
    setTimeout(() => process.exit(1), mostMs).unref();
    // Answers that take longer end here: what was written of them is saved and paid for.
    setTimeout(() => context.ai.stop(), answersMs).unref();
    setTimeout(() => server.closeAllConnections(), connectionsMs).unref();
    setTimeout(() => context.giveUp(), servicesMs).unref();
    if (drain) await context.readiness.untilLeft(drain);
    stopping.abort();
    const closed = new Promise((resolve) => server.close(resolve));
    const rested = context.jobs.stop();
    server.closeIdleConnections();
    await closed;
    await rested;
    await context.close();
    await unlock();
    process.exit(0);
  };
  const whoeverElse = async () => ((await context.instances.findOthers()) ? AMONG_OTHERS : ALONE);
  process.on('SIGINT', () => void stop(async () => ALONE));
  process.on('SIGTERM', () => void stop(whoeverElse));
}
