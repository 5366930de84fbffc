/** An element with all that stands around it, in case it is gone when the focus should return. */
export type Place = Readonly<{
  element: HTMLElement;
  /** From the nearest outwards, each with the position of the element's branch in it. */
  around: readonly Readonly<{ ancestor: HTMLElement; index: number }>[];
}>;

const HEADINGS = 'h1, h2, h3, h4, legend';
const FIELD = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

export function placeOf(element: Element | null): Place | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const around: Place['around'][number][] = [];
  let branch: HTMLElement = element;
  for (let above = branch.parentElement; above; above = above.parentElement) {
    around.push({ ancestor: above, index: [...above.children].indexOf(branch) });
    branch = above;
  }
  return { element, around };
}

/** What opens a dialog now; for an item of a menu, which closes, the button of the menu. */
export function openerOf(): Place | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return placeOf(menu ? document.getElementById(menu) : activeElement);
}

/** Moves the focus without moving the page, also to what is no control. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

/**
 * Whether nothing has the focus, or a dialog as a whole, which takes what is lost in it: nobody is
 * disturbed by moving it.
 */
export const isFocusLost = (): boolean =>
  document.activeElement?.matches('body, [role="dialog"]') ?? true;

/** Whether somebody types, or answers a dialog, from which the focus must not be taken. */
export const isFocusInUse = (): boolean => document.activeElement?.closest(FIELD) != null;

export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusQuietly(heading);
  return heading !== null;
}

/**
 * Gives the focus to an element or, once that is gone, to what is nearest of what is left: the
 * item of a list that took its place, a part of the page that takes the focus, or the heading
 * under which it stood.
 */
export function focusNear({ element, around }: Place): void {
  if (element.isConnected && element.getClientRects().length > 0) {
    element.focus();
    if (document.activeElement === element) return;
  }
  const [heir] = around.values().flatMap(({ ancestor, index }) => {
    const found = ancestor.isConnected ? heirIn(ancestor, index) : null;
    return found ? [found] : [];
  });
  if (heir) focusQuietly(heir);
  else focusHeading();
}

function heirIn(ancestor: HTMLElement, index: number): HTMLElement | null {
  if (ancestor === document.body || ancestor.contains(document.body)) return null;
  if (ancestor.hasAttribute('tabindex')) return ancestor;
  const children = [...ancestor.children];
  if (ancestor.matches('ul, ol, tbody')) {
    const next = children[Math.min(index, children.length - 1)];
    return next instanceof HTMLElement ? next : null;
  }
  for (const before of children.slice(0, index).reverse()) {
    const heading = before.matches(HEADINGS)
      ? before
      : [...before.querySelectorAll(HEADINGS)].at(-1);
    if (heading instanceof HTMLElement) return heading;
  }
  return null;
}
