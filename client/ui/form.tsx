import type { ReactNode } from 'react';

type Props = Readonly<{ className?: string; onSubmit: () => void; children: ReactNode }>;

/** What is typed is judged by who takes it, in words beside it, not by the browser. */
export function Form({ className = 'grid gap-4', onSubmit, children }: Props) {
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
