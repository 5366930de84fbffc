import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { clearLowerEdge } from './lower-edge.ts';
import { speakOnce } from './speak-once.ts';

const BOTTOM = { bottom: 'var(--toast-bottom, 1.5rem)' };

const UNDO_MS = 30_000;
/** What succeeded is on the screen itself: its words go before they are in the way. */
const SUCCESS_MS = 2500;

/** What a toast tells of appears, and scrolls into view, within this time. */
const SETTLE_MS = 1500;

/** Shows a toast above what is docked at the lower edge. */
export function show(
  kind: 'success' | 'error' | 'info',
  title: string,
  { undo, ...options }: Readonly<{ id: string; description?: string; undo?: () => void }>,
): void {
  const isError = kind === 'error';
  clearLowerEdge(isError);
  // An error stays until it is closed, or made stale by the next attempt.
  const lasts = isError
    ? { duration: Number.POSITIVE_INFINITY }
    : kind === 'success'
      ? { duration: SUCCESS_MS }
      : {};
  sonner[kind](title, {
    ...options,
    ...lasts,
    // Whoever has to decide needs longer than whoever only reads.
    ...(undo ? { action: { label: 'Desfazer', onClick: undo }, duration: UNDO_MS } : {}),
  });
  follow(isError);
}

/** Offers what waits for the member, until it is pressed or closed. */
export function offer(
  title: string,
  action: Readonly<{ label: string; onClick: () => void }>,
  onDismiss: () => void,
): void {
  clearLowerEdge(false);
  sonner.info(title, { id: title, action, duration: Number.POSITIVE_INFINITY, onDismiss });
  follow(false);
}

let stopFollowing = () => {};

/** Places the toast anew while it gets its height, and the page what it tells of. */
function follow(isError: boolean): void {
  stopFollowing();
  let frame = 0;
  const place = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const shown = document.querySelector<HTMLElement>('.toast[data-front="true"]');
      if (shown) clearLowerEdge(isError, shown.offsetHeight);
    });
  };
  place();
  const observer = new MutationObserver(place);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', place, { passive: true });
  const settled = setTimeout(() => stopFollowing(), SETTLE_MS);
  stopFollowing = () => {
    observer.disconnect();
    removeEventListener('scroll', place);
    clearTimeout(settled);
  };
}

export const dismiss = (id: string) => void sonner.dismiss(id);

export function Toaster() {
  // Comes with this module, which every page loads when it has nothing else to do.
  useEffect(speakOnce, []);
  return (
    <Sonner
      position="bottom-right"
      duration={5000}
      offset={BOTTOM}
      mobileOffset={BOTTOM}
      containerAriaLabel="Avisos"
      closeButton
      visibleToasts={1}
      icons={{ close: <X aria-hidden="true" size={20} /> }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Fechar aviso',
        classNames: {
          // Where both have no room side by side, what can be pressed stands below the words.
          toast: 'toast flex w-full flex-wrap items-start gap-3 py-3.5 pl-4',
          content: 'min-w-0 flex-[1_1_9rem]',
          title: 'font-semibold',
          description: 'text-muted',
          error: 'toast-error',
          closeButton: 'toast-close',
          actionButton: 'toast-undo',
        },
      }}
    />
  );
}
