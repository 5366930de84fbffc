import type { LucideIcon } from 'lucide-react';

type Props = Readonly<{ label: string; value: string; Icon: LucideIcon; hint?: string }>;

/** One figure of a list of terms. */
export function StatCard({ label, value, Icon, hint }: Props) {
  return (
    <div className="card flex flex-col gap-1 p-4">
      <dt className="flex items-start gap-2 text-sm leading-tight text-muted [overflow-wrap:break-word] md:text-[0.9375rem]">
        <Icon aria-hidden="true" size={18} strokeWidth={1.8} className="shrink-0 text-accent" />
        {label}
      </dt>
      <dd className="mt-auto">
        <span className="font-serif text-xl font-semibold whitespace-nowrap tabular-nums md:text-2xl lg:text-3xl">
          {value}
        </span>
        {hint ? <span className="block text-sm text-muted">{hint}</span> : null}
      </dd>
    </div>
  );
}

export const STAT_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 lg:grid-cols-4';
