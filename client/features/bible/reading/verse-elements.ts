/** The height that the header and the reader's bar cover at the top, in pixels. */
const COVERED = 116;
/** The height that the player and the navigation bar may cover at the bottom, in pixels. */
const FOOT = 190;

/** The first verse of which something can be read. */
export function firstVerseInView(page: ParentNode | null): number | null {
  for (const verse of page?.querySelectorAll<HTMLElement>('[data-verse]') ?? []) {
    if (verse.getBoundingClientRect().bottom > COVERED) return Number(verse.dataset['verse']);
  }
  return null;
}

/** Scrolls to a verse that is not in view. */
export function scrollToVerse(number: number): void {
  const verse = document.getElementById(`v${number}`);
  if (!verse) return;
  const { top, bottom } = verse.getBoundingClientRect();
  if (top >= COVERED && bottom <= innerHeight - FOOT) return;
  verse.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

/** Puts the focus on a verse's number, without moving a page that shows it. */
export function focusVerse(verse: number): void {
  const number = document.querySelector<HTMLElement>(`#v${verse} .verse-mark`);
  number?.focus({ preventScroll: true });
  number?.scrollIntoView({ block: 'nearest' });
}
