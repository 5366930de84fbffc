import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithThis } from '../support/children.ts';
import { freePort } from '../support/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE_MS = 60_000;
/** Clock ticks per second in /proc/PID/stat, the same on all current Linux systems. */
const TICKS = 100;

const running = new Set<ChildProcess>();

/** Ends the processes that a part which failed has left. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stopChild));
}

async function stopChild(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

export type Running = Readonly<{
  origin: string;
  /** Milliseconds from the start until the server is ready. */
  readyAfterMs: number;
  cpuMs: () => number;
  residentMb: () => number;
  stop: () => Promise<void>;
}>;

/** Runs a script to its end. @returns what it printed */
export async function runScript(script: string, parameters: string[], env: NodeJS.ProcessEnv) {
  const child = start(script, parameters, env);
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return printed;
}

/** Starts a server in its own process and waits until `path` answers 200. */
export async function runServer(
  script: string,
  path: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const port = await freePort();
  const started = performance.now();
  const child = start(script, [], { ...env, PORT: String(port) });
  // A full pipe would block the server.
  child.stdout?.resume();
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin + path))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    if (performance.now() - started > PATIENCE_MS) throw new Error(`${script} does not answer`);
    await wait(3);
  }
  return {
    origin,
    readyAfterMs: performance.now() - started,
    cpuMs: () => cpuMs(child.pid),
    residentMb: () => residentMb(child.pid),
    stop: () => stopChild(child),
  };
}

function start(script: string, parameters: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, [script, ...parameters], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(endWithThis(child));
  child.once('exit', () => running.delete(child));
  return child;
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => null);
  await response?.arrayBuffer();
  return response?.status === 200;
}

function cpuMs(pid: number | undefined): number {
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(after[11]) + Number(after[12])) * 1000) / TICKS;
}

function residentMb(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
