import { Link } from '@tanstack/react-router';
import type { AdminPlace } from '../../shell/api.ts';

export function ModuleCards({ places }: Readonly<{ places: readonly AdminPlace[] }>) {
  return (
    <section aria-labelledby="modules-title">
      <h2 id="modules-title" className="mb-3 text-xl">
        Áreas
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 md:grid-cols-3">
        {places.map(({ to, title, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex min-h-24 flex-col justify-between gap-2 p-3 font-semibold [overflow-wrap:break-word] md:p-4 hover:border-edge"
            >
              <Icon aria-hidden="true" size={22} strokeWidth={1.7} className="text-accent" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
