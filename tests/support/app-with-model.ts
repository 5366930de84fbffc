import { afterAll } from 'vitest';
import { type FakeOpenAI, startFakeOpenAI } from './fake-openai.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** Starts the application of a test file with a complete Bible and a fake model server. */
export async function startAppWithModel(
  options: TestAppOptions = {},
): Promise<{ app: TestApp; fake: FakeOpenAI }> {
  const fake = await startFakeOpenAI();
  const env = { ...fake.env, ...options.env };
  const app = await startTestApp({ template: 'withBible', ...options, env });
  afterAll(async () => {
    await app.close();
    await fake.close();
  });
  return { app, fake };
}

/** Switches the check of answers off, for tests of the call that writes them. */
export async function writeUnchecked({ context }: TestApp): Promise<void> {
  const row = { key: 'aiChecksAnswers', value: JSON.stringify(false), updatedAt: new Date() };
  await context.db.insertInto('systemSettings').values(row).execute();
  context.settings.forget();
}
