import { Link } from '@tanstack/react-router';
import { BookOpen, CalendarCheck, House, MessageCircle, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConsentQuestion } from '../../answer/consent.tsx';
import type { MemberSession } from '../../lib/data/session.ts';
import { useTracking } from '../../lib/tracking/use-tracking.ts';
import { HeaderLinks, LowerBar, type ShellPlace } from './place-links.tsx';
import { MenuButton, UserButton } from './user-menu.tsx';
import { WaitNotice } from './wait-notice.tsx';
import { WarningBanner } from './warning-banner.tsx';

const PLACES: readonly ShellPlace[] = [
  { to: '/dashboard', label: 'Início', Icon: House },
  { to: '/bible', label: 'Bíblia', Icon: BookOpen },
  { to: '/reading-plan', label: 'Plano', Icon: CalendarCheck },
  { to: '/chat', label: 'Chat', Icon: MessageCircle },
];

type Props = Readonly<{ session: MemberSession; children: ReactNode }>;

/** The frame of every member page: a slim header, and on phones a navigation bar at the bottom. */
export function Shell({ session, children }: Props) {
  useTracking();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Pular para o conteúdo
      </a>
      <WarningBanner text={session.notices.warningBanner} />
      <header className="sticky top-0 z-20 border-b border-line bg-surface/95 backdrop-blur-sm">
        <div className="mx-auto flex h-14 max-w-5xl items-center gap-1 px-4 md:gap-2 md:px-6">
          <Link
            to="/dashboard"
            className="flex min-h-11 shrink-0 items-center gap-2 font-serif text-[0.9375rem] font-semibold whitespace-nowrap md:gap-2.5 md:text-lg"
          >
            <img src="/favicon.svg" alt="" width={28} height={28} />
            Companheiro Bíblico
          </Link>
          <HeaderLinks places={PLACES.slice(1)}>
            <Link to="/bible-quick" className="header-link" activeProps={{ 'data-active': true }}>
              <Search aria-hidden="true" size={18} />
              Busca
            </Link>
          </HeaderLinks>
          <div className="-mr-1 ml-auto min-w-0 md:-mr-3 md:ml-2">
            <UserButton session={session} />
          </div>
        </div>
        <WaitNotice />
      </header>
      <main id="content" className="flex-1 pb-20 md:pb-8">
        {children}
      </main>
      <LowerBar places={PLACES} last={<MenuButton session={session} />} />
      <ConsentQuestion />
    </div>
  );
}
