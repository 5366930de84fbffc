/** The height that the header and the reader's bar cover at the top, in pixels. */
const COVERED = 116;
/** The height that the player and the navigation bar may cover at the bottom, in pixels. */
const FOOT = 190;

/** The first verse of which something can be read. */
export function firstVerseInView(page: ParentNode | null): number | null {
  for (const verse of page?.querySelectorAll<HTMLElement>('[data-verse]') ?? []) {
    if (isInView(verse)) return numberOf(verse);
  }
  return null;
}

export function isInView(verse: Element): boolean {
  const { top, bottom } = verse.getBoundingClientRect();
  return bottom > COVERED && top < innerHeight;
}

export const numberOf = (verse: HTMLElement): number => Number(verse.dataset['verse']);

/** Scrolls to a verse that is not in view. */
export function scrollToVerse(number: number): void {
  const verse = document.getElementById(`v${number}`);
  if (!verse) return;
  const { top, bottom } = verse.getBoundingClientRect();
  if (top >= COVERED && bottom <= innerHeight - FOOT) return;
  verse.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

/**
 * Puts the focus on one of some verses, the last that had it or the first, without moving a page
 * that shows it.
 */
export function focusVerse(verses: readonly number[]): void {
  const verse = lastOf(verses);
  verse?.focus({ preventScroll: true });
  verse?.scrollIntoView({ block: 'nearest' });
}

/** Scrolls the last of some verses out from under a bar. */
export function showAbove(bar: HTMLElement | null, verses: readonly number[]): void {
  const verse = lastOf(verses);
  if (!bar || !verse) return;
  const hidden = verse.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  if (hidden) verse.scrollIntoView({ block: 'nearest' });
}

function lastOf(verses: readonly number[]): HTMLElement | null {
  const last = document.querySelector<HTMLElement>('.verse[tabindex="0"]');
  return last && verses.includes(numberOf(last)) ? last : document.getElementById(`v${verses[0]}`);
}
