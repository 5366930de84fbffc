import { expect, test } from 'vitest';
import { generate } from '#server/ai/generate.ts';
import { generationFor, streamOf } from '#server/ai/procedures.ts';
import { dailyWord } from '#server/features/daily-word/daily-word.generator.ts';
import { join } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';

// tRPC forgets a stream whose reader leaves between two events once in some hundred times, and the
// stop of the process, which waits for every answer, then waited for ever.
test('an answer that is neither read on nor ended ends as its reader leaves', async () => {
  const app = await startTestApp({ template: 'withBible' });
  const maria = await join(app);
  const leave = new AbortController();
  const caller = {
    app: app.context,
    user: maria,
    timeZone: 'America/Sao_Paulo',
    change: null,
    begun: () => {},
  };
  let closed = false;
  const answer = streamOf(async function* (context, input: Readonly<{ forceNew: boolean }>) {
    try {
      yield* generate(context, dailyWord, input);
    } finally {
      closed = true;
    }
  });
  const events = answer({ ctx: generationFor(caller, leave.signal), input: { forceNew: false } });
  expect((await events.next()).done).toBe(false);
  expect(closed).toBe(false);
  leave.abort();
  await app.close();
  expect(closed).toBe(true);
}, 20_000);
