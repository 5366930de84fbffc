import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = Readonly<{
  Icon: LucideIcon;
  title: string;
  text?: ReactNode;
  /** Actions that fill it. */
  children?: ReactNode;
}>;

/** An empty list or screen, with a sentence on what will be here. */
export function EmptyState({ Icon, title, text, children }: Props) {
  return (
    <div className="card flex flex-col items-center gap-3 px-6 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon aria-hidden="true" size={30} strokeWidth={1.6} />
      </span>
      <p className="font-serif text-xl text-balance">{title}</p>
      {text ? <p className="max-w-prose text-muted">{text}</p> : null}
      {children ? <div className="mt-2">{children}</div> : null}
    </div>
  );
}
