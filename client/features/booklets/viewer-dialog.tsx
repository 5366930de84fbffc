import { Download } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { fileUrl } from '#shared/uploads.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { savesData } from '../../offline/saves-data.ts';
import type { BookletOnDevice } from '../../offline/stored-booklets.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { ReadAll } from './pdf-viewer.tsx';
import { useOpened } from './use-opened.ts';
import { useShelf } from './use-shelf.ts';

const PdfViewer = lazyWithRetry(() => import('./pdf-viewer.tsx'));

type Props = Readonly<{ booklet: BookletOnDevice; onClose: () => void }>;

export default function ViewerDialog({ booklet, onClose }: Props) {
  const { id, name, pdfKey } = booklet;
  const opened = useOpened();
  const countOnce = useRef(() => opened(id, 'view'));
  useEffect(() => countOnce.current(), []);
  const shelf = useShelf();
  /** What is read here once opens without a connection later; the page that is shown comes first. */
  const store = (read: ReadAll) => {
    if (!savesData()) whenIdle(() => void shelf.storeOpened(booklet, read));
  };
  return (
    <Dialog title={name} shortTitle onClose={onClose} wide>
      <Suspense fallback={<Loading text="Abrindo a apostila..." />}>
        <PdfViewer url={fileUrl(pdfKey)} memory={`booklet-page:${id}`} onOpen={store} />
      </Suspense>
      <a
        className="button button-primary mt-3 w-full"
        href={`${fileUrl(pdfKey)}?download`}
        download
        onClick={() => opened(id, 'download')}
      >
        <Download aria-hidden="true" size={18} />
        Download PDF
      </a>
    </Dialog>
  );
}
