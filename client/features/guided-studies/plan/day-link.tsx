import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { studySearch } from '../study-address.ts';

type Props = Readonly<{
  day: number;
  className: string;
  current?: boolean;
  onClick?: () => void;
  children: ReactNode;
}>;

/** Opens a day of the plan on the screen. */
export function DayLink({ day, current = false, ...rest }: Props) {
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => ({
        ...studySearch(before),
        // The plan is where days are.
        ...(before['gift'] ? {} : { tab: 'plan' }),
        day,
      })}
      resetScroll={false}
      {...rest}
      aria-current={current ? 'step' : undefined}
      data-on={current}
    />
  );
}
