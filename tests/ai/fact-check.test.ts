import { beforeEach, describe, expect, test } from 'vitest';
import { gather } from '../support/answers.ts';
import { startAppWithModel, writeUnchecked } from '../support/app-with-model.ts';
import { ask, flat } from '../support/chat.ts';
import type { ChatRequest, Reply } from '../support/fake-openai.ts';
import { join, type Person } from '../support/people.ts';
import { until } from '../support/until.ts';
import { PROMISE } from '../support/written-answers.ts';

const { app, fake } = await startAppWithModel();
let maria: Person;

beforeEach(async () => {
  app.context.ai.breaker.succeeded();
  fake.requests.length = 0;
  fake.checks.length = 0;
  fake.judge(() => verdict());
  maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: true });
});

const verdict = (...numbers: number[]): Reply => ({
  pieces: [JSON.stringify({ saem: numbers })],
  usage: { prompt_tokens: 70, completion_tokens: 7 },
});
const contentOf = (request: ChatRequest | undefined) => String(request?.messages.at(-1)?.content);
/** The verdict of somebody who knows which words are false. */
const judgeOf =
  (...lies: readonly string[]) =>
  (request: ChatRequest): Reply => {
    const [, sentences = ''] = contentOf(request).split('Frases:\n');
    const numbers = sentences
      .split('\n')
      .flatMap((line, at) => (lies.some((lie) => line.includes(lie)) ? [at + 1] : []));
    return verdict(...numbers);
  };
const answer = (...pieces: string[]) => fake.reply(() => ({ pieces }));
const askChat = async () => {
  const heard = await ask(maria.client, 'Quem foi Noé?');
  return { ...heard, shown: flat(heard.text) };
};
const usageOf = async ({ id }: Person) => {
  await app.context.background.settled();
  return app.context.db
    .selectFrom('aiUsage')
    .select(['status', 'inputTokens', 'outputTokens'])
    .where('userId', '=', id)
    .execute();
};

const TRUE = 'Noé construiu a arca como lhe foi mandado.';
const FALSE = 'Noé chorou sete noites antes de fechar a porta.';
const OWN = 'Confiar custa, e vale a pena.';
/** Told of the Bible in words that it never uses. */
const DOUBTED = 'A Bíblia ensina que a barca de Noé tinha cheiro de pinho e mel.';

describe('a sentence that the Bible does not hold', () => {
  test('goes, and its neighbours stay', async () => {
    fake.judge(judgeOf('sete noites'));
    answer(`${TRUE} ${FALSE} ${OWN}`);
    expect(await askChat()).toMatchObject({ shown: `${TRUE} ${OWN}`, done: true, notices: [] });
  });

  test('with a place leaves the way to it', async () => {
    fake.judge(judgeOf('sete noites'));
    answer(`${OWN} Em {{Gênesis 7:16}}, ${FALSE} ${TRUE}`);
    expect((await askChat()).shown).toBe(`${OWN} Leia [GEN.7.16]. ${TRUE}`);
  });

  test('at the beginning of a paragraph does not join what stands around it', async () => {
    fake.judge(judgeOf('sete noites'));
    answer(`${TRUE}\n\n${FALSE} ${OWN}`);
    expect((await askChat()).shown).toBe(`${TRUE}\n\n${OWN}`);
  });

  test('goes from a list with its bullet', async () => {
    fake.judge(judgeOf('sete noites'));
    answer(`Veja:\n- ${TRUE}\n- ${FALSE}\n- ${OWN}`);
    expect((await askChat()).shown).toBe(`Veja:\n- ${TRUE}\n- ${OWN}`);
  });

  test('is not shown while its verdict is awaited', async () => {
    let judge = () => {};
    const held = new Promise<void>((resolve) => {
      judge = resolve;
    });
    fake.judge((request) => ({ ...judgeOf('sete noites')(request), held }));
    answer(`${TRUE} ${FALSE} ${OWN} `.repeat(3));
    const events = await maria.client.ai.biblicalChat.mutate(
      { conversationId: null, messages: [{ role: 'user', content: 'Quem foi Noé?' }] },
      { context: { stream: true } },
    );
    let shown = '';
    for await (const event of events) {
      if (event.type === 'start') {
        await until(() => fake.checks.length > 0);
        judge();
      }
      if (event.type === 'part' && event.part.type === 'text') shown += event.part.text;
    }
    expect(shown).not.toContain('sete noites');
    expect(shown).toContain(OWN);
  });

  test('that was a whole field is written again', async () => {
    fake.judge(judgeOf('sete noites'));
    const replies = [{ ...PROMISE, prayer: FALSE }, PROMISE].map((each) => JSON.stringify(each));
    fake.reply(() => ({ pieces: [replies[fake.requests.length - 1] ?? ''] }));
    const heard = await gather(
      await maria.client.ai.generatePromise.mutate(undefined, { context: { stream: true } }),
    );
    expect(flat(heard.result?.prayer ?? [])).not.toBe('');
    expect(fake.requests).toHaveLength(2);
    expect(contentOf(fake.requests[1])).toContain('o campo prayer diz da Bíblia o que ela não diz');
  });
});

describe('a sentence that the Scripture filter doubts', () => {
  test('stays where the check confirms it', async () => {
    answer(`${TRUE} ${DOUBTED} ${OWN}`);
    expect((await askChat()).shown).toBe(`${TRUE} ${DOUBTED} ${OWN}`);
    expect(contentOf(fake.checks[0])).toContain(DOUBTED);
  });

  test('goes where the check is against it', async () => {
    fake.judge(judgeOf('pinho e mel'));
    answer(`${TRUE} ${DOUBTED} ${OWN}`);
    expect((await askChat()).shown).toBe(`${TRUE} ${OWN}`);
  });

  test('is what the filter made of it where no check comes', async () => {
    fake.judge(() => ({ pieces: ['não sei'] }));
    answer(`${TRUE} ${DOUBTED} ${OWN}`);
    const { shown, notices } = await askChat();
    expect(shown).not.toContain('A Bíblia ensina');
    expect(shown).toContain(OWN);
    expect(notices).toEqual(['unchecked']);
  });
});

test('a check carries the stored words of the places, and nothing that the member wrote', async () => {
  answer('Deus amou o mundo, conta {{João 3:16}}.');
  await ask(maria.client, 'Meu vizinho Anselmo pergunta: Deus ama a todos?');
  const content = contentOf(fake.checks[0]);
  expect(content).toContain('- João 3:16: Porque Deus amou');
  expect(content).toContain('1. Deus amou o mundo, conta João 3:16.');
  expect(JSON.stringify(fake.checks)).not.toContain('Anselmo');
  expect(fake.checks[0]?.response_format?.type).toBe('json_schema');
});

test('checks are booked with the answer', async () => {
  fake.reply(() => ({ pieces: [TRUE], usage: { prompt_tokens: 500, completion_tokens: 50 } }));
  await askChat();
  expect(await usageOf(maria)).toEqual([{ status: 'done', inputTokens: 570, outputTokens: 57 }]);
});

test('a long answer is checked in few requests', async () => {
  answer(...Array.from({ length: 60 }, () => `${TRUE} `));
  await askChat();
  expect(fake.checks.length).toBeGreaterThan(1);
  expect(fake.checks.length).toBeLessThanOrEqual(4);
});

describe.each<[string, Reply]>([
  ['fails', { pieces: [], status: 500 }],
  ['answers something else', { pieces: ['Olá! ', 'A graça e a paz. '], ending: 'hang' }],
  ['names no list', { pieces: ['{"saem": "nenhuma"}'] }],
])('a check that %s', (_name, reply) => {
  test('lets the answer pass, says so, and is not tried again for it', async () => {
    fake.judge(() => reply);
    const pieces = Array.from({ length: 40 }, () => `${TRUE} `);
    fake.reply(() => ({ pieces, delayMs: 20 }));
    const heard = await askChat();
    expect(heard).toMatchObject({ done: true, notices: ['unchecked'] });
    expect(heard.shown).toContain(TRUE);
    expect(fake.checks).toHaveLength(1);
  });
});

test('leaving ends the check that is awaited', async () => {
  fake.judge(() => ({ pieces: ['{"saem": '], ending: 'hang' }));
  answer(JSON.stringify(PROMISE));
  const aborted = fake.aborted();
  const leaving = new AbortController();
  const asked = gather(
    await maria.client.ai.generatePromise.mutate(undefined, {
      context: { stream: true },
      signal: leaving.signal,
    }),
  ).catch(() => {});
  await until(() => fake.checks.length > 0);
  leaving.abort();
  await asked;
  await until(() => fake.aborted() > aborted);
});

test('switched off by an administrator, nothing is checked', async () => {
  await writeUnchecked(app);
  answer(`${FALSE} ${DOUBTED}`);
  const { shown } = await askChat();
  expect(shown).toContain(FALSE);
  expect(shown).not.toContain('A Bíblia ensina');
  expect(fake.checks).toHaveLength(0);
});
