import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { messageOf } from '../../lib/data/errors.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';

type Props<Data> = Readonly<{
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  query: UseQueryResult<Data, unknown>;
  children: (data: Data) => ReactNode;
}>;

/** A card of the page with its own data; where that fails, the other cards stay. */
export function Section<Data>({ title, lead, actions, query, children }: Props<Data>) {
  const id = useId();
  const { data, error, isPending, refetch } = query;
  return (
    <section className="card min-w-0 p-4 md:p-6" aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {lead ? <p className="mt-1 max-w-prose text-muted">{lead}</p> : null}
        </div>
        {actions}
      </div>
      {isPending ? (
        <div className="skeleton mt-4 h-40" role="status" aria-label="Carregando" />
      ) : null}
      {error ? (
        <div className="mt-4">
          <LoadFailure text={messageOf(error)} onRetry={() => void refetch()} />
        </div>
      ) : null}
      {data === undefined ? null : <div className="mt-4">{children(data)}</div>}
    </section>
  );
}
