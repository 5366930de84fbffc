import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lists axe's violations on a page. axe is injected once per document and asked for violations
 * only: its Playwright package injects it anew and opens a second page each time, which takes
 * five times as long and is needed only for frames, which our pages do not have.
 * @param only 'contrast' checks colors only
 */
export async function violationsOf(page: Page, only?: 'contrast'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ tags, contrast }) => {
      const judge: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await judge.run(document, {
        resultTypes: ['violations'],
        ...(contrast
          ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
          : // Menus open outside the landmarks, as all menus do.
            { runOnly: { type: 'tag', values: tags }, rules: { region: { enabled: false } } }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    { tags: TAGS, contrast: only === 'contrast' },
  );
}
