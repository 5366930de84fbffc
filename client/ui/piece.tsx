import { type ComponentType, type ReactNode, startTransition, use, useState } from 'react';
import { MissingChunk } from '../lib/browser/load-chunk.ts';
import { MissingPiece } from './missing-piece.tsx';

type Piece<Props> = ((props: Props) => ReactNode) & Readonly<{ preload: () => void }>;

/**
 * A component that arrives when it is first wanted, below a Suspense of its user. Where it
 * cannot load, a notice offers another try, and the page around it stays.
 * @param stand stands in its place as long as it cannot load
 */
export function piece<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  stand?: (props: Props) => ReactNode,
): Piece<Props> {
  /** null where it did not arrive. */
  let loading: Promise<ComponentType<Props> | null> | null = null;
  const begin = () =>
    load().then(
      (module) => module.default,
      (error: unknown) => {
        if (error instanceof MissingChunk) return null;
        throw error;
      },
    );

  function Piece(props: Props) {
    const [, setAttempt] = useState(0);
    loading ??= begin();
    const Arrived = use(loading);
    if (Arrived) return <Arrived {...props} />;
    const again = () => {
      loading = begin();
      startTransition(() => setAttempt((before) => before + 1));
    };
    const leave = () => {
      loading = null;
    };
    return (
      <>
        {stand?.(props)}
        <MissingPiece onRetry={again} onLeave={leave} onClose={onCloseOf(props)} />
      </>
    );
  }
  return Object.assign(Piece, { preload: () => void load().catch(() => {}) });
}

/** Most pieces are dialogs, whose opener waits for their end. */
function onCloseOf(props: object): () => void {
  const close = 'onClose' in props ? props.onClose : null;
  return () => (typeof close === 'function' ? close() : undefined);
}
