import { Link } from '@tanstack/react-router';
import { Globe, LogOut, Menu } from 'lucide-react';
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { adminHomeOf } from '#shared/access.ts';
import { useSession } from '../../../lib/data/session.ts';
import { ownDrafts } from '../../../lib/forms/drafts.ts';
import { useTracking } from '../../../lib/tracking/use-tracking.ts';
import { asksToLeave } from '../../../offline/outbox/leave.ts';
import { OutboxNotice } from '../../../offline/outbox/outbox-notice.tsx';
import { AfterHydration } from '../../../ui/after-hydration.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { Page } from '../../../ui/page.tsx';
import { toastError } from '../../../ui/toasts.tsx';
import { PasskeysCard, ProofProvider, SecondFactorCard } from '../../account/api.ts';
import { signOut } from '../sign-out.ts';
import { AdminMenu } from './admin-menu.tsx';
import { placesOf } from './admin-places.ts';

const CopyBanner = lazyWithRetry(() => import('./copy-banner.tsx'));
const MenuSheet = lazyWithRetry(() => import('./admin-menu-sheet.tsx'));

async function leave(isAsked = false): Promise<void> {
  if (!isAsked && (await asksToLeave(() => void leave(true)))) return;
  if (!(await signOut())) {
    await toastError('Não foi possível sair. Tente novamente.');
    return;
  }
  location.assign('/admin/login');
}

/** The frame of the administration: a menu of what the role may open, beside or above the page. */
export function AdminShell({ children }: Readonly<{ children: ReactNode }>) {
  useTracking();
  const { role, user, secondFactor } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const [gated, setGated] = useState(false);
  // Its recovery codes stay in sight, though the session has it by then.
  if (secondFactor === 'missing' && !gated) setGated(true);
  const places = gated ? [] : placesOf(role);
  useLayoutEffect(() => ownDrafts(user.id), [user.id]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Pular para o conteúdo
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-raised">
        <div className="mx-auto flex min-h-14 max-w-[82rem] items-center gap-x-1 px-4 md:px-6">
          <button
            type="button"
            className="-ml-3 grid size-11 place-items-center md:hidden"
            aria-label="Menu"
            aria-haspopup="dialog"
            onPointerEnter={() => MenuSheet.preload()}
            onClick={() => setMenuOpen(true)}
          >
            <Menu aria-hidden="true" size={22} />
          </button>
          <Link
            to={adminHomeOf(role) ?? '/dashboard'}
            className="flex min-h-11 min-w-0 items-center gap-2.5 font-serif text-lg font-semibold max-[20em]:text-[0.9375rem]"
          >
            <img src="/favicon.svg" alt="" width={28} height={28} className="max-md:hidden" />
            Administração
          </Link>
          <nav aria-label="Sua conta" className="-mr-3 ml-auto flex items-center">
            <OutboxNotice />
            <Link to="/dashboard" className="header-link max-md:px-2">
              <Globe aria-hidden="true" size={18} className="min-[20em]:hidden" />
              <span className="max-[20em]:sr-only">Ver o site</span>
            </Link>
            <button type="button" className="header-link" onClick={() => void leave()}>
              <LogOut aria-hidden="true" size={18} />
              {/* On a phone the sign alone: the header stays one row. */}
              <span className="max-md:sr-only">Sair do Admin</span>
            </button>
          </nav>
        </div>
      </header>
      {role === 'admin' && !gated ? (
        <AfterHydration waiting={null}>
          <CopyBanner />
        </AfterHydration>
      ) : null}
      <div className="mx-auto flex w-full max-w-[82rem] flex-1">
        <nav
          aria-label="Administração"
          className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-60 shrink-0 overflow-y-auto border-r border-line px-3 py-6 md:block"
        >
          <AdminMenu places={places} />
        </nav>
        <main id="content" className="dense-page min-w-0 flex-1 pb-8">
          {gated ? <Gate /> : <ProofProvider>{children}</ProofProvider>}
        </main>
      </div>
      {menuOpen ? (
        <Suspense fallback={null}>
          <MenuSheet places={places} onClose={() => setMenuOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The site demands a second factor, and nothing else of the administration is shown without it. */
function Gate() {
  return (
    <Page title="Administração">
      <AfterHydration waiting={<div className="skeleton h-32" />}>
        <div className="grid gap-5">
          <SecondFactorCard state="missing" onKept={() => location.reload()} />
          <PasskeysCard state="missing" onOpened={() => location.reload()} />
        </div>
      </AfterHydration>
    </Page>
  );
}
