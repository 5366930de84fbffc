import type { Page } from 'playwright-core';

/** Drags the mouse over some words of a verse, which selects them. */
export async function selectWords(page: Page, verse: number, words: string): Promise<void> {
  await page.locator(`#v${verse}`).scrollIntoViewIfNeeded();
  const { left, right, y } = await page.evaluate(
    ([number, text]) => {
      const within = document.querySelector(`#v${number} .verse-text`);
      const walker = document.createTreeWalker(within ?? document, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(text) ?? -1;
        if (at < 0) continue;
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        const box = range.getBoundingClientRect();
        return { left: box.left, right: box.right, y: box.top + box.height / 2 };
      }
      throw new Error(`the verse has no words “${text}”`);
    },
    [verse, words] as const,
  );
  await page.mouse.move(left + 1, y);
  await page.mouse.down();
  await page.mouse.move(right - 1, y, { steps: 4 });
  await page.mouse.up();
}
