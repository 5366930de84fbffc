import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DiaryKind } from '#shared/diary.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { diaryQuery } from './diary-query.ts';
import { EntryCard } from './entry-card.tsx';

type Props = Readonly<{
  kind: DiaryKind | null;
  query: string;
  /** The action of an empty diary. */
  empty: ReactNode;
  onClear: () => void;
}>;

export function EntryList({ kind, query, empty, onClear }: Props) {
  const trpc = useTrpc();
  const list = useInfiniteQuery({
    ...diaryQuery(trpc, kind, query),
    placeholderData: keepPreviousData,
  });
  if (list.isPending) {
    return (
      <div className="grid gap-3" role="status" aria-label="Carregando">
        <div className="skeleton h-36" />
        <div className="skeleton h-36" />
      </div>
    );
  }
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const filtered = kind !== null || query !== '';
  return (
    <div className="grid gap-3">
      {list.error ? (
        <LoadFailure text={messageOf(list.error)} onRetry={() => void list.refetch()} />
      ) : null}
      <p role="status" className="sr-only">
        {countOf(entries.length, list.hasNextPage)}
      </p>
      {list.data && entries.length === 0 ? (
        filtered ? (
          <EmptyState drawing="lens" hue="home" title="Nada no diário combina com a busca">
            <Button look="quiet" onClick={onClear}>
              Limpar busca
            </Button>
          </EmptyState>
        ) : (
          <EmptyState
            drawing="notebook"
            hue="home"
            title="Seu diário espera pela primeira página"
            text="Escreva uma anotação, ou toque em “Guardar no diário” embaixo de uma oração, um devocional, um estudo ou uma resposta do chat."
          >
            {empty}
          </EmptyState>
        )
      ) : null}
      <ul className="grid gap-3">
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </ul>
      <MoreButton list={list} />
    </div>
  );
}

function countOf(count: number, more: boolean): string {
  if (count === 0) return '';
  if (more) return `Mais de ${count} páginas no diário`;
  return count === 1 ? '1 página no diário' : `${count} páginas no diário`;
}
