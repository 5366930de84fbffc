import { Link } from '@tanstack/react-router';
import { BookOpen, CalendarCheck, House, MessageCircle, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConsentQuestion } from '../../answer/consent.tsx';
import type { MemberSession } from '../../lib/data/session.ts';
import { useFreshness } from '../../lib/data/use-freshness.ts';
import { useTracking } from '../../lib/tracking/use-tracking.ts';
import { OutboxNotice } from '../../offline/outbox/outbox-notice.tsx';
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
  useFreshness();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Pular para o conteúdo
      </a>
      <WarningBanner text={session.notices.warningBanner} />
      <header className="shell-header">
        <div className="mx-auto flex min-h-14 max-w-5xl flex-wrap items-center gap-x-1 px-4 md:gap-2 md:px-6">
          <Link to="/dashboard" className="shell-brand">
            <img src="/favicon.svg" alt="" width={28} height={28} />
            <span>Companheiro Bíblico</span>
          </Link>
          <HeaderLinks places={PLACES.slice(1)}>
            <Link to="/bible-quick" className="header-link" activeProps={{ 'data-active': true }}>
              <Search aria-hidden="true" size={18} />
              Busca
            </Link>
          </HeaderLinks>
          <OutboxNotice />
          <div className="-mr-1 ml-auto min-w-20 flex-1 text-right md:-mr-3 md:ml-2 md:flex-none">
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
