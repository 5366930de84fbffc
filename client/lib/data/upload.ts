import type { UploadedFile, UploadKind } from '#shared/uploads.ts';
import { messageOf } from './errors.ts';

const UNREACHABLE = 'O arquivo não pôde ser enviado. Verifique a sua conexão e tente de novo.';

/** The message is a sentence for whoever sent the file; a cancelled upload has none. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  readonly cancelled: boolean;

  constructor(message: string, cancelled = false) {
    super(message);
    this.cancelled = cancelled;
  }
}

/** Says what kept an item with files from being saved; null where the upload was cancelled. */
export function savingProblemOf(error: unknown): string | null {
  if (!(error instanceof UploadFailure)) return messageOf(error);
  return error.cancelled ? null : error.message;
}

type Options = Readonly<{ onProgress: (percentage: number) => void; signal: AbortSignal }>;

const stored = new WeakMap<File, UploadedFile>();

/**
 * Sends a file to the server, which checks and stores it. A file that was stored already, in an
 * attempt that failed later, is not sent again. Only XMLHttpRequest tells how much has arrived.
 */
export function uploadFile(
  file: File,
  kind: UploadKind,
  { onProgress, signal }: Options,
): Promise<UploadedFile> {
  const known = stored.get(file);
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/files/${kind}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status !== 201) return reject(new UploadFailure(messageIn(answer)));
      const uploaded: UploadedFile = request.response;
      stored.set(file, uploaded);
      resolve(uploaded);
    };
    request.onerror = () => reject(new UploadFailure(UNREACHABLE));
    request.onabort = () => reject(new UploadFailure('', true));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function messageIn(answer: unknown): string {
  const message =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : null;
  return typeof message === 'string' ? message : UNREACHABLE;
}
