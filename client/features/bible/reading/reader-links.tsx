import { Link } from '@tanstack/react-router';
import { ArrowLeft, Bookmark, Search } from 'lucide-react';

/** The ways out of the reader. */
export function ReaderLinks() {
  return (
    <nav aria-label="Leitura" className="-mx-3 flex items-center pt-1">
      <Link to="/dashboard" className="button button-bare px-3">
        <ArrowLeft aria-hidden="true" size={18} />
        Home
      </Link>
      <Link to="/saved-verses" className="button button-bare ml-auto px-3">
        <Bookmark aria-hidden="true" size={18} />
        Salvos
      </Link>
      <Link to="/bible-quick" className="button button-bare px-3" aria-label="Busca rápida">
        <Search aria-hidden="true" size={18} />
        Busca
      </Link>
    </nav>
  );
}
