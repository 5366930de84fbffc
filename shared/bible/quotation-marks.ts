/**
 * Stored words in quotation marks. A passage may begin or end inside a speech: a mark whose
 * partner stands outside of it would read as a doubled one, and marks within become single.
 */
export function inQuotationMarks(words: string): string {
  const text = withoutLoneMarks(words).trim();
  if (/^“[^“”]*”$/u.test(text)) return text;
  return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

function withoutLoneMarks(text: string): string {
  const open: number[] = [];
  const lone = new Set<number>();
  for (const { 0: mark, index } of text.matchAll(/[“”]/gu)) {
    if (mark === '“') open.push(index);
    else if (open.pop() === undefined) lone.add(index);
  }
  for (const index of open) lone.add(index);
  return text.replaceAll(/[“”]/gu, (mark, index: number) => (lone.has(index) ? '' : mark));
}
