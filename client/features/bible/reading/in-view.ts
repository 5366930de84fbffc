/** What covers the top of the page: the header and the reader's bar. */
const COVERED = 116;
/** What may cover its foot: the player, and on phones the bar of the shell. */
const FOOT = 190;

/** The first verse of which something can be read. */
export function firstVerseInView(page: ParentNode | null): number | null {
  for (const verse of page?.querySelectorAll<HTMLElement>('[data-verse]') ?? []) {
    if (verse.getBoundingClientRect().bottom > COVERED) return Number(verse.dataset['verse']);
  }
  return null;
}

/** Brings a verse before the eyes where it is not. */
export function showVerse(number: number): void {
  const verse = document.getElementById(`v${number}`);
  if (!verse) return;
  const { top, bottom } = verse.getBoundingClientRect();
  if (top >= COVERED && bottom <= innerHeight - FOOT) return;
  verse.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
