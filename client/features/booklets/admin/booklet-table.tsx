import { FileText } from 'lucide-react';
import { pictureUrl } from '#shared/uploads.ts';
import { ActiveBadge } from '../../../admin-lists/active-badge.tsx';
import { Choice } from '../../../admin-lists/selection-bar.tsx';
import type { Selection } from '../../../admin-lists/use-selection.ts';
import { formatNumber, useFormats } from '../../../lib/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Booklet } from './admin-booklets-query.ts';
import { BookletActions, BookletOrder } from './booklet-actions.tsx';

/** A longer description is cut in the table. */
const SHOWN_DESCRIPTION = 60;

/** In a wide table description and uses share two small lines, so that more rows are in sight. */
const SMALL = '@min-[60rem]:inline @min-[60rem]:text-xs/4';

type Props = Readonly<{
  booklets: readonly Booklet[];
  selection: Selection;
  /** Whether all booklets are listed, so that neighbours are neighbours. */
  isOrdered: boolean;
  onEdit: (booklet: Booklet) => void;
}>;

export function BookletTable({ booklets, selection, isOrdered, onEdit }: Props) {
  const { formatDate } = useFormats();
  return (
    <DataTable
      label="Apostilas"
      rows={booklets}
      columns={[
        {
          title: 'Escolher',
          part: 'sign',
          cell: ({ id, name }) => <Choice selection={selection} id={id} name={name} />,
        },
        { title: 'Nome', part: 'name', cell: (booklet) => <NameCell booklet={booklet} /> },
        {
          title: 'Categoria',
          className: '@min-[60rem]:min-w-28',
          cell: ({ category }) => category,
        },
        {
          title: 'Status',
          cell: ({ isActive }) => <ActiveBadge isActive={isActive} feminine />,
        },
        {
          title: 'Data',
          className: 'whitespace-nowrap @max-[60rem]:hidden',
          cell: ({ createdAt }) => formatDate(new Date(createdAt)),
        },
        {
          title: 'Ordem',
          className: '@max-[60rem]:-my-1 @max-[60rem]:ml-auto',
          cell: (booklet) => (
            <BookletOrder
              booklet={booklet}
              isFirst={!isOrdered || booklet === booklets[0]}
              isLast={!isOrdered || booklet === booklets.at(-1)}
            />
          ),
        },
        {
          title: 'Ações',
          part: 'actions',
          cell: (booklet) => <BookletActions booklet={booklet} onEdit={() => onEdit(booklet)} />,
        },
      ]}
    />
  );
}

function NameCell({ booklet }: Readonly<{ booklet: Booklet }>) {
  const { formatDate } = useFormats();
  const { name, description, views, downloads, pdfKey } = booklet;
  const pictureKey = booklet.imageKey ?? (booklet.hasPagePicture ? pdfKey : null);
  return (
    <div className="flex items-center gap-3">
      <span className="grid h-16 w-12 shrink-0 place-items-center @min-[60rem]:h-9 @min-[60rem]:w-7 overflow-hidden rounded-md border border-line bg-sunken">
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
      <div className="min-w-0 @min-[60rem]:leading-4">
        <p className="font-semibold @min-[60rem]:line-clamp-1 @min-[60rem]:leading-5" title={name}>
          {name}
        </p>
        {description ? (
          <p className={`text-[0.9375rem] @min-[60rem]:text-muted ${SMALL}`}>
            {shortened(description)}
          </p>
        ) : null}
        <p className={`text-sm text-muted ${SMALL}`}>
          {description ? <span className="hidden @min-[60rem]:inline"> · </span> : null}
          {countOf(views, 'leitura', 'leituras')} · {countOf(downloads, 'download', 'downloads')}
          <span className="@min-[60rem]:hidden">
            {' · '}
            {formatDate(new Date(booklet.createdAt))}
          </span>
        </p>
      </div>
    </div>
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
