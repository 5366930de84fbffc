/** At least this much of the window stays free for a toast. */
const TOAST_PX = 120;
/** A toast with its margin; on a phone it takes the whole width. */
const TOAST_WIDTH_PX = 380;
const GAP_PX = 12;
/**
 * An element counts as at the edge when it ends within this distance above it, or above what is
 * docked there.
 */
const REACH_PX = 96;
const PHONE = '(width < 48rem)';
/** What a toast never covers: titles, cards, apologies, and the words that were just asked or chosen. */
const WORDS = 'h1, h2, h3, [role="alert"], [data-asked], [data-aside], .verse[data-selected]';

/**
 * Places toasts above what is docked at the lower edge: the navigation bar, a composer, a
 * player, the keyboard. An error of an open sheet is shown above the sheet, whose text and
 * buttons the member needs next.
 * @param height that of the toast
 */
export function clearLowerEdge(aboveSheets: boolean, height = TOAST_PX - GAP_PX): void {
  const view = window.visualViewport;
  const edge = view ? view.offsetTop + view.height : window.innerHeight;
  const sheets = aboveSheets && matchMedia(PHONE).matches ? ', .sheet' : '';
  const docks = [...document.querySelectorAll(`[data-dock]${sheets}`)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ height, right }) => height > 0 && right > window.innerWidth - TOAST_WIDTH_PX)
    .sort((one, other) => other.bottom - one.bottom);
  // Docks stand upon one another: a button above the composer, the composer above the bar.
  let docked = edge;
  for (const { top, bottom } of docks) {
    if (bottom > docked - REACH_PX) docked = Math.min(docked, top);
  }
  const top = Math.max(TOAST_PX, clearOfWords(docked, height));
  const { style } = document.documentElement;
  style.setProperty('--toast-bottom', `${window.innerHeight - top + GAP_PX}px`);
}

/**
 * @returns the lowest edge above which a toast covers no title, nor what was just pressed; the
 * given one where there is none
 */
function clearOfWords(lowest: number, height: number): number {
  const { activeElement: used, body } = document;
  const words = [...document.querySelectorAll(WORDS), ...(used && used !== body ? [used] : [])]
    .filter((each) => !each.closest('.toast'))
    .map((each) => each.getBoundingClientRect())
    .filter(
      ({ width, height, right }) =>
        width > 1 && height > 1 && right > window.innerWidth - TOAST_WIDTH_PX,
    )
    .sort((one, other) => other.bottom - one.bottom);
  let edge = lowest;
  for (const { top, bottom } of words) {
    const [upper, lower] = [edge - GAP_PX - height, edge - GAP_PX];
    if (bottom > upper && top < lower) edge = top;
  }
  return edge - GAP_PX - height < 0 ? lowest : edge;
}
