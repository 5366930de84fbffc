import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gather } from '../support/answers.ts';
import { flat } from '../support/chat.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../support/fake-openai.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let fake: FakeOpenAI;
let app: TestApp;
let maria: Person;

beforeAll(async () => {
  fake = await startFakeOpenAI();
  app = await startTestApp({
    template: 'withBible',
    env: {
      OPENAI_BASE_URL: fake.baseUrl,
      OPENAI_API_KEY: 'sk-teste',
      AI_MODEL: 'modelo-de-teste',
      AI_TIMEOUT_SECONDS: '3',
      AI_STALL_SECONDS: '1',
    },
  });
});
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  app.context.ai.breaker.succeeded();
  fake.requests.length = 0;
  maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: true });
});

const STREAM = { context: { stream: true } };
const PROMISE = {
  verse: 'João 3:16',
  explanation:
    'Deus ama o mundo e deu o seu Filho para que ninguém se perca; Jesus disse isto a Nicodemos, de noite (João 3:1-2).',
  prayer: 'Pai, obrigado pelo teu amor, que não mereço e recebo com alegria. Amém.',
  actions: ['Leia o capítulo inteiro hoje.', 'Conte isto a um amigo.', 'Agradeça em voz alta.'],
};
/** In pieces of a few letters, as a model writes. */
const pieces = (text: string) => text.match(/[\s\S]{1,7}/g) ?? [];
const answers = (...texts: string[]) => {
  let at = 0;
  fake.reply(() => ({ pieces: pieces(texts[Math.min(at++, texts.length - 1)] ?? '') }));
};
const askPromise = async (person = maria) =>
  gather(await person.client.ai.generatePromise.mutate(undefined, STREAM));

test('the fields of an answer stream one after the other, with the stored words of the verse', async () => {
  answers(JSON.stringify(PROMISE));
  const { result, paths, source } = await askPromise();
  expect(source).toBe('model');
  expect(paths).toEqual(['verse', 'explanation', 'prayer', 'actions.0', 'actions.1', 'actions.2']);
  expect(result?.verse).toMatchObject({ type: 'quotation', key: 'JHN.3.16' });
  expect(flat(result?.explanation ?? [])).toContain('[JHN.3.1-2]');
  expect(result?.actions.map(flat)).toEqual(PROMISE.actions);
  expect(fake.requests[0]?.response_format?.type).toBe('json_schema');
});
