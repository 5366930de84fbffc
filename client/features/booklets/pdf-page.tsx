import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';

/** The height of a page over its width until it has been read: that of A4. */
const USUAL_RATIO = Math.SQRT2;

/** More pixels than these cost a cheap phone more memory than its eye can tell. */
const MOST_DENSE = 2;

type Props = Readonly<{ document: PDFDocumentProxy; number: number; width: number }>;

/**
 * One page and its text, which can be selected. Both are rendered while the page is in or near the
 * visible part, and dropped when it is far from it.
 */
export function PdfPage({ document, number, width }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [ratio, setRatio] = useState(USUAL_RATIO);

  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting ?? false),
      { rootMargin: '800px 0px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return;
    let task: { cancel: () => void } | null = null;
    let isLeft = false;
    const render = async () => {
      const page = await document.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      if (isLeft || !canvas.current || !text.current) return;
      setRatio(plain.height / plain.width);
      const density = Math.min(devicePixelRatio, MOST_DENSE);
      const scale = width / plain.width;
      const viewport = page.getViewport({ scale: scale * density });
      canvas.current.width = Math.floor(viewport.width);
      canvas.current.height = Math.floor(viewport.height);
      const rendering = page.render({ canvas: canvas.current, viewport });
      task = rendering;
      await rendering.promise;
      if (isLeft) return;
      canvas.current.setAttribute('data-rendered', '');
      text.current.replaceChildren();
      text.current.style.setProperty('--total-scale-factor', String(scale));
      const words = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: text.current,
        viewport: page.getViewport({ scale }),
      });
      task = words;
      await words.render();
    };
    // A page that cannot be rendered stays blank; the download has it.
    render().catch(() => {});
    return () => {
      isLeft = true;
      task?.cancel();
    };
  }, [isNear, document, number, width]);

  return (
    <div
      ref={box}
      data-page={number}
      className="relative mx-auto mb-2 bg-white shadow-card"
      style={{ width, height: Math.floor(width * ratio) }}
    >
      {isNear ? (
        <>
          <canvas ref={canvas} className="size-full" role="img" aria-label={`Página ${number}`} />
          <div ref={text} className="pdf-text" />
        </>
      ) : null}
    </div>
  );
}
