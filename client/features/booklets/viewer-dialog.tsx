import { Download } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { fileUrl } from '#shared/uploads.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { Booklet } from './booklets-query.ts';
import { useOpened } from './use-opened.ts';

const PdfViewer = lazyWithRetry(() => import('./pdf-viewer.tsx'));

type Props = Readonly<{ booklet: Booklet; onClose: () => void }>;

export default function ViewerDialog({ booklet, onClose }: Props) {
  const { id, name, pdfKey } = booklet;
  const opened = useOpened();
  const countOnce = useRef(() => opened(id, 'view'));
  useEffect(() => countOnce.current(), []);
  return (
    <Dialog title={name} shortTitle onClose={onClose} wide>
      <Suspense fallback={<Loading text="Abrindo a apostila..." />}>
        <PdfViewer url={fileUrl(pdfKey)} memory={`booklet-page:${id}`} />
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
