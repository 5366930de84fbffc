import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectNoOverflow, openReady, signInAs, visit } from '../support/pages.ts';
import { join } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp();

const WIDTHS = [1024, 1180, 1280, 1366, 1440] as const;

test('text, second text and notes keep apart at large type, whatever the width', async () => {
  const maria = await join(app);
  const verse = { book: 'JHN', chapter: 17, verse: 1 } as const;
  const comment = 'Ele ora por nós, e pelos que ainda vão crer por causa da palavra deles.';
  await maria.client.member.savedVerses.note.mutate({ verse, comment });
  const seen = await visit(browser, { width: 1280, height: 800 });
  await signInAs(seen, app, maria);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.17`);
  await page.getByRole('button', { name: 'Ajustes de leitura' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ajustes de leitura' });
  await sheet.getByLabel('Segunda tradução, ao lado').selectOption({ index: 1 });
  await sheet.getByRole('button', { name: 'Segunda tradução', exact: true }).click();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.locator('[data-second="3"]').waitFor();
  const devtools = await seen.context.newCDPSession(page);
  // The size of all text as a member chooses it, and not of one page alone.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 21, fixed: 21 } });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    expect({ width, faults: await columnFaults(page) }).toEqual({ width, faults: [] });
    // Two texts of at least 22 em and notes of 16 stand side by side from 64 em on.
    if (width >= 1366) await expectThree(page, [22, 22, 16]);
  }
  await seen.close();
});

/** The text and two columns begin at one height, each as wide as this or wider, in rem. */
async function expectThree(page: Page, least: readonly [number, number, number]): Promise<void> {
  const boxes = await page.evaluate(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [...document.querySelectorAll('.reading-text, .panel-column')].map((each) => {
      const { top, width } = each.getBoundingClientRect();
      return { top: Math.round(top), width: Math.round((10 * width) / rem) / 10 };
    });
  });
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes).toHaveLength(3);
  const narrow = boxes.filter(({ width }, at) => width < (least[at] ?? 0));
  expect(narrow).toEqual([]);
}

/** Columns that are too narrow to read, lie over each other, or hide what stands in them. */
function columnFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const text = document.querySelector('.reading-text');
    const columns = [...document.querySelectorAll('.panel-column')].filter(
      (each) => each.getBoundingClientRect().width > 0,
    );
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [text, ...columns].flatMap((each, at, all) => {
      if (!each) return ['no text'];
      const { left, top, right, bottom, width } = each.getBoundingClientRect();
      const over = all.slice(at + 1).some((other) => {
        const box = other?.getBoundingClientRect();
        return (
          box &&
          box.left < right - 1 &&
          box.right > left + 1 &&
          box.top < bottom - 1 &&
          box.bottom > top + 1
        );
      });
      return [
        ...(over ? [`${each.className} lies over another`] : []),
        ...(width < 12 * rem ? [`${each.className} is ${Math.round(width / rem)} rem wide`] : []),
        ...(each.scrollWidth > each.clientWidth + 1 ? [`${each.className} hides words`] : []),
      ];
    });
  });
}
