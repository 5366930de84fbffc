import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { receiveUpload } from './files-receive.ts';
import { sendFile } from './files-send.ts';

/** Takes uploads and serves stored files, both behind the session of whoever asks. */
export function serveFiles(app: AppContext, origins: readonly string[]): Router {
  const files = Router();
  files.post('/files/:kind', receiveUpload(app, origins));
  files.get('/files/:key{/:width}', sendFile(app));
  return files;
}
