import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/data/session.ts';
import { Page } from '../../ui/page.tsx';
import { placesOf } from './admin-places.ts';

/** The entrance to the administration; its figures come with the areas they count. */
export function AdminDashboard() {
  const places = placesOf(useSession().role).filter(({ to }) => to !== '/admin/dashboard');
  return (
    <Page title="Painel administrativo" back={null} wide>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 md:grid-cols-3">
        {places.map(({ to, title, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex min-h-24 flex-col justify-between gap-2 p-4 font-semibold hover:border-edge"
            >
              <Icon aria-hidden="true" size={22} strokeWidth={1.7} className="text-accent" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
