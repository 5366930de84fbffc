import type { ReactNode } from 'react';

type Props = Readonly<{ share: number; children: ReactNode }>;

/** Words above a bar that shows their share to the eye; the figure beside them says it. */
export function WithBar({ share, children }: Props) {
  return (
    <>
      {children}
      <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-accent"
          style={{ width: `${Math.max(1, share * 100)}%` }}
        />
      </span>
    </>
  );
}
