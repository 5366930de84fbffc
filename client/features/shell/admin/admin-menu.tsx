import { Link } from '@tanstack/react-router';
import type { AdminPlace } from './admin-places.ts';

type Props = Readonly<{ places: readonly AdminPlace[]; onChoose?: () => void }>;

export function AdminMenu({ places, onChoose }: Props) {
  return (
    <ul className="grid gap-0.5">
      {places.map(({ to, title, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            className="flex min-h-11 items-center gap-2.5 rounded-lg px-3 py-1.5 leading-tight font-semibold text-muted hover:bg-accent-soft hover:text-ink"
            activeProps={{ className: 'bg-accent-soft text-ink' }}
            onClick={onChoose}
          >
            <Icon aria-hidden="true" size={19} strokeWidth={1.8} className="shrink-0 text-accent" />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
