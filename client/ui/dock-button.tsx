import { List } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The button of a bar at the thumb that opens a list of places or sections. */
export function DockButton({ children, ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="flex min-h-11 w-full items-center justify-center gap-2 font-semibold"
      {...button}
    >
      <List aria-hidden="true" size={20} className="text-accent" />
      {children}
    </button>
  );
}
