type Props = Readonly<{ done: number; of: number; label: string; className?: string }>;

/** How much is done as a ring with its percentage, in the colour of the words around it. */
export function Ring({ done, of, label, className = '' }: Props) {
  const percent = of > 0 ? Math.round((100 * done) / of) : 0;
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
      aria-valuetext={`${percent}%`}
      className={`relative grid size-14 shrink-0 place-items-center text-sm font-semibold tabular-nums ${className}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 36 36"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        className="absolute inset-0 size-full -rotate-90"
      >
        <circle cx="18" cy="18" r="16" opacity=".25" />
        {done > 0 ? (
          <circle
            cx="18"
            cy="18"
            r="16"
            pathLength="100"
            strokeDasharray={`${Math.max(2, Math.min(100, percent))} 100`}
          />
        ) : null}
      </svg>
      {percent}%
    </span>
  );
}
