import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

/** Pages are read by ranges of this size, as they are shown. */
const RANGE_BYTES = 65_536;

/** Decoders, fonts and maps are fetched only for a PDF that needs them. */
const DATA = `/assets/pdfjs-${version}`;

type State = Readonly<{ document: PDFDocumentProxy | null; failed: boolean }>;

/** Opens a PDF while the component is mounted. */
export function usePdf(url: string): State & { retry: () => void } {
  const [state, setState] = useState<State>({ document: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    // The worker is a file of ours, so that the content policy admits it.
    GlobalWorkerOptions.workerSrc = workerUrl;
    let isLeft = false;
    const task = getDocument({
      url,
      rangeChunkSize: RANGE_BYTES,
      disableAutoFetch: true,
      disableStream: true,
      cMapUrl: `${DATA}/cmaps/`,
      standardFontDataUrl: `${DATA}/standard_fonts/`,
      wasmUrl: `${DATA}/wasm/`,
      // The content policy forbids WebAssembly; pdf.js has its decoders in JavaScript as well.
      useWasm: false,
    });
    task.promise.then(
      (document) => (isLeft ? undefined : setState({ document, failed: false })),
      () => (isLeft ? undefined : setState({ document: null, failed: true })),
    );
    return () => {
      isLeft = true;
      void task.destroy();
    };
  }, [url, attempt]);
  const retry = () => {
    setState({ document: null, failed: false });
    setAttempt((before) => before + 1);
  };
  return { ...state, retry };
}
