import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Client } from '../support/test-app.ts';
import { forgetLimits, makeMembers } from './chat-members.ts';
import { runServer } from './processes.ts';
import type { Scratch } from './scratch.ts';
import { limitRow, median, percentile, plainRow, type Row } from './table.ts';

const RUNS = 3;
const MEMBERS = 20;
const ALONE = 15;
const STREAMS_EACH = 10;
const FIRST_TEXT_MS = 3;
const MANY = 300;
const MANY_MS = 15_000;
/** Settings act within so long. */
const SETTINGS_MS = 4000;

/** Measures what the product adds to a model's time to first word and in processor time. */
export async function measureChat(scratch: Scratch): Promise<Row[]> {
  const model = await runServer('tests/load/model-server.ts', '/');
  const product = await scratch.startProduct({
    OPENAI_BASE_URL: `${model.origin}/v1`,
    AI_MODEL: 'modelo-de-teste',
    AI_MEMBER_DAILY_TOKENS: '1000000000',
    AI_SITE_DAILY_TOKENS: '1000000000',
  });
  await checkAnswers(scratch, false);
  const made = await makeMembers(scratch.url, product.origin, MEMBERS);
  const members = made.map(({ client }) => client);
  const first: number[] = [];
  const crowd: number[] = [];
  const cpu: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await forgetLimits(scratch.url);
    for (const member of members.slice(0, 1)) {
      for (let time = 0; time < ALONE; time++) first.push((await stream(member)).afterModelMs);
    }
    await forgetLimits(scratch.url);
    const before = product.cpuMs();
    const streams = await Promise.all(
      members.flatMap((member) => Array.from({ length: STREAMS_EACH }, () => stream(member))),
    );
    cpu.push((product.cpuMs() - before) / streams.length);
    crowd.push(median(streams.map(({ afterModelMs }) => afterModelMs)));
  }
  await checkAnswers(scratch, true);
  const many = await startMany(scratch, members, product.cpuMs);
  await product.stop();
  await model.stop();
  return [
    limitRow('first text after the model’s, p50', median(first), 'ms', FIRST_TEXT_MS),
    plainRow('first text after the model’s, p99', percentile(first, 0.99), 'ms'),
    plainRow('the same with 100 streams at once, p50', median(crowd), 'ms'),
    plainRow('processor time of a stream of 100 pieces', median(cpu), 'ms'),
    limitRow(`refused of ${MANY} streams started at once`, many.refused, '', 0),
    plainRow('first checked text of those, p50', median(many.first), 'ms'),
    limitRow('first checked text of those, p99', percentile(many.first, 0.99), 'ms', MANY_MS),
    // What an idle processor of its own would need, whatever else the machine does.
    limitRow('processor time of the server until the last of those', many.cpuMs, 'ms', MANY_MS),
  ];
}

/** What a model writes is checked, or is shown as it comes. */
async function checkAnswers({ url }: Scratch, isOn: boolean): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(
    `insert into system_settings (key, value, updated_at) values ('aiChecksAnswers', $1, now())
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(isOn)],
  );
  await database.end();
  await wait(SETTINGS_MS);
}

/** More answers started in one moment than there are connections to the database. */
async function startMany(scratch: Scratch, members: readonly Client[], cpuOfServer: () => number) {
  const first: number[] = [];
  let refused = 0;
  let cpuMs = 0;
  await forgetLimits(scratch.url);
  const before = cpuOfServer();
  const begun = () => {
    cpuMs = cpuOfServer() - before;
  };
  await Promise.all(
    Array.from({ length: MANY }, async (_, at) => {
      const member = members[at % members.length];
      const began = performance.now();
      const moment = member && (await stream(member, begun).catch(() => null));
      if (!moment) refused++;
      else first.push(moment.firstAt - began);
    }),
  );
  return { refused, first, cpuMs };
}

type Stream = Readonly<{ afterModelMs: number; firstAt: number }>;

/** Reads one answer to its end. @returns the delay of its first words after the model's, and when they came */
async function stream(client: Client, onFirst = () => {}): Promise<Stream> {
  const events = await client.ai.biblicalChat.mutate(
    { conversationId: null, messages: [{ role: 'user', content: 'O que é a graça?' }] },
    { context: { stream: true } },
  );
  let afterModelMs = Number.NaN;
  let firstAt = Number.NaN;
  let done = false;
  for await (const event of events) {
    if (event.type === 'done') done = true;
    if (event.type !== 'part' || event.part.type !== 'text' || firstAt > 0) continue;
    const moment = /^\d+\.\d{3}/.exec(event.part.text)?.[0];
    firstAt = performance.now();
    onFirst();
    afterModelMs = performance.timeOrigin + firstAt - Number(moment);
  }
  if (!done || !(firstAt > 0)) throw new Error('an answer did not come whole');
  return { afterModelMs, firstAt };
}
