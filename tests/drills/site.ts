import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithThis } from '../support/children.ts';
import { freePort } from '../support/free-port.ts';
import { Person } from './person.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE_MS = 600_000;
export const ADMIN = { email: 'ana@exemplo.com.br', password: 'Caminho-Verdade-7' };
export const METRICS_TOKEN = 'um-token-para-os-exercicios';

/** How the clock of a process differs: set back, or counted faster from a moment on. */
type Clock = Readonly<{ backMs?: number; from?: number; speed?: number }>;

export type Started = Readonly<{
  /** A script that starts the process, where it is not started bare. */
  through?: readonly string[];
  /** Where another build lies. */
  root?: string;
  /** Who goes on with the session of another site. */
  as?: Person;
}>;

/** The built product in a process of its own, and an administrator who uses it. */
export class Site {
  readonly admin: Person;
  readonly #env: Readonly<Record<string, string>>;
  readonly #through: readonly string[];
  readonly #root: string;
  #child: ChildProcess | null = null;
  #origin = '';

  constructor(
    env: Readonly<Record<string, string>>,
    { through = [], root = ROOT, as }: Started = {},
  ) {
    this.#env = env;
    this.#through = through;
    this.#root = root;
    const origin = () => this.#origin;
    this.admin = as ?? new Person(origin, ADMIN);
    this.admin.moveTo(origin);
  }

  get origin(): string {
    return this.#origin;
  }

  async start({ backMs = 0, from = 0, speed = 1 }: Clock = {}): Promise<void> {
    const port = Number(this.#env['PORT'] ?? (await freePort()));
    this.#origin = `http://127.0.0.1:${port}`;
    const isMoved = backMs > 0 || speed !== 1;
    const clock = `./tests/drills/clock.ts?back=${backMs}&from=${from}&speed=${speed}`;
    const [program = process.execPath, ...parameters] = this.#through;
    const own = [...(isMoved ? ['--import', clock] : []), 'dist/app/main.js'];
    const child = spawn(program, this.#through.length > 0 ? parameters : own, {
      cwd: this.#root,
      env: {
        // A script takes the Node of this process.
        PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
        AUTH_SECRET: 'um-segredo-para-os-exercicios-de-falha',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        BIBLE_AUTO_INSTALL: 'false',
        LOG_LEVEL: 'silent',
        METRICS_TOKEN,
        ...this.#env,
        PORT: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = endWithThis(child);
    const until = performance.now() + PATIENCE_MS;
    while (!(await this.isReady())) {
      if (this.#child.exitCode !== null || performance.now() > until) {
        throw new Error('the server does not start');
      }
      await wait(20);
    }
    if (!this.admin.isKnown) await this.admin.signIn();
  }

  isReady(): Promise<boolean> {
    return fetch(`${this.#origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** @returns the exit code, where the process ended by itself */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  /** A value of the moment on the page of metrics, such as `memory_bytes`. */
  gauge(name: string): Promise<number> {
    return gaugeAt(this.#origin, name);
  }
}

export async function gaugeAt(origin: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const page = await (await fetch(`${origin}/metrics`, { headers })).text();
  const line = page.split('\n').find((each) => each.startsWith(`companheiro_${name} `));
  return Number(line?.split(' ')[1] ?? Number.NaN);
}
