import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, HandHeart, MessageCircle } from 'lucide-react';
import { formatReference, verseReference } from '#shared/bible/reference.ts';
import { useTrpc } from '../../lib/data/data.tsx';

const LOOK = 'button gap-2 px-2 py-3';

/** What most members come for: to pray, to ask, and to read on where they stopped. */
export function FirstActs() {
  const { data } = useQuery(useTrpc().reading.state.queryOptions());
  const stopped = data?.position;
  return (
    <nav
      aria-label="Agora"
      className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,40%)),1fr))] gap-3 md:grid-cols-3"
    >
      <Link to="/prayers" className={`${LOOK} button-primary`}>
        <HandHeart aria-hidden="true" size={22} />
        Orar agora
      </Link>
      <Link
        to="/bible"
        className={`${LOOK} button-quiet max-md:order-last max-md:col-span-full ${
          // A phone has the way to the Bible in its bar.
          stopped ? '' : 'max-md:hidden'
        }`}
      >
        <BookOpen aria-hidden="true" size={22} />
        {stopped
          ? `Continuar em ${formatReference(verseReference(stopped.book, stopped.chapter, stopped.verse))}`
          : 'Ler a Bíblia'}
      </Link>
      <Link to="/chat" className={`${LOOK} button-quiet`}>
        <MessageCircle aria-hidden="true" size={22} />
        Perguntar
      </Link>
    </nav>
  );
}
