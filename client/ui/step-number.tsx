/** The number of a step in a list, for the eye; the list itself counts for screen readers. */
export function StepNumber({ number }: Readonly<{ number: number }>) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-serif font-semibold text-accent-strong"
    >
      {number}
    </span>
  );
}
