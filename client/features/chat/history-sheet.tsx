import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import { Fragment, useState } from 'react';
import { beginningOf } from '#shared/text/cut-text.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useDayName } from '../../lib/format.ts';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { HistoryItem } from './history-item.tsx';

const LONGEST_SEARCH = 100;

type Props = Readonly<{
  current: string;
  onOpen: (id: string) => void;
  onNew: () => void;
  onClose: () => void;
}>;

/** The member's conversations by day, the latest first. */
export default function HistorySheet({ current, onOpen, onNew, onClose }: Props) {
  const dayName = useDayName();
  const trpc = useTrpc();
  const [typed, setTyped] = useState('');
  const query = useDebouncedValue(beginningOf(typed.trim(), LONGEST_SEARCH));
  const list = useInfiniteQuery({
    ...trpc.member.conversations.list.infiniteQueryOptions(
      { query },
      { getNextPageParam: ({ next }) => next },
    ),
    placeholderData: keepPreviousData,
  });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Dialog title="Conversas" onClose={onClose}>
      <Button
        look="quiet"
        className="mb-4 w-full"
        onClick={() => {
          onNew();
          onClose();
        }}
      >
        <SquarePen aria-hidden="true" size={18} />
        Nova conversa
      </Button>
      <SearchField
        label="Procurar pelo título"
        maxLength={LONGEST_SEARCH}
        value={typed}
        onType={setTyped}
      />
      <div className="mt-4 min-h-60" aria-busy={list.isPending}>
        {list.isPending ? <div className="skeleton h-48" /> : null}
        {list.error ? (
          <LoadFailure text={messageOf(list.error)} onRetry={() => void list.refetch()} />
        ) : null}
        {list.isSuccess && items.length === 0 ? (
          <p className="py-6 text-center text-muted" role="status">
            {query === ''
              ? 'Suas conversas ficam guardadas aqui, para você continuar quando quiser.'
              : 'Nenhuma conversa com essas palavras no título.'}
          </p>
        ) : null}
        <ul className="mb-3 grid">
          {items.map((item, index) => {
            const day = dayName(new Date(item.updatedAt));
            const before = items[index - 1];
            const first = !before || dayName(new Date(before.updatedAt)) !== day;
            return (
              <Fragment key={item.id}>
                {first ? (
                  <li className="mt-3 mb-1 text-sm font-semibold text-muted first:mt-0">{day}</li>
                ) : null}
                <HistoryItem
                  conversation={item}
                  current={item.id === current}
                  onOpen={() => {
                    onOpen(item.id);
                    onClose();
                  }}
                  onRemoved={() => (item.id === current ? onNew() : undefined)}
                />
              </Fragment>
            );
          })}
        </ul>
        <MoreButton list={list} />
      </div>
    </Dialog>
  );
}
