import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectNoOverflow, openReady, reloadReady, signInAs, visit } from '../support/pages.ts';
import { join } from '../support/people.ts';
import { until } from '../support/until.ts';

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
  }
  await seen.close();
});

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

test('part of a verse is chosen by a long touch, widened, marked and copied', async () => {
  const maria = await join(app);
  const seen = await visit(browser, PHONE, { touch: true });
  await signInAs(seen, app, maria);
  const { page, context } = seen;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.baseUrl });
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  const touch = await context.newCDPSession(page);
  await page.locator('#v16').scrollIntoViewIfNeeded();
  await longTouch(touch, await middleOf(page, 'amou'));
  const selected = () => page.evaluate(() => String(getSelection()).trim());
  await until(async () => (await selected()) === 'amou');
  const words = page.getByRole('region', { name: 'Palavras escolhidas' });
  await words.getByText('Palavras de João 3:16').waitFor();
  await expectNoOverflow(page);
  // A touch of the verse itself would have chosen it whole.
  expect(await page.getByRole('region', { name: 'Versículos selecionados' }).count()).toBe(0);
  // The handles are the system's own; what they move is the selection.
  await page.evaluate(() => getSelection()?.modify('extend', 'forward', 'word'));
  const chosen = await selected();
  expect(chosen).toMatch(/^amou \p{L}+$/u);
  await page.keyboard.press('Control+C');
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(chosen);
  await words.getByRole('button', { name: 'Verde' }).tap();
  await words.waitFor({ state: 'detached' });
  const coloured = page.locator('#v16 [data-part="words"]');
  await until(async () => (await coloured.allTextContents()).join('|').trim() === chosen);
  await reloadReady(page);
  await until(async () => (await coloured.allTextContents()).join('|').trim() === chosen);
  await seen.close();
});

type Point = Readonly<{ x: number; y: number }>;

/** Holds a finger on a place for longer than a phone takes to select the word below it. */
async function longTouch(touch: CDPSession, point: Point): Promise<void> {
  const place = { x: Math.round(point.x), y: Math.round(point.y), button: 'left' } as const;
  const configuration = 'mobile';
  await touch.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration });
  await touch.send('Input.emulateTouchFromMouseEvent', { type: 'mousePressed', ...place });
  await until(() => hasSelection(touch));
  await touch.send('Input.emulateTouchFromMouseEvent', { type: 'mouseReleased', ...place });
  await touch.send('Emulation.setEmitTouchEventsForMouse', { enabled: false });
}

async function hasSelection(touch: CDPSession): Promise<boolean> {
  const expression = 'String(getSelection()) !== ""';
  const { result } = await touch.send('Runtime.evaluate', { expression });
  return result.value === true;
}

function middleOf(page: Page, word: string): Promise<Point> {
  return page.evaluate((text) => {
    const within = document.querySelector('#v16 .verse-text');
    const walker = document.createTreeWalker(within ?? document, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1;
      if (at < 0) continue;
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`the verse has no word “${text}”`);
  }, word);
}
