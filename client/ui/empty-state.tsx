import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName, type Hue } from './drawing.tsx';

type Props = Readonly<{
  title: string;
  text?: ReactNode;
  /** Actions that fill it. */
  children?: ReactNode;
}> &
  Readonly<{ Icon: LucideIcon; drawing?: never } | { drawing: DrawingName; hue: Hue }>;

/** An empty list or screen, with a sentence on what will be here. */
export function EmptyState({ title, text, children, ...picture }: Props) {
  return (
    <div className="card flex flex-col items-center gap-3 px-6 py-10 text-center">
      {picture.drawing ? (
        <Drawing name={picture.drawing} hue={picture.hue} className="size-28" />
      ) : (
        <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
          <picture.Icon aria-hidden="true" size={30} strokeWidth={1.6} />
        </span>
      )}
      <p className="font-serif text-xl text-balance">{title}</p>
      {text ? <p className="max-w-prose text-muted">{text}</p> : null}
      {children ? <div className="mt-2">{children}</div> : null}
    </div>
  );
}
