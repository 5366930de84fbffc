import { useLocation } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { takeCarriedToast } from '../lib/browser/carried-toast.ts';
import { createStore } from '../lib/browser/store.ts';
import { whenIdle } from '../lib/browser/when-idle.ts';

type Kind = 'success' | 'error' | 'info';
type ToasterModule = typeof import('./toaster.tsx');
type Message = Readonly<{
  kind: Kind;
  title: string;
  description: string | undefined;
  undo: (() => void) | undefined;
}>;

/** The library that shows toasts, once it has loaded; until then the last message, shown plainly. */
type State = Readonly<{ toaster: ToasterModule | null; message: Message | null }>;

const store = createStore<State>({ toaster: null, message: null });

const change = (next: Partial<State>) => store.set({ ...store.get(), ...next });

/** @returns null without a connection; the next call tries again */
async function load(): Promise<ToasterModule | null> {
  const loaded = store.get().toaster;
  if (loaded) return loaded;
  const toaster = await import('./toaster.tsx').catch(() => null);
  if (toaster && !store.get().toaster) change({ toaster });
  return toaster;
}

const errors = new Set<string>();
const successes = new Set<string>();

async function toast(
  kind: Kind,
  title: string,
  description?: string,
  undo?: () => void,
): Promise<void> {
  const toaster = await load();
  if (!toaster) return change({ message: { kind, title, description, undo } });
  change({ message: null });
  // A repeated message replaces itself.
  const id = `${kind} ${title}`;
  if (kind !== 'info') await dismissErrors(id);
  if (kind === 'error') errors.add(id);
  if (kind === 'success') successes.add(id);
  toaster.show(kind, title, {
    id,
    ...(description ? { description } : {}),
    ...(undo ? { undo } : {}),
  });
}

export const toastSuccess = (title: string, description?: string) =>
  toast('success', title, description);
/** A success that can be taken back for a while. */
export const toastUndoable = (title: string, undo: () => void, description?: string) =>
  toast('success', title, description, undo);
export const toastError = (title: string, description?: string) =>
  toast('error', title, description);
export const toastInfo = (title: string, description?: string) => toast('info', title, description);

/** An attempt that succeeds, or fails in another way, makes the earlier error stale. */
export async function dismissErrors(except?: string): Promise<void> {
  if (store.get().message?.kind === 'error') change({ message: null });
  if (errors.size === 0) return;
  const toaster = await load();
  for (const id of errors) if (id !== except) toaster?.dismiss(id);
  errors.clear();
}

/** What a toast says of the answer before is not true of the next one. */
export async function dismissSuccesses(): Promise<void> {
  if (store.get().message?.kind === 'success') change({ message: null });
  if (successes.size === 0) return;
  const toaster = await load();
  for (const id of successes) toaster?.dismiss(id);
  successes.clear();
}

export async function dismissAll(): Promise<void> {
  await Promise.all([dismissErrors(), dismissSuccesses()]);
}

export function Toasts() {
  const { toaster, message } = store.use();
  useEffect(() => {
    // A first failure is often that of the connection, so the library loads before it is needed.
    whenIdle(() => void load());
    const carried = takeCarriedToast();
    if (carried) void toastSuccess(...carried);
  }, []);
  useStaleErrors();
  if (toaster) return <toaster.Toaster />;
  return message ? <PlainToast {...message} /> : null;
}

/** What failed on a page is of no use on the next one. */
function useStaleErrors(): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void dismissErrors();
  }, [pathname]);
}

function PlainToast({ kind, title, description, undo }: Message) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`toast fixed inset-x-4 bottom-20 z-40 flex items-start gap-3 py-3.5 pl-4 md:left-auto md:w-96 ${kind === 'error' ? 'toast-error' : ''}`}
    >
      <div>
        <p className="font-semibold">{title}</p>
        {description ? <p className="text-muted">{description}</p> : null}
        {undo ? (
          <button
            type="button"
            className="toast-undo"
            onClick={() => {
              change({ message: null });
              undo();
            }}
          >
            Desfazer
          </button>
        ) : null}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label="Fechar aviso"
        onClick={() => change({ message: null })}
      >
        <X aria-hidden="true" size={20} />
      </button>
    </div>
  );
}
