import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Which of the rules a page is judged by. */
export type Rules = 'all' | 'contrast' | 'all-but-contrast';

const CONTRAST = 'color-contrast';

const OPTIONS: Readonly<Record<Rules, axe.RunOptions>> = {
  all: byTags({}),
  contrast: { runOnly: { type: 'rule', values: [CONTRAST] } },
  'all-but-contrast': byTags({ [CONTRAST]: { enabled: false } }),
};

/** Menus open outside the landmarks, as all menus do. */
function byTags(rules: axe.RuleObject): axe.RunOptions {
  return {
    runOnly: { type: 'tag', values: TAGS },
    rules: { region: { enabled: false }, ...rules },
  };
}

/**
 * Lists axe's violations on a page. axe is injected once per document and asked for violations
 * only: its Playwright package injects it anew and opens a second page each time, which takes
 * five times as long and is needed only for frames, which our pages do not have.
 */
export async function violationsOf(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await inject(page);
  return page.evaluate(
    async (options) => {
      const judge: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await judge.run(document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    { ...OPTIONS[rules], resultTypes: ['violations' as const] },
  );
}

/** The end of a session would end an emulated lack of a connection, too. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Defines axe in a document; `page.evaluate` would take half as long again to send the source. */
async function inject(page: Page): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Runtime.evaluate', { expression: `${SOURCE};0` });
}
