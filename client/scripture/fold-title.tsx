import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = Readonly<{ small?: boolean; children: ReactNode }>;

/** What a fold among texts is called, with the sign that it opens; its `details` is a group. */
export function FoldTitle({ small = false, children }: Props) {
  return (
    <summary
      className={`flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-semibold text-accent-strong [&::-webkit-details-marker]:hidden ${small ? 'text-sm' : ''}`}
    >
      {children}
      <ChevronDown
        aria-hidden="true"
        size={18}
        className="shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
      />
    </summary>
  );
}
