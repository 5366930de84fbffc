import { type ComponentType, type ReactNode, startTransition, use, useState } from 'react';
import { MissingChunk } from '../lib/browser/load-chunk.ts';
import { LoadRetryNotice } from './load-retry-notice.tsx';

type LazyComponent<Props> = ((props: Props) => ReactNode) & Readonly<{ preload: () => void }>;

/**
 * A component whose code loads when it is first rendered, below a Suspense of its user. Where it
 * cannot load, a notice offers another try, and the page around it stays.
 * @param fallback is rendered in its place as long as it cannot load
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: (props: Props) => ReactNode,
): LazyComponent<Props> {
  /** null where it did not arrive. */
  let loading: Promise<ComponentType<Props> | null> | null = null;
  const start = () =>
    load().then(
      (module) => module.default,
      (error: unknown) => {
        if (error instanceof MissingChunk) return null;
        throw error;
      },
    );

  function LazyWithRetry(props: Props) {
    const [, setAttempt] = useState(0);
    loading ??= start();
    const Loaded = use(loading);
    if (Loaded) return <Loaded {...props} />;
    const retry = () => {
      loading = start();
      startTransition(() => setAttempt((before) => before + 1));
    };
    const leave = () => {
      loading = null;
    };
    return (
      <>
        {fallback?.(props)}
        <LoadRetryNotice onRetry={retry} onLeave={leave} onClose={onCloseOf(props)} />
      </>
    );
  }
  return Object.assign(LazyWithRetry, { preload: () => void load().catch(() => {}) });
}

/** Most of these components are dialogs, whose opener waits for `onClose`. */
function onCloseOf(props: object): () => void {
  const close = 'onClose' in props ? props.onClose : null;
  return () => (typeof close === 'function' ? close() : undefined);
}
