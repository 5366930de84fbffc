import { BACKUP_PATH } from '#shared/maintenance/backup.ts';
import { saveFile } from '../../controls/save-file.ts';

const INTERRUPTED = 'A cópia foi interrompida. Verifique a sua conexão e tente de novo.';

/** Downloads the database; rejects with a sentence for the administrator. */
export async function downloadBackup(): Promise<void> {
  const { response, content } = await receive();
  if (!response.ok) throw new Error(messageIn(await content.text()));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(new File([content], name ?? 'companheiro-biblico.tar.gz', { type: content.type }));
}

async function receive() {
  try {
    const response = await fetch(BACKUP_PATH, { method: 'POST' });
    return { response, content: await response.blob() };
  } catch (cause) {
    throw new Error(INTERRUPTED, { cause });
  }
}

function messageIn(body: string): string {
  try {
    const answer: unknown = JSON.parse(body);
    const message =
      typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : null;
    return typeof message === 'string' ? message : INTERRUPTED;
  } catch {
    return INTERRUPTED;
  }
}
