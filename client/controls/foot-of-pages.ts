import { useEffect } from 'react';

/** Writes a line at the foot of every printed page. @returns takes it away */
export function addFoot(line: string): () => void {
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
export function useFootOfPages(line: string | null): void {
  useEffect(() => (line ? addFoot(line) : undefined), [line]);
}

/** The line of a text that quotes a translation. */
export const footOf = (title: string, translation: string | null): string =>
  [title, ...(translation ? [translation] : [])].join(' · ');
