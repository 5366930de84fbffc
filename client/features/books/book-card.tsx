import { ExternalLink } from 'lucide-react';
import { formatPrice } from '#shared/books/books.ts';
import { useClient } from '../../lib/data/data.tsx';
import { KEEP_ALIVE } from '../../lib/data/trpc.ts';
import { Cover } from '../../ui/cover.tsx';
import type { Book } from './books-query.ts';

type Props = Readonly<{ book: Book }>;

export function BookCard({ book }: Props) {
  const client = useClient();
  const { id, name, category, description, price, bookUrl, imageKey } = book;
  const count = () =>
    void client.member.books.countAccess.mutate({ id }, { context: KEEP_ALIVE }).catch(() => {});
  return (
    <li className="card flex flex-col gap-3 p-4">
      <div className="flex gap-4">
        <Cover imageKey={imageKey} name={name} />
        <div className="min-w-0 flex-1 self-center">
          <p className="text-sm text-muted">{category}</p>
          <h2 className="text-lg">{name}</h2>
        </div>
      </div>
      {description ? (
        <p className="text-[0.9375rem] whitespace-pre-line text-muted">{description}</p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-1">
        <strong className="whitespace-nowrap">{formatPrice(price)}</strong>
        <a
          href={bookUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-primary"
          aria-label={`Acessar: ${name} (abre em nova aba)`}
          onClick={count}
          onAuxClick={count}
        >
          Acessar
          <ExternalLink aria-hidden="true" size={16} />
        </a>
      </div>
    </li>
  );
}
