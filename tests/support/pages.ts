import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { serveClient } from '#server/http/serve-client.ts';
import { type Rules, violationsOf } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { join, type Person } from './people.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { until } from './until.ts';

const BUILT = path.join(import.meta.dirname, '../../dist/client');

/** The application with the built client, as members meet it. */
export function startWithClient(options: TestAppOptions = {}): Promise<TestApp> {
  return startTestApp({ ...options, client: (context) => serveClient(BUILT, context) });
}

export type Visit = Readonly<{
  page: Page;
  context: BrowserContext;
  /** What the page has logged as errors so far. */
  problems: readonly string[];
  close: () => Promise<void>;
}>;

/** Log entries of the browser about answers that are part of a test. */
const EXPECTED =
  /Failed to load resource: (?:net::ERR_INTERNET_DISCONNECTED|the server responded with a status of (?:400|401|403|404|409|412|413|415|422|429|502|503))/;

/** A visitor with a window of this size. Whatever the page logs as an error fails the test. */
export async function visit(
  browser: Browser,
  viewport: { width: number; height: number },
  options: {
    theme?: 'claro' | 'sepia' | 'escuro';
    base?: string;
    touch?: boolean;
    /** What a page fetches is stored on the device, past what a test answers in the network's place. */
    offline?: boolean;
  } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    hasTouch: options.touch ?? false,
    serviceWorkers: options.offline ? 'allow' : 'block',
  });
  if (options.theme && options.base) {
    await context.addCookies([{ name: 'theme', value: options.theme, url: options.base }]);
  }
  await context.addInitScript(keepToasts);
  context.on('page', lookForWhatIsSeen);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) problems.push(message.text());
  });
  return {
    page,
    context,
    problems,
    close: async () => {
      await context.close();
      expect(problems).toEqual([]);
    },
  };
}

/** The region that tells what came to the page to who listens. */
const TOLD = 'p[role="status"][aria-live="polite"].sr-only';

/** Finds words of a page where they are seen, as they may be told once more beside it. */
function lookForWhatIsSeen(page: Page): void {
  const [getByText, getByRole] = [page.getByText.bind(page), page.getByRole.bind(page)];
  const seen = page.locator(`:not(${TOLD})`);
  page.getByText = (...given) => getByText(...given).and(seen);
  page.getByRole = (role, options) =>
    role === 'status' ? getByRole(role, options).and(seen) : getByRole(role, options);
}

/** Keeps a toast until it is closed or replaced, since a busy machine may look at it late. */
function keepToasts(): void {
  const { setTimeout } = window;
  Reflect.set(window, 'setTimeout', (...given: Parameters<typeof setTimeout>) =>
    // The plain pages' own toasts stay for six seconds.
    String(given[0]).includes('onAutoClose') || given[1] === 6000 ? 0 : setTimeout(...given),
  );
}

/** Gives a window the session of a person who has joined. */
export async function signInAs(
  { context }: Pick<Visit, 'context'>,
  app: TestApp,
  person: Person,
): Promise<void> {
  const [pair = ''] = person.cookie.split('; ');
  const at = pair.indexOf('=');
  await context.addCookies([
    { name: pair.slice(0, at), value: pair.slice(at + 1), url: app.baseUrl },
  ]);
}

/** A new member's window. @param consent what they answered to the question of models, if asked */
export async function memberAt(
  browser: Browser,
  app: TestApp,
  size: { width: number; height: number },
  consent?: boolean,
): Promise<Visit> {
  const maria = await join(app);
  if (consent !== undefined) await maria.client.member.consent.set.mutate({ consent });
  const seen = await visit(browser, size, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  return seen;
}

/** Waits for hydration, after which the page answers what is typed and pressed. */
export async function openReady(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url);
  } catch (error) {
    // The way back from what was closed a moment ago cancels a load that begins before it ends.
    if (!String(error).includes('ERR_ABORTED')) throw error;
    await layersLeft(page);
    await page.goto(url);
  }
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/**
 * Opens a page as the server rendered it.
 * @returns lets the application in, which is held back until then
 */
export async function openRendered(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise: admitted, resolve: admit } = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await admitted;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('html:not([data-hydrated]) h1').waitFor();
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
  await page.evaluate(() => document.fonts.ready.then(() => true));
  return async () => {
    admit();
    await ready(page);
  };
}

/** Follows a link of the home, whose section is folded on a phone unless it is the first. */
export async function followFromHome(page: Page, to: string): Promise<void> {
  const named = page.locator(`a[href="${to}"]`);
  const section = page.getByRole('main').locator('section', { has: named });
  const link = section.locator(named);
  await link.waitFor({ state: 'attached' });
  if (!(await link.isVisible())) {
    await section.getByRole('button', { expanded: false }).click();
  }
  await link.click();
}

/** Waits until the browser has left the entries of its history that were of what is closed now. */
export async function layersLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => !Object(window.history.state).layer);
}

/** Waits for words that are on the screen, and not in its tree of accessibility alone. */
export async function seeWords(words: Locator): Promise<void> {
  await until(async () => ((await words.boundingBox())?.width ?? 0) > 1);
}

/** Loads the page anew, until it answers what is typed and pressed. */
export async function reloadReady(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

/** @param rules fewer than all where the rest has been checked, at another size or in another theme */
export async function expectAccessible(page: Page, rules?: Rules): Promise<void> {
  // The bars of the shell cover part of some row at any moment, which row depends on the fonts.
  await withFlatLayout(page, 'header, nav, [data-dock]', () => judge(page, rules));
}

/** Checks a finished answer with everything sticky or fixed laid into the flow of the page. */
export async function expectAnswerAccessible(page: Page): Promise<void> {
  await withFlatLayout(page, 'body *', () => judge(page));
}

async function judge(page: Page, rules?: Rules): Promise<void> {
  await settled(page);
  expect(await violationsOf(page, rules), page.url()).toEqual([]);
}

async function withFlatLayout(page: Page, which: string, work: () => Promise<void>): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.evaluate((selector) => {
    for (const each of document.querySelectorAll<HTMLElement>(selector)) {
      if (!/sticky|fixed/.test(getComputedStyle(each).position)) continue;
      each.style.position = 'static';
      each.dataset['laid'] = '';
    }
  }, which);
  await work();
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-laid]')) {
      each.style.removeProperty('position');
      delete each.dataset['laid'];
    }
  });
}

/** No page may be wider than its window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

/**
 * Looks at a page as a phone and as a desktop show it, and gives it back the size it had. What a
 * page does is tested at one size, since it is the same at both unless a test says otherwise.
 */
export async function onBothSizes(
  page: Page,
  look: (size: typeof PHONE | typeof DESKTOP) => Promise<void>,
): Promise<void> {
  const own = page.viewportSize();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    await look(size);
  }
  if (own) await page.setViewportSize(own);
}

/**
 * A page is as wide as its window and accessible, on a phone and on a desktop. Colours are judged
 * once, which takes half of the time; the test of every page judges them at both sizes.
 */
export function expectFittingOnBoth(page: Page): Promise<void> {
  return onBothSizes(page, (size) =>
    expectAccessible(page, size === PHONE ? 'all' : 'all-but-contrast'),
  );
}

/** Widths of a small phone, a phone, tablets and desktops. */
const WIDTHS = [320, 360, 768, 820, 1024, 1180, 1280] as const;

/** Expects that nothing which can be pressed is cut or hidden beside what is seen, at any width. */
export async function expectNothingBeside(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    const beside = await page.evaluate(() => {
      const pressed = [...document.querySelectorAll('main :is(a, button, select, input)')];
      const out = pressed.filter((each) => {
        const frame = (each.closest('.card') ?? document.documentElement).getBoundingClientRect();
        const { left, right } = each.getBoundingClientRect();
        return left < frame.left - 1 || right > Math.min(frame.right, innerWidth) + 1;
      });
      const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
      return [...wide, ...out.map((each) => each.ariaLabel ?? each.textContent)];
    });
    expect({ width, beside }).toEqual({ width, beside: [] });
  }
}

/** Waits until animations have ended and the page is painted, since colors are judged as they stay. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const passing = () =>
      document
        .getAnimations()
        // What scrolling drives never ends by itself.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === 'running');
    do {
      await Promise.allSettled(passing().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (passing().length > 0);
  });
}

/**
 * Cuts the line to the answers, so that none comes, from a model or from the library.
 * @returns mends it
 */
export async function cutAnswers(page: Page): Promise<() => Promise<void>> {
  const answers = '**/trpc/ai.*';
  await page.route(answers, (route) => route.fulfill({ status: 200, body: '' }));
  return () => page.unroute(answers);
}
