/** Puts the focus on a verse's number, without moving a page that shows it. */
export function focusVerse(verse: number): void {
  const number = document.querySelector<HTMLElement>(`#v${verse} .verse-mark`);
  number?.focus({ preventScroll: true });
  number?.scrollIntoView({ block: 'nearest' });
}
