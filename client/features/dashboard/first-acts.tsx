import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, HandHeart } from 'lucide-react';
import { formatReference, verseReference } from '#shared/bible/reference.ts';
import { useTrpc } from '../../lib/data/data.tsx';

const LOOK = 'button px-4 py-3 text-lg';

/** What most members come for: to pray, and to read on where they stopped. */
export function FirstActs() {
  const { data } = useQuery(useTrpc().reading.state.queryOptions());
  const stopped = data?.position;
  return (
    <nav aria-label="Agora" className="mt-6 grid gap-3 md:grid-cols-2">
      <Link to="/prayers" className={`${LOOK} button-primary`}>
        <HandHeart aria-hidden="true" size={22} />
        Orar agora
      </Link>
      {stopped ? (
        <Link to="/bible" className={`${LOOK} button-quiet`}>
          <BookOpen aria-hidden="true" size={22} />
          Continuar em{' '}
          {formatReference(verseReference(stopped.book, stopped.chapter, stopped.verse))}
        </Link>
      ) : (
        <Link to="/bible" className={`${LOOK} button-quiet`}>
          <BookOpen aria-hidden="true" size={22} />
          Ler a Bíblia
        </Link>
      )}
    </nav>
  );
}
