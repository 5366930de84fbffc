import { TriangleAlert } from 'lucide-react';

export type Fact = Readonly<{
  label: string;
  value: string;
  hint?: string;
  /** A sentence on what is wrong, where something is. */
  warning?: string | null;
}>;

/** The facts of a section, one on each line. */
export function Facts({ facts }: Readonly<{ facts: readonly Fact[] }>) {
  return (
    <dl className="grid gap-x-8 md:grid-cols-2">
      {facts.map(({ label, value, hint, warning }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-x-4 border-b border-line py-2.5 [overflow-wrap:break-word] max-[20em]:flex-wrap"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="ml-auto text-right">
            <span className="font-semibold tabular-nums">{value}</span>
            {hint ? <span className="block text-sm text-muted">{hint}</span> : null}
            {warning ? (
              <span className="flex items-start justify-end gap-1.5 text-sm font-semibold text-danger">
                <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
                {warning}
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
