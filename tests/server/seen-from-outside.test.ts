import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createSmtp } from '#server/mail/smtp.ts';
import { renderMail } from '#server/mail/template.ts';
import { leaveMeasures } from '../support/measured.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const TOKEN = 'ficha-das-medidas-do-teste';
const lines: string[] = [];
let app: TestApp;
let maria: Person;

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) });
  app = await startTestApp({ env: { METRICS_TOKEN: TOKEN }, overrides: { log } });
  maria = await join(app);
});
afterAll(() => app.close());

const call = (procedure: string, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}/trpc/${procedure}`, { headers: { cookie: maria.cookie, ...headers } });

describe('the id of a request', () => {
  test.each([
    ['x-request-id', 'balanceador-7f3a', 'balanceador-7f3a'],
    [
      'traceparent',
      '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      '0af7651916cd43dd8448eb211c80319c',
    ],
  ])('is the one of the proxy in %s', async (header, sent, id) => {
    const answer = await call('session.current', { [header]: sent });
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(lines.some((line) => line.includes(`"id":"${id}"`))).toBe(true);
  });

  test('is one of our own where there is none, or one that would break the log', async () => {
    for (const headers of [{}, { 'x-request-id': 'um "nome" que ninguém quer' }]) {
      const answer = await call('session.current', headers);
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
    }
  });

  test('stands in the sentence about a fault of our own and in the log, and in no refusal', async () => {
    await sql`alter table prayer_requests rename to prayer_requests_away`.execute(app.context.db);
    const input = encodeURIComponent(JSON.stringify({ answered: false }));
    const path = `member.prayerRequests.list?input=${input}`;
    const answer = await call(path, { 'x-request-id': 'pedido-0815' });
    await sql`alter table prayer_requests_away rename to prayer_requests`.execute(app.context.db);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Tente novamente. Código do erro: pedido-0815');
    const failure = lines.find((line) => line.includes('procedure failed'));
    expect(failure).toContain('"request":"pedido-0815"');

    const refused = await call('admin.maintenance.state');
    expect(refused.status).toBe(403);
    expect(await refused.text()).not.toContain('Código do erro');
  });
});

describe('the page of metrics', () => {
  const read = (authorization: string) =>
    fetch(`${app.baseUrl}/metrics`, { headers: { authorization } });

  test('is for nobody without the token', async () => {
    for (const given of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN]) {
      expect((await read(given)).status).toBe(404);
    }
    const closed = await startTestApp();
    const answer = await fetch(`${closed.baseUrl}/metrics`, {
      headers: { authorization: 'Bearer ' },
    });
    expect(answer.status).toBe(404);
    await closed.close();
  });

  test('tells rate, errors and times by procedure and route, pool, queues, memory and delay', async () => {
    await call('session.current');
    await call('admin.maintenance.state');
    const page = await (await read(`Bearer ${TOKEN}`)).text();
    const value = (line: RegExp) => Number(line.exec(page)?.[1] ?? Number.NaN);
    const count = (labels: string) =>
      value(
        new RegExp(`^companheiro_procedure_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm'),
      );
    expect(count('procedure="session.current",outcome="ok"')).toBeGreaterThan(0);
    expect(count('procedure="admin.maintenance.state",outcome="FORBIDDEN"')).toBeGreaterThan(0);
    expect(page).toMatch(
      /^companheiro_request_duration_seconds_bucket\{route="trpc",method="GET",status="403",le="\+Inf"\} [1-9]/m,
    );
    expect(value(/^companheiro_database_pool\{state="open"\} (\d+)$/m)).toBeGreaterThan(0);
    expect(value(/^companheiro_memory_bytes (\d+)$/m)).toBeGreaterThan(10_000_000);
    expect(value(/^companheiro_event_loop_delay_p99_seconds ([\d.e-]+)$/m)).toBeGreaterThanOrEqual(
      0,
    );
    expect(page).not.toContain(maria.email);
  });
});

test('the page of metrics tells what answers cost, what limits refused and what failed', async () => {
  await leaveMeasures(app, maria);
  const mail = createSmtp('smtp://127.0.0.1:1', 'ola@exemplo.com.br');
  const letter = renderMail(maria, {
    subject: 'Teste',
    paragraphs: [],
    action: { label: 'Abrir', url: app.baseUrl },
    closing: '',
  });
  await expect(mail.send(letter)).rejects.toThrow();
  mail.close();
  const page = await (
    await fetch(`${app.baseUrl}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  ).text();
  const labels = 'source="model",status="done",model="gpt-teste"';
  expect(page).toContain(`companheiro_answer_tokens_today{${labels},way="in"} 1000000\n`);
  expect(page).toContain(`companheiro_answer_dollars_today{${labels}} 3\n`);
  expect(page).toMatch(/^companheiro_limit_refusals_total\{limit="\/sign-in\/email here"\} [12]$/m);
  expect(page).toMatch(/^companheiro_faults_total\{part="mail",kind="E\w+"\} 1$/m);
  expect(page).toContain('companheiro_held_back 0\n');
  expect(page).not.toContain('ninguem@');
});

test('a process that stops says so first, and answers what still comes', async () => {
  const { readiness } = app.context;
  readiness.stopping = true;
  const ready = await fetch(`${app.baseUrl}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ ok: false, reason: 'the process is stopping' });
  const answer = await call('session.current');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  readiness.stopping = false;
});
