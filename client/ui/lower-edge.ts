/** At least this much of the window stays free for a toast. */
const TOAST_PX = 120;
/** A toast with its margin; on a phone it takes the whole width. */
const TOAST_WIDTH_PX = 380;
const GAP_PX = 12;
/** How far above the edge something may end and still belong to it. */
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
  const tops = [...document.querySelectorAll(`[data-dock]${sheets}`)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom > edge - REACH_PX)
    .filter(({ right }) => right > window.innerWidth - TOAST_WIDTH_PX)
    .map(({ top }) => top);
  const top = Math.max(TOAST_PX, Math.min(edge, ...tops));
  const { style } = document.documentElement;
  style.setProperty('--toast-bottom', `${window.innerHeight - top + GAP_PX}px`);
}
