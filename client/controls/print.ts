import { useEffect } from 'react';

/** Writes a line at the foot of every printed page. @returns takes it away */
function addFoot(line: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@page { @bottom-right { content: ${JSON.stringify(line)}; font: 9pt sans-serif; color: #444 } }`,
  );
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Names what a page holds at the foot of its printed pages, by whatever way it is printed. */
export function useFootOfPages(line: string): void {
  useEffect(() => addFoot(line), [line]);
}

/** What a printed page leaves beside the text. */
export type Margin = 'plain' | 'notes';

/** Prints the page as it stands, its text alone. */
export function printPage(margin: Margin = 'plain'): void {
  const { documentElement } = document;
  documentElement.dataset['print'] = margin;
  const end = () => delete documentElement.dataset['print'];
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}

/** Prints one text of a page, with its title; each further text begins on a page of its own. */
export function printText(title: string, ...texts: readonly string[]): void {
  const sheet = document.createElement('article');
  sheet.className = 'sheet-of-paper';
  const heading = document.createElement('h1');
  heading.textContent = title;
  const bodies = texts.map((text, index) => {
    const body = document.createElement('div');
    body.textContent = text;
    if (index > 0) body.style.breakBefore = 'page';
    return body;
  });
  sheet.append(heading, ...bodies);
  document.body.append(sheet);
  const removeFoot = addFoot(title);
  const end = () => {
    sheet.remove();
    removeFoot();
  };
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}
