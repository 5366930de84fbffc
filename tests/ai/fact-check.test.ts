import { beforeEach, describe, expect, test } from 'vitest';
import { gather } from '../support/answers.ts';
import { startAppWithModel, writeUnchecked } from '../support/app-with-model.ts';
import { ask, flat } from '../support/chat.ts';
import type { ChatRequest, Reply } from '../support/fake-openai.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';
import { PROMISE } from '../support/written-answers.ts';

const { app, fake } = await startAppWithModel();
let maria: Person;

beforeEach(async () => {
  app.context.ai.breaker.succeeded();
  app.context.ai.checkBreaker.succeeded();
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

  test('goes from a table with its row', async () => {
    fake.judge(judgeOf('sete noites'));
    const row = (words: string) => `| Noé | ${words} |`;
    const head = '| Quem | O quê |\n|---|---|';
    answer(`${head}\n${row(TRUE)}\n${row(`${TRUE} ${FALSE}`)}\n${row(OWN)}`);
    expect((await askChat()).shown).toBe(`${head}\n${row(TRUE)}\n${row(OWN)}`);
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

describe('what the Scripture filter replaced', () => {
  test('stays replaced, whatever the check says', async () => {
    answer(`${TRUE} Josué 1:9 👉 Sê rico e corajoso. ${OWN}`);
    const { shown } = await askChat();
    expect(shown).not.toContain('rico');
    expect(shown).toContain('[JOS.1.9]');
    expect(contentOf(fake.checks[0])).not.toContain('rico');
  });

  test('stays away, and a doubted sentence with it', async () => {
    answer(`${TRUE} ${DOUBTED} ${OWN}`);
    expect((await askChat()).shown).not.toContain('A Bíblia ensina');
  });
});

describe('a sentence that would harm who reads it', () => {
  const HARMFUL = 'Se ele bate em você, não chame a polícia.';
  const judges = (reason: string) =>
    fake.judge(() => ({ pieces: [JSON.stringify({ saem: [{ frase: 2, por: reason }] })] }));

  test('goes where it stops a treatment, and help is named', async () => {
    judges('tratamento');
    answer(`${TRUE} Deixe o telefone em casa e espere. ${OWN}`);
    const { shown, notices } = await askChat();
    expect(shown).toBe(`${TRUE} ${OWN}`);
    expect(notices).toEqual(['care-health']);
  });

  test('makes place for the card where it keeps somebody in danger', async () => {
    judges('perigo');
    answer(`${TRUE} Deixe o telefone em casa e espere. ${OWN}`);
    expect(await askChat()).toMatchObject({ safety: 'violence', done: false });
  });

  test('makes place for the card without a check too', async () => {
    await writeUnchecked(app);
    answer(`${TRUE} ${HARMFUL} ${OWN}`);
    const heard = await askChat();
    await app.context.db.deleteFrom('systemSettings').execute();
    app.context.settings.forget();
    expect(heard).toMatchObject({ safety: 'violence', done: false });
    expect(heard.shown).not.toContain('polícia');
  });

  test('goes alone from what is written for everybody', async () => {
    const promise = { ...PROMISE, prayer: `${PROMISE.prayer} ${HARMFUL}` };
    answer(JSON.stringify(promise));
    const { result, notices, safety } = await gather(
      await maria.client.ai.generatePromise.mutate(undefined, { context: { stream: true } }),
    );
    expect([flat(result?.prayer ?? []), safety]).toEqual([PROMISE.prayer, null]);
    expect(notices).toEqual(['care-violence']);
  });
});

test.each([
  ['prose behind its list', '{"saem": [2]}\n\nA frase 2 não está na Bíblia.'],
  ['a fence around it', 'json\n{"saem": [{"frase": "2", "por": "falso"}]}\n'],
])('a verdict with %s counts', async (_, reply) => {
  const fence = '`'.repeat(3);
  fake.judge(() => ({ pieces: [reply.startsWith('json') ? fence + reply + fence : reply] }));
  answer(`${TRUE} ${FALSE} ${OWN}`);
  expect(await askChat()).toMatchObject({ shown: `${TRUE} ${OWN}`, notices: [] });
});

test('a slow verdict counts within four seconds', async () => {
  fake.judge((request) => ({ ...judgeOf('sete noites')(request), delayMs: 2000 }));
  answer(`${TRUE} ${FALSE} ${OWN}`);
  expect(await askChat()).toMatchObject({ shown: `${TRUE} ${OWN}`, notices: [] });
});

test('a list is judged with its heading, and with the sentences before it', async () => {
  const filler = `${TRUE} ${OWN} `.repeat(4);
  answer(`${filler}\n\nNoé levou:\n`, '- um martelo\n', '- a família\n\n', 'Confie em Deus.');
  await askChat();
  const last = contentOf(fake.checks.at(-1));
  expect(fake.checks).toHaveLength(2);
  expect(last).toMatch(
    /Antes:\n- .*\n- .*\n\nFrases:\n(?:.*\n)?\d\. Noé levou:\n\d\. - um martelo/,
  );
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

describe.each<[string, (request: ChatRequest) => Reply]>([
  ['fails', () => ({ pieces: [], status: 500 })],
  ['answers prose', () => ({ pieces: ['Olá! ', 'A graça e a paz. '], ending: 'hang' })],
  ['answers in another language', () => ({ pieces: ['{"remove": "none of the sentences"}'] })],
  ['names no list', () => ({ pieces: ['{"saem": "nenhuma"}'] })],
  ['is silent', () => ({ pieces: ['{"saem": '], ending: 'hang' })],
  ['names sentences that were not sent', () => verdict(1, 99)],
  ['is slow', () => ({ ...verdict(), delayMs: 5000 })],
  [
    'removes all',
    (request) => {
      const [, sentences = ''] = contentOf(request).split('Frases:\n');
      return verdict(...sentences.split('\n').map((_, at) => at + 1));
    },
  ],
])('where a check %s', (_name, judge) => {
  test('the library answers and says so, and nothing unchecked stays', async () => {
    fake.judge(judge);
    fake.reply(() => ({ pieces: [`${TRUE} ${FALSE} `.repeat(6), `${OWN} `.repeat(20)] }));
    const begun = performance.now();
    const heard = await askChat();
    expect(heard).toMatchObject({ done: true, source: 'library' });
    expect(heard.notices).toContain('unconfirmed');
    expect(heard.shown).not.toContain(TRUE);
    expect(performance.now() - begun).toBeLessThan(12_000);
  });
});

test('where only the last check fails, what was shown goes too', async () => {
  let checks = 0;
  fake.judge(() => (++checks > 1 ? { pieces: ['não sei'] } : verdict()));
  const pieces = Array.from({ length: 60 }, () => `${TRUE} `);
  fake.reply(() => ({ pieces, delayMs: 20 }));
  const heard = await askChat();
  expect(heard).toMatchObject({ done: true, source: 'library', resets: 1 });
  expect(heard.shown).not.toContain(TRUE);
});

test('after three checks without a verdict the library answers at once', async () => {
  fake.judge(() => ({ pieces: ['não sei'] }));
  answer(TRUE);
  for (let asked = 0; asked < 4; asked++) {
    expect((await askChat()).notices).toContain('unconfirmed');
  }
  expect(fake.requests).toHaveLength(3);
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

test('another model may check what the first one wrote', async () => {
  const other = await startTestApp({
    template: 'withBible',
    env: { ...fake.env, AI_CHECK_MODEL: 'modelo-que-confere' },
  });
  const rute = await join(other);
  await rute.client.member.consent.set.mutate({ consent: true });
  answer(TRUE);
  await ask(rute.client, 'Quem foi Noé?');
  await other.close();
  expect(fake.requests.map(({ model }) => model)).toEqual(['modelo-de-teste']);
  expect(fake.checks.map(({ model }) => model)).toEqual(['modelo-que-confere']);
});

test('switched off by an administrator, nothing is checked', async () => {
  await writeUnchecked(app);
  answer(`${FALSE} ${DOUBTED}`);
  const { shown } = await askChat();
  expect(shown).toContain(FALSE);
  expect(shown).not.toContain('A Bíblia ensina');
  expect(fake.checks).toHaveLength(0);
});
