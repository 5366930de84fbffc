import { BookOpenText, Download, Eye } from 'lucide-react';
import { fileUrl, pictureSources, pictureUrl } from '#shared/uploads.ts';
import { Button } from '../../ui/button.tsx';
import type { Booklet } from './booklets-query.ts';
import { KeepBooklet } from './keep-booklet.tsx';
import { useOpened } from './use-opened.ts';

type Props = Readonly<{ booklet: Booklet; onAim: () => void; onView: () => void }>;

export function BookletCard({ booklet, onAim, onView }: Props) {
  const opened = useOpened();
  const { id, name, description, category, pdfKey, pictureKey, pages } = booklet;
  return (
    <li className="card flex flex-col overflow-hidden">
      <div className="relative grid aspect-4/3 place-items-center border-b border-line bg-sunken">
        <BookOpenText aria-hidden="true" size={56} strokeWidth={1.2} className="text-accent" />
        {pictureKey ? (
          <img
            className="absolute inset-0 size-full bg-sunken object-contain p-2"
            src={pictureUrl(pictureKey, 640)}
            srcSet={pictureSources(pictureKey)}
            sizes="(width < 640px) 90vw, 20rem"
            loading="lazy"
            decoding="async"
            alt=""
            // Without a connection the outline stands in its place.
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span className="rounded-full bg-accent-soft px-2.5 py-0.5 font-semibold text-ink">
            {category}
          </span>
          {pages ? <span>{pages === 1 ? '1 página' : `${pages} páginas`}</span> : null}
        </p>
        <h2 className="text-lg">{name}</h2>
        {description ? <p className="line-clamp-3 text-[0.9375rem]">{description}</p> : null}
        <div className="mt-auto grid grid-cols-2 gap-2 pt-2 tight:grid-cols-1">
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
      </div>
    </li>
  );
}
