import { ArrowDown, ArrowUp, FileText, Pencil } from 'lucide-react';
import { pictureUrl } from '#shared/uploads.ts';
import { ActionButton } from '../../controls/action-button.tsx';
import { ActivationButton } from '../../controls/activation-button.tsx';
import { formatNumber, useFormats } from '../../lib/format.ts';
import type { Booklet } from './admin-booklets-query.ts';
import { useBookletActions } from './use-booklet-actions.ts';

/** A longer description is cut in the table. */
const SHOWN_DESCRIPTION = 60;

type Props = Readonly<{
  booklets: readonly Booklet[];
  /** Whether all booklets are listed, so that neighbours are neighbours. */
  isOrdered: boolean;
  onEdit: (booklet: Booklet) => void;
}>;

/** A table that is laid out as cards on a phone. */
export function BookletTable({ booklets, isOrdered, onEdit }: Props) {
  return (
    <table className="card w-full text-left max-md:block">
      <thead className="text-sm text-muted max-md:sr-only">
        <tr className="border-b border-line [&>th]:px-3 [&>th]:py-3 [&>th]:whitespace-nowrap [&>th]:font-semibold">
          <th scope="col">Nome</th>
          <th scope="col">Categoria</th>
          <th scope="col">Status</th>
          <th scope="col">Data</th>
          <th scope="col">Ações</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {booklets.map((booklet, at) => (
          <Row
            key={booklet.id}
            booklet={booklet}
            isFirst={!isOrdered || at === 0}
            isLast={!isOrdered || at === booklets.length - 1}
            onEdit={() => onEdit(booklet)}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Readonly<{
  booklet: Booklet;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
}>;

function Row({ booklet, isFirst, isLast, onEdit }: RowProps) {
  const { formatDate } = useFormats();
  const { setActive, move } = useBookletActions(booklet.id);
  const { name, description, category, isActive, createdAt, views, downloads, pdfKey } = booklet;
  const pictureKey = booklet.imageKey ?? (booklet.hasPagePicture ? pdfKey : null);
  return (
    <tr className="max-md:grid max-md:grid-cols-[auto_auto_1fr] max-md:gap-x-3 max-md:p-4 md:[&>td]:px-3 md:[&>td]:py-3">
      <td className="max-md:col-span-3">
        <div className="flex items-center gap-3">
          <span className="grid h-16 w-12 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken">
            {pictureKey ? (
              <img
                className="size-full object-cover object-top"
                src={pictureUrl(pictureKey, 320)}
                loading="lazy"
                alt=""
              />
            ) : (
              <FileText aria-hidden="true" size={22} className="text-accent" />
            )}
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{name}</p>
            {description ? <p className="text-[0.9375rem]">{shortened(description)}</p> : null}
            <p className="text-sm text-muted">
              {countOf(views, 'leitura', 'leituras')} ·{' '}
              {countOf(downloads, 'download', 'downloads')}
            </p>
          </div>
        </div>
      </td>
      <td className="max-md:mt-2">{category}</td>
      <td className="whitespace-nowrap max-md:mt-2">
        <span className={`font-semibold ${isActive ? 'text-success' : 'text-muted'}`}>
          {isActive ? 'Ativa' : 'Inativa'}
        </span>
      </td>
      <td className="whitespace-nowrap text-muted max-md:mt-2 max-md:justify-self-end">
        {formatDate(new Date(createdAt))}
      </td>
      <td className="max-md:col-span-3 max-md:mt-2">
        <div className="flex items-center gap-0.5 max-md:flex-wrap">
          <ActivationButton
            isActive={isActive}
            name={name}
            disabled={setActive.isPending}
            onClick={() => setActive.mutate(!isActive)}
          />
          <ActionButton
            icon={<Pencil aria-hidden="true" size={16} />}
            aria-haspopup="dialog"
            aria-label={`Editar: ${name}`}
            onClick={onEdit}
          >
            Editar
          </ActionButton>
          <ActionButton
            icon={<ArrowUp aria-hidden="true" size={18} />}
            className="min-w-11"
            disabled={isFirst || move.isPending}
            aria-label={`Mover para cima: ${name}`}
            onClick={() => move.mutate(-1)}
          />
          <ActionButton
            icon={<ArrowDown aria-hidden="true" size={18} />}
            className="min-w-11"
            disabled={isLast || move.isPending}
            aria-label={`Mover para baixo: ${name}`}
            onClick={() => move.mutate(1)}
          />
        </div>
      </td>
    </tr>
  );
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > SHOWN_DESCRIPTION
    ? `${letters.slice(0, SHOWN_DESCRIPTION).join('').trimEnd()}...`
    : text;
}

const countOf = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
