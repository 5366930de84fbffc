import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Pressable } from '../../ui/pressable.tsx';
import { PdfPage } from './pdf-page.tsx';
import textStyles from './pdf-text.css?inline';
import { usePdf } from './use-pdf.ts';

/** Reads a whole PDF, past what its pages have read already. */
export type ReadAll = () => Promise<Uint8Array<ArrayBuffer>>;

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

type Props = Readonly<{
  url: string;
  /** The name under which the device remembers the page. */
  memory: string;
  /** Is told once that the PDF is open, with what reads all of it. */
  onOpen?: (read: ReadAll) => void;
}>;

/** Shows a PDF page under page, as wide as there is room, and comes back to the page last seen. */
export default function PdfViewer({ url, memory, onOpen }: Props) {
  const { document, failed, retry } = usePdf(url);
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState(0);
  const [page, setPage] = useState(() => Number(localStorage.getItem(memory)) || 1);
  const isPlaced = useRef(false);
  /** The place to come back to when a zoom has changed the sizes. */
  const middle = useRef<Middle | null>(null);
  const pages = document?.numPages ?? 0;

  useEffect(() => {
    const box = frame.current;
    if (!box || !document) return;
    const observer = new ResizeObserver(() => setWidth(Math.floor(box.clientWidth) - 16));
    observer.observe(box);
    return () => observer.disconnect();
  }, [document]);

  const tell = useEffectEvent((opened: PDFDocumentProxy) =>
    onOpen?.(async () => new Uint8Array(await opened.getData())),
  );
  useEffect(() => {
    if (document) tell(document);
  }, [document]);

  const goTo = (number: number) => {
    const next = Math.min(Math.max(1, number), pages);
    scrollToPage(frame.current, next);
    remember(next);
  };
  const remember = (number: number) => {
    setPage(number);
    localStorage.setItem(memory, String(number));
  };
  // The page last seen is shown once the pages have their sizes.
  useEffect(() => {
    if (isPlaced.current || width <= 0 || pages === 0) return;
    isPlaced.current = true;
    scrollToPage(frame.current, Math.min(page, pages));
  }, [width, pages, page]);

  const zoomTo = (next: number) => {
    middle.current = middleOf(frame.current);
    setZoom(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages have other sizes after a zoom
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !middle.current) return;
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2;
    middle.current = null;
  }, [zoom]);

  const onScroll = () => {
    const box = frame.current;
    if (!box || !isPlaced.current) return;
    const half = box.getBoundingClientRect().top + box.clientHeight / 2;
    const all = [...box.querySelectorAll<HTMLElement>('[data-page]')];
    const seen = all.findLast((each) => each.getBoundingClientRect().top <= half) ?? all[0];
    const number = Number(seen?.dataset['page'] ?? 1);
    if (number !== page) remember(number);
  };

  if (failed) {
    return <LoadFailure text="Não foi possível abrir esta apostila." onRetry={retry} />;
  }
  if (!document) return <Loading text="Abrindo a apostila..." />;
  const scale = ZOOMS[zoom] ?? 1;
  return (
    <div>
      <style href="pdf-text" precedence="low">
        {textStyles}
      </style>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2">
        <div className="flex items-center">
          <Tool label="Página anterior" disabled={page <= 1} onPress={() => goTo(page - 1)}>
            <ChevronLeft aria-hidden="true" size={22} />
          </Tool>
          <span role="status" className="px-1 tabular-nums">
            Página {Math.min(page, pages)} de {pages}
          </span>
          <Tool label="Próxima página" disabled={page >= pages} onPress={() => goTo(page + 1)}>
            <ChevronRight aria-hidden="true" size={22} />
          </Tool>
        </div>
        <div className="flex items-center">
          <Tool label="Diminuir" disabled={zoom === 0} onPress={() => zoomTo(zoom - 1)}>
            <ZoomOut aria-hidden="true" size={22} />
          </Tool>
          <Tool
            label="Aumentar"
            disabled={zoom === ZOOMS.length - 1}
            onPress={() => zoomTo(zoom + 1)}
          >
            <ZoomIn aria-hidden="true" size={22} />
          </Tool>
        </div>
      </div>
      <section
        ref={frame}
        aria-label="Páginas da apostila"
        // A scrollable box is reached by the keyboard as well.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
        tabIndex={0}
        // With a title of two lines and the button below it fills the dialog.
        className="h-[max(calc(88dvh-14.5rem),min(50dvh,20rem))] overflow-auto rounded-xl bg-sunken p-2"
        onScroll={onScroll}
      >
        {width > 0
          ? Array.from({ length: pages }, (_page, at) => at + 1).map((number) => (
              <PdfPage key={number} document={document} number={number} width={width * scale} />
            ))
          : null}
      </section>
    </div>
  );
}

/** Shares of the whole width and height. */
type Middle = Readonly<{ x: number; y: number }>;

function middleOf(box: HTMLElement | null): Middle | null {
  if (!box) return null;
  return {
    x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
    y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
  };
}

/** Moves only the pages: `scrollIntoView` would move the dialog too, and its title out of sight. */
function scrollToPage(box: HTMLElement | null, number: number): void {
  const page = box?.querySelector(`[data-page="${number}"]`);
  if (!box || !page) return;
  box.scrollTop += page.getBoundingClientRect().top - box.getBoundingClientRect().top;
}

type ToolProps = Readonly<{
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: React.ReactNode;
}>;

function Tool({ label, disabled, onPress, children }: ToolProps) {
  return (
    <Pressable
      className="grid size-11 place-items-center rounded-lg disabled:opacity-40 aria-disabled:opacity-40"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </Pressable>
  );
}
