import { useLocation } from '@tanstack/react-router';
import { BookOpen, CalendarCheck, Map as MapIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeaderLinks, LowerBar, type ShellPlace } from './place-links.tsx';
import { WaitNotice } from './wait-notice.tsx';

const PLACES: readonly ShellPlace[] = [
  { to: '/bible', label: 'Bíblia', Icon: BookOpen },
  { to: '/bible-quick', label: 'Busca', Icon: Search },
  { to: '/reading-plan', label: 'Planos', Icon: CalendarCheck },
  { to: '/panorama', label: 'Panorama', Icon: MapIcon },
];

/** The frame of public pages for who has not signed in; signing in leads back to the page. */
export function VisitorShell({ children }: Readonly<{ children: ReactNode }>) {
  const here = useLocation({ select: ({ href }) => href });
  const back = `redirect=${encodeURIComponent(here)}`;
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Pular para o conteúdo
      </a>
      <header className="shell-header">
        <div className="mx-auto flex min-h-14 max-w-5xl flex-wrap items-center px-4 md:gap-2 md:px-6">
          <a href="/" className="shell-brand">
            <img src="/favicon.svg" alt="" width={28} height={28} />
            <span className="max-md:w-min [overflow-wrap:normal]">Companheiro Bíblico</span>
          </a>
          <HeaderLinks places={PLACES} />
          <div className="ml-auto flex flex-wrap items-center md:ml-2">
            <a href={`/auth?${back}`} className="button button-bare px-2.5 max-md:text-[0.9375rem]">
              Entrar
            </a>
            <a
              href={`/auth?view=sign-up&${back}`}
              className="button button-quiet px-2.5 whitespace-nowrap max-md:text-[0.9375rem]"
            >
              Criar conta
            </a>
          </div>
        </div>
        <WaitNotice />
      </header>
      <main id="content" className="flex-1 pb-20 md:pb-8">
        {children}
      </main>
      <LowerBar places={PLACES} />
    </div>
  );
}
