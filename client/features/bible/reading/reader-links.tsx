import { Link } from '@tanstack/react-router';
import { ArrowLeft, Bookmark, Search } from 'lucide-react';
import { useOptionalSession } from '../../../lib/data/session.ts';

/** Links from the reader to other pages; a visitor finds them in the header. */
export function ReaderLinks() {
  if (!useOptionalSession()) return null;
  return (
    <nav aria-label="Leitura" className="-mx-2.5 flex flex-wrap items-center pt-1">
      <Link to="/dashboard" className="button button-bare px-2.5">
        <ArrowLeft aria-hidden="true" size={18} />
        Home
      </Link>
      <Link to="/saved-verses" className="button button-bare ml-auto px-2.5">
        <Bookmark aria-hidden="true" size={18} />
        Salvos
      </Link>
      <Link to="/bible-quick" className="button button-bare px-2.5" aria-label="Busca rápida">
        <Search aria-hidden="true" size={18} />
        Busca
      </Link>
    </nav>
  );
}
