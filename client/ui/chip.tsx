import type { ReactNode } from 'react';

type Props = Readonly<{
  /** Whether a filter is on; absent on a chip that only does something. */
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}>;

/** A small choice beside others of its kind. */
export function Chip({ pressed, onClick, children }: Props) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
