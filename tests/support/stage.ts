import type { Browser } from 'playwright-core';
import { afterAll, beforeEach } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type FakeOpenAI, startFakeOpenAI } from './fake-openai.ts';
import { startWithClient } from './pages.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';

/** The application of a test file, opened before its first test and closed after its last. */
export async function openBrowser(): Promise<Browser> {
  const browser = await launchBrowser();
  afterAll(() => browser.close());
  return browser;
}

export async function openApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startWithClient({ template: 'withBible', ...options });
  afterAll(() => app.close());
  return app;
}

/** The application with a fake model server, which is reset before each test. */
export async function openAppWithModel(): Promise<{ app: TestApp; fake: FakeOpenAI }> {
  const fake = await startFakeOpenAI();
  afterAll(() => fake.close());
  const app = await openApp({ env: fake.env });
  beforeEach(() => {
    app.context.ai.breaker.succeeded();
    fake.requests.length = 0;
  });
  return { app, fake };
}
