/**
 * Puts stored words in quotation marks. Marks inside become single; one whose partner lies outside
 * the passage is dropped, since it would look like a doubled mark.
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
