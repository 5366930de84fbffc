import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { carryToast } from '../../lib/browser/carried-toast.ts';
import { signOut } from '../../lib/data/sign-out.ts';
import { toastError } from '../../ui/toasts.tsx';

async function leave(): Promise<void> {
  if (!(await signOut())) {
    await toastError('Não foi possível sair. Tente novamente.');
    return;
  }
  carryToast('Logout realizado', 'Até logo!');
  location.assign('/admin/login');
}

export function AdminShell({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Pular para o conteúdo
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-raised">
        <div className="mx-auto flex min-h-14 max-w-5xl flex-wrap items-center gap-x-2 px-4 md:px-6">
          <Link
            to="/admin/dashboard"
            className="flex min-h-11 items-center gap-2.5 font-serif text-lg font-semibold"
          >
            <img src="/favicon.svg" alt="" width={28} height={28} />
            Administração
          </Link>
          <nav aria-label="Administração" className="ml-auto flex items-center">
            <Link to="/dashboard" className="header-link">
              Ver o site
            </Link>
            <button type="button" className="header-link" onClick={() => void leave()}>
              <LogOut aria-hidden="true" size={18} />
              {/* On a phone the sign alone: the header stays one row. */}
              <span className="max-md:sr-only">Sair do Admin</span>
            </button>
          </nav>
        </div>
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
    </div>
  );
}
