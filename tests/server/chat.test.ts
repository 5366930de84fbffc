import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainTextOf, type RichText } from '#shared/rich-text.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible' });
  maria = await join(app);
});
afterAll(() => app.close());

test('answers', async () => {
  for (const q of [
    'Como posso ser salvo?',
    'explique joão 3:16',
    'crente pode beber cerveja?',
    'o que é hissopo',
  ]) {
    const stream = await maria.client.ai.biblicalChat.mutate(
      { conversationId: null, messages: [{ role: 'user', content: q }] },
      { context: { stream: true } },
    );
    let result: RichText = [];
    for await (const event of stream) {
      if (event.type === 'done') result = event.result;
      else if (event.type !== 'part') console.log(event);
    }
    console.log(q, '\n', plainTextOf(result, (k) => `[${k}]`).slice(0, 900), '\n');
  }
  expect(1).toBe(1);
});
