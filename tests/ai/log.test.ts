import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { gather } from '../support/answers.ts';
import { startAppWithModel } from '../support/app-with-model.ts';
import { ask } from '../support/chat.ts';
import type { Reply } from '../support/fake-openai.ts';
import { join } from '../support/people.ts';

const SECRET = 'brigadeiro';
const PRAYER = `Senhor, perdoa o meu ${SECRET}.`;

const logged: string[] = [];
const { app, fake } = await startAppWithModel({
  env: { SPEECH_MODEL: 'voz', AI_TIMEOUT_SECONDS: '2', AI_STALL_SECONDS: '1' },
  overrides: { log: createLog('trace', { write: (line) => logged.push(line) }) },
});
const maria = await join(app);
await maria.client.member.consent.set.mutate({ consent: true });

const expectClean = () => {
  expect(logged.join('')).toContain('failed');
  expect(logged.filter((line) => line.includes(SECRET))).toEqual([]);
};

test.each<[string, Reply]>([
  ['repeats what was sent', { pieces: [], status: 400, problem: `invalid input: ${PRAYER}` }],
  ['repeats it while it is down', { pieces: [], status: 500, problem: PRAYER }],
  ['is cut', { pieces: [PRAYER], ending: 'cut' }],
  ['goes silent', { pieces: [PRAYER], ending: 'hang' }],
  ['writes in another language', { pieces: [`The Lord is with you and your ${SECRET} is good.`] }],
])('a model that %s leaves nothing personal in the log', async (_name, reply) => {
  app.context.ai.breaker.succeeded();
  fake.reply(() => reply);
  logged.length = 0;
  // The library stands in, or the failure is told.
  await ask(maria.client, PRAYER).catch(() => {});
  expectClean();
});

test('a line of a model that cannot be read leaves nothing personal in the log', async () => {
  app.context.ai.breaker.succeeded();
  fake.reply(() => ({ pieces: [PRAYER], ending: 'malformed' }));
  logged.length = 0;
  await ask(maria.client, PRAYER);
  expect(logged.join('')).toContain('unreadable model line');
  expect(logged.filter((line) => line.includes(SECRET))).toEqual([]);
});

test('a member who leaves an answer is no error in the log', async () => {
  app.context.ai.breaker.succeeded();
  fake.reply(() => ({ pieces: Array.from({ length: 50 }, () => 'A graça basta. '), delayMs: 20 }));
  logged.length = 0;
  const leaving = new AbortController();
  const asked = ask(maria.client, PRAYER, {
    signal: leaving.signal,
    onPart: () => leaving.abort(),
  });
  await expect(asked).rejects.toThrow();
  await app.context.background.settled();
  expect(logged.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

test('an answer of the wrong shape leaves nothing personal in the log', async () => {
  fake.reply(() => ({ pieces: [JSON.stringify({ verse: `O ${SECRET} 3:16` })] }));
  logged.length = 0;
  const stream = await maria.client.ai.generatePromise.mutate(undefined, {
    context: { stream: true },
  });
  await gather(stream).catch(() => {});
  expectClean();
});

test.each([400, 500])(
  'a voice that answers %i leaves nothing personal in the log',
  async (status) => {
    fake.voice.status = status;
    logged.length = 0;
    await expect(maria.client.ai.generateAudio.mutate({ text: PRAYER })).rejects.toThrow();
    expectClean();
  },
);
