import { Download, Eye } from 'lucide-react';
import { fileUrl } from '#shared/uploads.ts';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import type { Booklet } from './booklets-query.ts';
import { KeepBooklet } from './keep-booklet.tsx';
import { useOpened } from './use-opened.ts';

type Props = Readonly<{ booklet: Booklet; onAim: () => void; onView: () => void }>;

export function BookletCard({ booklet, onAim, onView }: Props) {
  const opened = useOpened();
  const { id, name, description, category, pdfKey, pictureKey, pages } = booklet;
  return (
    <li className="card flex flex-col gap-2 p-4">
      <div className="flex gap-4">
        <Cover imageKey={pictureKey} name={name} />
        <div className="grid min-w-0 flex-1 content-center gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <span className="rounded-full bg-accent-soft px-2.5 py-0.5 font-semibold text-ink">
              {category}
            </span>
            {pages ? <span>{pages === 1 ? '1 página' : `${pages} páginas`}</span> : null}
          </p>
          <h2 className="text-lg">{name}</h2>
        </div>
      </div>
      {description ? <p className="line-clamp-3 text-[0.9375rem]">{description}</p> : null}
      <div className="mt-auto flex flex-wrap gap-2 pt-2 *:flex-auto">
        <Button
          aria-haspopup="dialog"
          aria-label={`Visualizar: ${name}`}
          className="px-3"
          onPointerEnter={onAim}
          onClick={onView}
        >
          <Eye aria-hidden="true" size={18} />
          Visualizar
        </Button>
        <a
          className="button button-quiet px-3"
          aria-label={`Download: ${name}`}
          href={fileUrl(pdfKey)}
          target="_blank"
          rel="noopener"
          onClick={() => opened(id, 'download')}
        >
          <Download aria-hidden="true" size={18} />
          Download
        </a>
      </div>
      <KeepBooklet booklet={booklet} />
    </li>
  );
}
