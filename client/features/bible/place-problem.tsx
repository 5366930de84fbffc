import type { ReactNode } from 'react';

type Props = Readonly<{ problem: string; children: ReactNode }>;

/** Explains why a place cannot be opened, with suggestions below. */
export function PlaceProblem({ problem, children }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert" className="text-lg">
        {problem}.
      </p>
      {children}
    </div>
  );
}
