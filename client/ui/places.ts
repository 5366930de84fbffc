/** A part of a page that a table of contents leads to. */
export type Place = Readonly<{ id: string; label: string }>;

/** Shows the part and goes on reading there, by eye and by keyboard. */
export function goToPlace(id: string): void {
  const place = document.getElementById(id);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
}
