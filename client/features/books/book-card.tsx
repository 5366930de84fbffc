import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { formatPrice } from '#shared/books/books.ts';
import { useClient } from '../../lib/data/data.tsx';
import { KEEP_ALIVE } from '../../lib/data/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import type { Book } from './books-query.ts';

type Props = Readonly<{ book: Book }>;

export function BookCard({ book }: Props) {
  const client = useClient();
  const descriptionId = useId();
  const [open, setOpen] = useState(false);
  const { id, name, category, description, price, bookUrl, imageKey } = book;
  const isLong = linesOf(description, 38) > 3;
  const isVeryLong = linesOf(description, 55) > 6;
  const clamp = `${isLong ? 'line-clamp-3' : ''} ${isVeryLong ? 'md:line-clamp-6' : 'md:line-clamp-none'}`;
  const count = () =>
    void client.member.books.countAccess.mutate({ id }, { context: KEEP_ALIVE }).catch(() => {});
  return (
    <li className="card flex flex-col gap-2 p-4">
      <div className="flex gap-4">
        <Cover imageKey={imageKey} name={name} />
        <div className="min-w-0 flex-1 self-center">
          <p className="text-sm text-muted">{category}</p>
          <h2 className="text-lg">{name}</h2>
          <p className="mt-1 font-semibold whitespace-nowrap">{formatPrice(price)}</p>
        </div>
      </div>
      {description ? (
        <p
          id={descriptionId}
          className={`mt-1 text-[0.9375rem] whitespace-pre-line text-muted ${open ? '' : clamp}`}
        >
          {description}
        </p>
      ) : null}
      <div className="mt-auto flex items-center justify-end gap-2">
        {isLong ? (
          <Button
            look="bare"
            className={`mr-auto -ml-2 px-2 ${isVeryLong ? '' : 'md:hidden'}`}
            aria-label={`${open ? 'Menos' : 'Mais'} sobre ${name}`}
            aria-expanded={open}
            aria-controls={descriptionId}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Menos' : 'Mais'}
          </Button>
        ) : null}
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

/** How many lines of so many letters a text takes, so that no card changes once it is there. */
function linesOf(text: string | null, letters: number): number {
  const lines = text?.split('\n') ?? [];
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
}
