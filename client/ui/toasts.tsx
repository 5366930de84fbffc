import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { takeCarriedToast } from '../lib/carried-toast.ts';
import { clearLowerEdge } from './lower-edge.ts';

type Kind = 'success' | 'error' | 'info';
type Sonner = typeof import('sonner');
type Told = Readonly<{ kind: Kind; title: string; description: string | undefined }>;

/** What shows toasts, once it is there; till then the last message, told without it. */
type State = Readonly<{ sonner: Sonner | null; told: Told | null }>;

const NOTHING: State = { sonner: null, told: null };
let state = NOTHING;
const listeners = new Set<() => void>();

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns null without a connection; the next call tries again */
async function load(): Promise<Sonner | null> {
  if (state.sonner) return state.sonner;
  const sonner = await import('sonner').catch(() => null);
  if (sonner && !state.sonner) change({ sonner });
  return sonner;
}

const errors = new Set<string>();

async function toast(kind: Kind, title: string, description?: string): Promise<void> {
  const sonner = await load();
  if (!sonner) return change({ told: { kind, title, description } });
  change({ told: null });
  // A repeated message replaces itself.
  const id = `${kind} ${title}`;
  if (kind !== 'info') await dismissErrors(id);
  if (kind === 'error') errors.add(id);
  clearLowerEdge(kind === 'error');
  sonner.toast[kind](title, { id, ...(description ? { description } : {}) });
}

export const toastSuccess = (title: string, description?: string) =>
  toast('success', title, description);
export const toastError = (title: string, description?: string) =>
  toast('error', title, description);
export const toastInfo = (title: string, description?: string) => toast('info', title, description);

/** An attempt that succeeds, or fails in another way, makes the earlier error stale. */
export async function dismissErrors(except?: string): Promise<void> {
  if (state.told?.kind === 'error') change({ told: null });
  if (errors.size === 0) return;
  const sonner = await load();
  for (const id of errors) if (id !== except) sonner?.toast.dismiss(id);
  errors.clear();
}

const BOTTOM = { bottom: 'var(--toast-bottom, 1.5rem)' };

export function Toasts() {
  const { sonner, told } = useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  );
  useEffect(() => {
    // A first failure is often that of the connection: what tells it is there before.
    // Safari knows no idle time.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void load());
    else setTimeout(load, 1000);
    const carried = takeCarriedToast();
    if (carried) void toast('success', ...carried);
  }, []);
  if (!sonner) return told ? <PlainToast {...told} /> : null;
  return (
    <sonner.Toaster
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
          toast: 'toast flex w-full items-start gap-3 py-3.5 pr-2 pl-4',
          title: 'font-semibold',
          description: 'text-muted',
          error: 'toast-error',
          closeButton: 'toast-close',
        },
      }}
    />
  );
}

function PlainToast({ kind, title, description }: Told) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`toast fixed inset-x-4 bottom-20 z-40 flex items-start gap-3 py-3.5 pr-2 pl-4 md:left-auto md:w-96 ${kind === 'error' ? 'toast-error' : ''}`}
    >
      <div>
        <p className="font-semibold">{title}</p>
        {description ? <p className="text-muted">{description}</p> : null}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label="Fechar aviso"
        onClick={() => change({ told: null })}
      >
        <X aria-hidden="true" size={20} />
      </button>
    </div>
  );
}
