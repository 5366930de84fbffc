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
const PHONE_PX = 768;

/**
 * Places toasts above what is docked at the lower edge: the navigation bar, a composer, a
 * player, the keyboard. An error of an open sheet is shown above the sheet, whose text and
 * buttons the member needs next.
 */
export function clearLowerEdge(aboveSheets: boolean): void {
  const view = window.visualViewport;
  const edge = view ? view.offsetTop + view.height : window.innerHeight;
  const sheets = aboveSheets && window.innerWidth < PHONE_PX ? ', .sheet' : '';
  const docks = [...document.querySelectorAll(`[data-dock]${sheets}`)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ height, right }) => height > 0 && right > window.innerWidth - TOAST_WIDTH_PX)
    .sort((one, other) => other.bottom - one.bottom);
  // Docks stand upon one another: a button above the composer, the composer above the bar.
  let docked = edge;
  for (const { top, bottom } of docks) {
    if (bottom > docked - REACH_PX) docked = Math.min(docked, top);
  }
  const top = Math.max(TOAST_PX, docked);
  const { style } = document.documentElement;
  style.setProperty('--toast-bottom', `${window.innerHeight - top + GAP_PX}px`);
}
