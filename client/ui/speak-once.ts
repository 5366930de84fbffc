import { announce } from '../lib/browser/announcer.tsx';

const STATUS = '[role="status"]';
const TOAST = '[data-sonner-toast]';
/** What comes with one change of the page is told as one. */
const PAUSE_MS = 150;

/**
 * Has what comes to the page told once. A status that comes filled, which many screen readers pass
 * over, is told by the region that is always there. A toast that repeats an alert is silent.
 * @returns a function that stops
 */
export function speakOnce(): () => void {
  let born: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const there = born.filter((status) => status.isConnected);
    born = [];
    for (const status of there) status.removeAttribute('aria-live');
    const words = there.filter((status) => !isWithinAnother(status)).map(wordsOf);
    const said = words.join(' ').trim();
    if (said) announce(said);
  };
  const silence = (status: HTMLElement) => {
    // Words as they are shown would cost a layout while the page is still being made.
    if (status.ariaLive || !status.textContent.trim()) return;
    // Its own first words, which some screen readers do tell.
    status.ariaLive = 'off';
    born.push(status);
    clearTimeout(timer);
    timer = setTimeout(tell, PAUSE_MS);
  };
  const observer = new MutationObserver((changes) => {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof HTMLElement);
    for (const each of added) {
      for (const status of foundIn(each, STATUS)) silence(status);
      for (const toast of foundIn(each, TOAST)) if (repeatsAlert(toast)) toast.ariaLive = 'off';
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

const foundIn = (element: HTMLElement, selector: string): HTMLElement[] => [
  ...(element.matches(selector) ? [element] : []),
  ...element.querySelectorAll<HTMLElement>(selector),
];

const isWithinAnother = ({ parentElement }: HTMLElement): boolean =>
  parentElement?.closest('[aria-live], [role="alert"], [role="status"]') != null;

const wordsOf = ({ innerText }: HTMLElement): string => innerText.trim().replace(/\s+/g, ' ');

/** Whether an alert on the page says the title or the description of a toast. */
function repeatsAlert(toast: HTMLElement): boolean {
  const said = foundIn(document.body, '[role="alert"]').map(wordsOf);
  return foundIn(toast, '[data-title], [data-description]')
    .map((line) => wordsOf(line).replace(/\.$/, ''))
    .some((line) => line !== '' && said.some((alert) => alert.includes(line)));
}
