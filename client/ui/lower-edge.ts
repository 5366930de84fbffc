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
const WORDS =
  'h1, h2, h3, [role="alert"], [data-asked], [data-aside]:not(:first-child), .verse[data-selected]';
/** What it stands clear of where there is room. */
const CONTROLS = 'main button, main .button, main .field';

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
  const free =
    freeEdge(docked, height, `${WORDS}, ${CONTROLS}`) ?? freeEdge(docked, height, WORDS) ?? docked;
  const top = Math.max(TOAST_PX, free);
  const { style } = document.documentElement;
  style.setProperty('--toast-bottom', `${window.innerHeight - top + GAP_PX}px`);
}

/** @returns the lowest edge above which a toast covers none of these; null where there is none */
function freeEdge(lowest: number, height: number, covered: string): number | null {
  const boxes = [...document.querySelectorAll(covered)]
    .filter((each) => !each.closest('.toast, [data-dock]'))
    .map((each) => each.getBoundingClientRect())
    .filter(
      ({ width, height: tall, right }) =>
        width > 1 && tall > 1 && right > window.innerWidth - TOAST_WIDTH_PX,
    )
    .sort((one, other) => other.bottom - one.bottom);
  let edge = lowest;
  for (const { top, bottom } of boxes) {
    if (bottom > edge - GAP_PX - height && top < edge - GAP_PX) edge = top;
  }
  return edge - GAP_PX - height < 0 ? null : edge;
}
