import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { LinkedPage } from '#shared/pages.ts';

type Props = Readonly<{
  label: string;
  value: string;
  Icon: LucideIcon;
  hint?: string;
  /** The area of what is counted. */
  to?: LinkedPage | undefined;
}>;

/** One figure of a list of terms. */
export function StatCard({ label, value, Icon, hint, to }: Props) {
  return (
    <div
      className={`card relative flex min-w-0 flex-col gap-1 p-3.5 md:p-4 ${to ? 'hover:border-edge' : ''}`}
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

export const STAT_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]';
