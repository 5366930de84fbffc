import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startBalancer } from '../support/balancer.ts';
import { ask } from '../support/chat.ts';
import { preparedInstallation } from '../support/database.ts';
import { startFakeOpenAI } from '../support/fake-openai.ts';
import { freePort } from '../support/free-port.ts';
import { cookieOf, freshAddress, postAuth } from '../support/people.ts';
import { ready, startProcess } from '../support/server-process.ts';
import { type Client, clientWith } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const EMAIL = 'ana@exemplo.com.br';
const PASSWORD = 'Caminho-Verdade-7';
/** Three refusals come six seconds after the first, later than a stop drained once. */
const CHECK_EVERY_MS = 2000;

type Counts = { answered: number; failed: string[] };

/** Does something again and again, as fast as answers come and a moment between. */
async function steadily(counts: Counts, signal: AbortSignal, work: () => Promise<unknown>) {
  while (!signal.aborted) {
    await work().then(
      () => counts.answered++,
      (error: unknown) => counts.failed.push(String(error)),
    );
    await wait(50);
  }
}

async function open(url: string): Promise<void> {
  // Visitors from one address would be refused so many pages.
  const answer = await fetch(url, { headers: { 'x-forwarded-for': freshAddress() } });
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

/** Writes a request. @returns its text, once it is acknowledged */
async function write(client: Client): Promise<string> {
  const text = `Pedido ${randomUUID()}`;
  await client.member.prayerRequests.add.mutate({
    key: randomUUID(),
    text,
    person: null,
    category: null,
  });
  return text;
}

const longAnswer = () => ({
  pieces: Array.from({ length: 60 }, (_, index) => `A graça basta, ${index}. `),
  delayMs: 50,
});

/** All that a member has asked for. */
async function storedBy(client: Client): Promise<ReadonlySet<string>> {
  const stored = new Set<string>();
  for (let cursor: string | null = null, more = true; more; ) {
    const page: { items: { text: string }[]; next: string | null } =
      await client.member.prayerRequests.list.query({ answered: false, cursor });
    for (const { text } of page.items) stored.add(text);
    cursor = page.next;
    more = cursor !== null;
  }
  return stored;
}

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a release that goes round two instances fails no request and cuts no answer',
  async () => {
    const model = await startFakeOpenAI();
    model.reply(longAnswer);
    const { env } = await preparedInstallation();
    const ports = [await freePort(), await freePort()];
    const balancer = await startBalancer(ports, CHECK_EVERY_MS);
    const start = async (port: number) => {
      const process = startProcess({
        ...env,
        ...model.env,
        PORT: String(port),
        ADMIN_EMAIL: EMAIL,
        ADMIN_PASSWORD: PASSWORD,
        TRUST_PROXY: '1',
        BASE_URL: balancer.baseUrl,
      });
      await ready(port);
      return process;
    };
    const running = new Map<number, Awaited<ReturnType<typeof start>>>();
    for (const port of ports) running.set(port, await start(port));
    await until(() => ports.every((port) => balancer.isUp(port)));
    const { headers } = await fetch(`http://127.0.0.1:${ports[0]}/healthz`);
    expect(headers.get('keep-alive')).toBe('timeout=75');

    const signedIn = await postAuth(balancer, '/sign-in/email', {
      email: EMAIL,
      password: PASSWORD,
    });
    const client = clientWith(balancer, cookieOf(signedIn));
    await client.member.consent.set.mutate({ consent: true });
    const stop = new AbortController();
    const none = (): Counts => ({ answered: 0, failed: [] });
    const [reads, writes, answers] = [none(), none(), none()];
    const acknowledged: string[] = [];
    const living = [
      steadily(reads, stop.signal, () => open(`${balancer.baseUrl}/bible`)),
      steadily(reads, stop.signal, () => client.session.current.query()),
      steadily(writes, stop.signal, async () => acknowledged.push(await write(client))),
      steadily(answers, stop.signal, async () => {
        const heard = await ask(client, 'Fale da graça');
        if (!heard.done || heard.cut) throw new Error('an answer was cut');
      }),
    ];
    // The second is told to stop as soon as the new build answers in the place of the first.
    for (const port of ports) {
      const old = running.get(port);
      const before = { ...reads };
      old?.child.kill('SIGTERM');
      expect(await old?.ended).toBe(0);
      expect(reads.answered).toBeGreaterThan(before.answered + 3);
      await start(port);
    }
    await until(() => ports.every((port) => balancer.isUp(port)));
    stop.abort();
    await Promise.all(living);

    expect(balancer.faults).toEqual([]);
    expect([...reads.failed, ...writes.failed, ...answers.failed]).toEqual([]);
    expect(answers.answered).toBeGreaterThan(1);
    const stored = await storedBy(client);
    expect(acknowledged.length).toBeGreaterThan(5);
    expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
    await balancer.close();
    await model.close();
  },
  300_000,
);
