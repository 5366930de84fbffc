import type { Browser } from 'playwright-core';
import { afterAll, beforeEach } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type FakeOpenAI, startFakeOpenAI } from './fake-openai.ts';
import { startWithClient } from './pages.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';

type AppWithModel = Readonly<{ app: TestApp; fake: FakeOpenAI }>;

/** What all files of a worker share, since a start costs seconds; it ends with the worker. */
const shared: {
  browser?: Browser;
  library?: Promise<TestApp>;
  withModel?: Promise<AppWithModel>;
} = {};

/** The browser of a worker, without the windows that a failed test has left open. */
export async function openBrowser(): Promise<Browser> {
  const running = shared.browser;
  const browser = running?.isConnected() ? running : await launchBrowser();
  shared.browser = browser;
  afterAll(async () => {
    for (const window of browser.contexts()) await window.close();
  });
  return browser;
}

/** The application of a test file, closed after its last test. */
export async function openApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startWithClient({ template: 'withBible', ...options });
  afterAll(() => app.close());
  return app;
}

/** The application of all files of a worker that leave nothing in it for everybody. */
export async function openSharedApp(): Promise<TestApp> {
  shared.library ??= startWithClient({ template: 'withBible' });
  return afresh(await shared.library);
}

/** The application with a fake model server, which is reset before each test. */
export async function openAppWithModel(): Promise<AppWithModel> {
  const opened = await startWithModel();
  afterAll(async () => {
    await opened.app.close();
    await opened.fake.close();
  });
  return resetBeforeEach(opened);
}

/** The same for all files of a worker that leave nothing in it for everybody. */
export async function openSharedAppWithModel(): Promise<AppWithModel> {
  shared.withModel ??= startWithModel();
  const opened = await shared.withModel;
  await afresh(opened.app);
  return resetBeforeEach(opened);
}

function resetBeforeEach({ app, fake }: AppWithModel): AppWithModel {
  beforeEach(() => {
    app.context.ai.breaker.succeeded();
    fake.requests.length = 0;
  });
  return { app, fake };
}

async function startWithModel(): Promise<AppWithModel> {
  const fake = await startFakeOpenAI();
  return { app: await startWithClient({ template: 'withBible', env: fake.env }), fake };
}

/** Removes what the files before have left for everybody: stored answers, and spent limits. */
async function afresh(app: TestApp): Promise<TestApp> {
  await app.context.background.settled();
  for (const table of ['verseExplanations', 'dailyWords', 'aiBudgets', 'rateLimits'] as const) {
    await app.context.db.deleteFrom(table).execute();
  }
  return app;
}
