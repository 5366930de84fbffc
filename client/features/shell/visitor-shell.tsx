import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const PLACES = [
  { to: '/reading-plan', label: 'Planos' },
  { to: '/panorama', label: 'Panorama' },
] as const;

/** The frame of public pages for who has not signed in; signing in leads back to the page. */
export function VisitorShell({ children }: Readonly<{ children: ReactNode }>) {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Pular para o conteúdo
      </a>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-14 max-w-5xl flex-wrap items-center gap-x-1 px-4 md:px-6">
          <a
            href="/"
            className="flex min-h-11 items-center gap-2 font-serif text-[0.9375rem] font-semibold whitespace-nowrap md:text-lg"
          >
            <img src="/favicon.svg" alt="" width={28} height={28} />
            Companheiro Bíblico
          </a>
          <a
            href={`/auth?redirect=${encodeURIComponent(here)}`}
            className="button button-primary ml-auto md:order-last md:ml-3"
          >
            Entrar
          </a>
          <nav aria-label="Principal" className="flex w-full max-md:-mx-3.5 md:ml-auto md:w-auto">
            {PLACES.map(({ to, label }) => (
              <Link key={to} to={to} className="header-link" activeProps={{ 'data-active': true }}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </header>
      <main id="content" className="flex-1 pb-8">
        {children}
      </main>
    </div>
  );
}
