import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { LinkedPage } from '#shared/pages.ts';

type Props = Readonly<{
  label: string;
  value: string;
  Icon: LucideIcon;
  hint?: string;
  /** The last of an odd number, which fills its line on a phone. */
  lone?: boolean;
  /** As wide as two where there are few columns. */
  wide?: boolean;
  /** Wider than the others, and on a ground of its own. */
  first?: boolean;
  /** The area of what is counted. */
  to?: LinkedPage | undefined;
}>;

/** One figure of a list of terms. */
export function StatCard({
  label,
  value,
  Icon,
  hint,
  lone = false,
  wide = false,
  first = false,
  to,
}: Props) {
  return (
    <div
      className={`stat-cell relative flex min-w-0 flex-col gap-1 p-3.5 md:px-5 md:py-4 ${first ? 'col-span-2 bg-accent-soft tight:col-span-1' : ''} ${lone ? 'max-md:col-span-2 tight:max-md:col-span-1' : ''} ${wide ? 'md:max-xl:col-span-2' : ''} ${to ? 'hover:bg-accent-soft' : ''}`}
    >
      <dt className="flex items-start gap-x-2 gap-y-1 tight:flex-col text-sm leading-tight text-muted [overflow-wrap:break-word] md:text-[0.9375rem]">
        <Icon aria-hidden="true" size={18} strokeWidth={1.8} className="shrink-0 text-accent" />
        {to ? (
          <Link to={to} className="min-w-0 [overflow-wrap:anywhere] after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
        )}
      </dt>
      <dd className="mt-auto">
        <span className="font-serif text-xl font-semibold tabular-nums [overflow-wrap:anywhere] lg:text-2xl xl:text-3xl">
          {value}
        </span>
        {hint ? <span className="block text-sm text-muted">{hint}</span> : null}
      </dd>
    </div>
  );
}

/** One card, its figures apart by hairlines. */
export const STAT_GRID = 'card stat-grid grid grid-cols-2 overflow-clip tight:grid-cols-1';
