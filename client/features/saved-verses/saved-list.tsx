import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, Copy, Pencil, Share2, Trash2, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { SharedIcons } from '../../ui/shared-icons.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { matches } from './matching.ts';
import type { View } from './saved-filters.tsx';
import { savedQuery } from './saved-query.ts';
import { SavedVerseCard } from './saved-verse-card.tsx';

/** The icons of each card that a page shows at first. */
const REPEATED = [Volume2, Copy, Share2, Pencil, Trash2];

const LOAD_FAILED = 'Erro ao carregar versículos salvos';

type Props = Readonly<{
  view: View;
  onClear: () => void;
  /** What is done with the whole list, on the line that counts it. */
  children: ReactNode;
}>;

export function SavedList({ view, onClear, children }: Props) {
  const trpc = useTrpc();
  const list = useInfiniteQuery({
    ...savedQuery(trpc, view.order),
    // While another order loads, the verses of the last one stay.
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isFetching, fetchNextPage } = list;
  useFailureToast(list, LOAD_FAILED);
  const filtered = view.typed.trim() !== '' || view.tag !== null;
  // A match may be on a page that has not been loaded.
  const incomplete = filtered && hasNextPage && !error;
  useEffect(() => {
    if (incomplete && !isFetching) void fetchNextPage();
  }, [incomplete, isFetching, fetchNextPage]);

  if (!data && !error) return <Waiting />;
  const verses = data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = filtered ? verses.filter((verse) => matches(verse, view)) : verses;
  return (
    <div className="grid gap-4">
      {error ? (
        <LoadFailure
          text={`${LOAD_FAILED}. ${messageOf(error)}`}
          onRetry={() => void (data ? fetchNextPage() : list.refetch())}
        />
      ) : null}
      {data ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-muted">
            {incomplete
              ? 'Procurando em todos os versículos...'
              : countOf(shown.length, hasNextPage)}
          </p>
          {children}
        </div>
      ) : null}
      {data && verses.length === 0 ? <Empty /> : null}
      {verses.length > 0 && shown.length === 0 && !incomplete ? (
        <NoMatch onClear={onClear} />
      ) : null}
      <SharedIcons icons={REPEATED}>
        <ul className="grid gap-4">
          {shown.map((verse) => (
            <SavedVerseCard key={verse.id} verse={verse} />
          ))}
        </ul>
      </SharedIcons>
      {filtered || error ? null : <MoreButton list={list} />}
    </div>
  );
}

function countOf(count: number, more: boolean): string {
  if (count === 0) return '';
  if (count === 1) return '1 versículo';
  return more ? `Os primeiros ${count} versículos` : `${count} versículos`;
}

function Waiting() {
  return (
    <div className="grid gap-4" role="status" aria-label="Carregando">
      <div className="skeleton h-44" />
      <div className="skeleton h-44" />
    </div>
  );
}

function Empty() {
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-12 text-center">
      <BookOpen aria-hidden="true" size={36} strokeWidth={1.5} className="text-accent" />
      <p className="font-serif text-xl">Você ainda não salvou versículos</p>
      <p className="max-w-prose text-muted">
        Ao ler a Bíblia, salve os versículos que falam com você e escreva a sua reflexão.
      </p>
      <Link to="/bible" className="button button-primary mt-2">
        Explorar a Bíblia
      </Link>
    </div>
  );
}

function NoMatch({ onClear }: Readonly<{ onClear: () => void }>) {
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-10 text-center">
      <p className="font-serif text-xl">Nenhum versículo salvo combina com a busca</p>
      <Button look="quiet" onClick={onClear}>
        Limpar busca
      </Button>
    </div>
  );
}
