import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';
import type { AnswerSource, Notice } from '#shared/answers/ai.ts';
import { freePort } from '../support/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE_MS = 200_000;
const EMAIL = 'ana@exemplo.com.br';
const PASSWORD = 'Caminho-Verdade-7';

/** What writers were told, against which the database is held in the end. */
export class Ledger {
  readonly acknowledged = new Set<string>();
  refused = 0;
  /** The longest time between two writes that succeeded. */
  awayMs = 0;
  #lastAt = performance.now();

  resume(): void {
    this.#lastAt = performance.now();
  }

  note(text: string): void {
    const now = performance.now();
    this.awayMs = Math.max(this.awayMs, now - this.#lastAt);
    this.#lastAt = now;
    this.acknowledged.add(text);
  }
}

/** The product in a process of its own, and an administrator who writes. */
export class Site {
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #origin = '';
  #cookie = '';

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
  }

  /** @param backMs how far back the clock of the process is set */
  async start({ backMs = 0 } = {}): Promise<void> {
    const port = await freePort();
    this.#origin = `http://127.0.0.1:${port}`;
    const clock = backMs > 0 ? ['--import', `./tests/drills/clock.ts?back=${backMs}`] : [];
    this.#child = spawn(process.execPath, [...clock, 'server/main.ts'], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        AUTH_SECRET: 'um-segredo-para-os-exercicios-de-falha',
        ADMIN_EMAIL: EMAIL,
        ADMIN_PASSWORD: PASSWORD,
        BIBLE_AUTO_INSTALL: 'false',
        LOG_LEVEL: 'silent',
        ...this.#env,
        PORT: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const until = performance.now() + PATIENCE_MS;
    while (!(await this.isReady())) {
      if (this.#child.exitCode !== null || performance.now() > until) {
        throw new Error('the server does not start');
      }
      await wait(20);
    }
    this.#cookie ||= await this.#signIn();
  }

  isReady(): Promise<boolean> {
    return fetch(`${this.#origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Writes as fast as answers come, until the signal. */
  async write(ledger: Ledger, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const text = `Pedido ${randomUUID()}`;
      const body = JSON.stringify({ key: randomUUID(), text, person: null, category: null });
      const ok = await this.#call('member.prayerRequests.add', { method: 'POST', body }).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ok) ledger.note(text);
      else {
        ledger.refused++;
        await wait(20);
      }
    }
  }

  /** Every text that is stored, as often as it is. */
  async stored(): Promise<string[]> {
    const texts: string[] = [];
    for (let cursor: string | null = null; ; ) {
      const input: string = encodeURIComponent(JSON.stringify({ answered: false, cursor }));
      const answer = await this.#call(`member.prayerRequests.list?input=${input}`, {});
      const { result } = JSON.parse(await answer.text());
      for (const { text } of result.data.items) texts.push(text);
      cursor = result.data.next;
      if (!cursor) return texts;
    }
  }

  async consent(): Promise<void> {
    const body = JSON.stringify({ consent: true });
    await this.#call('member.consent.set', { method: 'POST', body });
  }

  /** Asks in a new conversation. @returns whose answer came whole, null where none did */
  async ask(content: string) {
    const id = randomUUID();
    const messages = [{ role: 'user' as const, content }];
    let source: AnswerSource | null = null;
    let notices: readonly Notice[] = [];
    let isWhole = false;
    try {
      const events = await this.#client().ai.biblicalChat.mutate(
        { conversationId: id, messages },
        { context: { stream: true } },
      );
      for await (const event of events) {
        if (event.type === 'start') ({ source, notices } = event);
        if (event.type === 'done') isWhole = true;
      }
    } catch {
      isWhole = false;
    }
    return { id, source: isWhole ? source : null, notices };
  }

  /** How many messages a conversation has; none where it was not stored. */
  async messagesOf(id: string): Promise<number> {
    const stored = await this.#client()
      .member.conversations.messages.query({ id })
      .catch(() => null);
    return stored?.items.length ?? 0;
  }

  async askForPassword(): Promise<boolean> {
    const answer = await fetch(`${this.#origin}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.#origin },
      body: JSON.stringify({ email: EMAIL }),
    });
    return answer.ok;
  }

  /** @returns status and sentence */
  async upload(pdf: Buffer<ArrayBuffer>): Promise<string> {
    const answer = await fetch(`${this.#origin}/files/booklet-pdf`, {
      method: 'POST',
      headers: {
        cookie: this.#cookie,
        origin: this.#origin,
        'content-type': 'application/octet-stream',
        'x-file-name': 'apostila.pdf',
      },
      body: pdf,
    });
    const { message = '' } = JSON.parse(await answer.text());
    return `${answer.status} ${message}`;
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.#client().session.current.query()) !== null;
  }

  #client() {
    const headers = { cookie: this.#cookie, origin: this.#origin };
    const options = { url: `${this.#origin}/trpc`, headers };
    return createTRPCClient<AppRouter>({
      links: [
        splitLink({
          condition: ({ context }) => context['stream'] === true,
          true: httpBatchStreamLink({ ...options, maxItems: 1 }),
          false: httpBatchLink(options),
        }),
      ],
    });
  }

  #call(path: string, init: RequestInit): Promise<Response> {
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(15_000);
    return fetch(`${this.#origin}/trpc/${path}`, { ...init, headers, signal });
  }

  async #signIn(): Promise<string> {
    const answer = await fetch(`${this.#origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.#origin },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    });
    if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
  }
}
