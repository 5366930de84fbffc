import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkedPage } from '#shared/pages.ts';

export type ShellPlace = Readonly<{ to: LinkedPage; label: string; Icon: LucideIcon }>;

type HeaderProps = Readonly<{ places: readonly ShellPlace[]; children?: ReactNode }>;

/** The links of the header, on large screens. */
export function HeaderLinks({ places, children }: HeaderProps) {
  return (
    <nav aria-label="Principal" className="ml-auto hidden items-center md:flex">
      {places.map(({ to, label }) => (
        <Link key={to} to={to} className="header-link" activeProps={{ 'data-active': true }}>
          {label}
        </Link>
      ))}
      {children}
    </nav>
  );
}

type BarProps = Readonly<{ places: readonly ShellPlace[]; last?: ReactNode }>;

/** The navigation bar at the bottom, on phones. */
export function LowerBar({ places, last }: BarProps) {
  return (
    <nav
      aria-label="Atalhos"
      data-dock
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {places.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className="bar-item" activeProps={{ 'data-active': true }}>
              <Icon aria-hidden="true" size={22} />
              {label}
            </Link>
          </li>
        ))}
        {last ? <li>{last}</li> : null}
      </ul>
    </nav>
  );
}
