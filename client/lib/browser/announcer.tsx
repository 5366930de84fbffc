import { createStore } from './store.ts';

const PAUSE_MS = 60;

const message = createStore('');
let pending: ReturnType<typeof setTimeout> | undefined;

/** Tells a screen reader something that the focus does not. */
export function announce(text: string): void {
  // Words that are repeated are told again.
  message.set('');
  clearTimeout(pending);
  pending = setTimeout(() => message.set(text), PAUSE_MS);
}

/**
 * Stands empty in every page, since many screen readers pass over a region that comes filled. A
 * dialog hides what is beside it, except what has the attribute `aria-live`.
 */
export function Announcer() {
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {message.use()}
    </p>
  );
}
