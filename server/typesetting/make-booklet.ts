import { Worker } from 'node:worker_threads';

/**
 * Makes the PDF of a booklet. It takes the processor for a second, so it happens in a thread of its
 * own while requests are answered.
 */
export function makeBookletPdf(slug: string, signal: AbortSignal): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(new URL('./booklet-worker.ts', import.meta.url), { workerData: slug });
  worker.once('message', (pdf: Uint8Array) => resolve(pdf));
  worker.once('error', reject);
  signal.addEventListener('abort', () => void worker.terminate(), { once: true });
  worker.once('exit', () => reject(new Error(`no PDF was made of ${slug}`)));
  return promise;
}
