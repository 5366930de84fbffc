import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatReference, type Reference, referenceKey } from '#shared/bible/reference.ts';
import { useTrpc } from '../lib/data/data.tsx';
import { messageOf } from '../lib/data/errors.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';

type Props = Readonly<{ reference: Reference; onClose: () => void }>;

/** The stored words of a reference, and the way to its chapter. */
export default function VerseDialog({ reference, onClose }: Props) {
  const trpc = useTrpc();
  const key = referenceKey(reference);
  const { data, error, refetch } = useQuery({
    ...trpc.bible.passage.queryOptions({ key }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog title={formatReference(reference)} onClose={onClose}>
      {error ? <LoadFailure text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <p className="skeleton h-24" role="status" aria-label="Carregando" />
      ) : null}
      {data && data.verses.length === 0 ? (
        <p className="text-muted">
          Este trecho faz parte do texto completo, que ainda não está instalado aqui. Confira na sua
          Bíblia.
        </p>
      ) : null}
      {data && data.verses.length > 0 ? (
        <blockquote className="font-serif text-lg leading-relaxed">
          {data.verses.map((verse) => (
            <span key={`${verse.chapter}:${verse.number}`}>
              <sup className="verse-number">{verse.number}</sup>
              {verse.text}{' '}
            </span>
          ))}
          {data.more ? '…' : null}
          <footer className="mt-2 font-sans text-sm text-muted">{data.translation}</footer>
        </blockquote>
      ) : null}
      <Link
        to="/bible"
        search={{ ref: key }}
        className="button button-quiet mt-5 w-full"
        onClick={onClose}
      >
        Abrir o capítulo
      </Link>
    </Dialog>
  );
}
