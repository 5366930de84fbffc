import type { Bible } from '../../bible/bible.ts';
import {
  type ImportedBible,
  ImportFault,
  Overtaken,
  type TranslationInfo,
} from '../../bible/import/model.ts';
import { readUpload, type SentFile } from '../../bible/import/read-upload.ts';
import {
  claimInstall,
  finishInstall,
  recordProgress,
  releaseInstall,
} from '../../bible/install.queries.ts';
import { SELECTION_ID } from '../../bible/selection.ts';
import { listEditions } from '../../bible/translations.queries.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Background } from '../../process/background.ts';
import { recordAct } from '../audit/api.ts';

type App = Readonly<{
  db: Db;
  bible: Bible;
  log: Log;
  background: Background;
  stopping: AbortSignal;
}>;

type Sent = Readonly<{
  file: SentFile;
  /** The translation's data, which USFM files do not contain. */
  translation: TranslationInfo | null;
  /** Whether it may take the place of an installed edition. */
  replaces: boolean;
  userId: string;
}>;

/**
 * Reads and checks a translation that an administrator sent, then installs it in the background.
 * Readers see it once all of it is stored; until then, and after a failure, nothing changes.
 */
export async function importUpload(app: App, { file, translation, ...sent }: Sent) {
  const read = await readUpload(file, translation).catch((error: unknown) => {
    throw error instanceof ImportFault ? new AppError('INVALID_INPUT', error.message) : error;
  });
  const { id, name } = read.translation;
  const books = read.books.length;
  const claimed = await app.db.transaction().execute(async (trx) => {
    if (!(await claimInstall(trx, id))) return false;
    // The claim comes first: an import that ends meanwhile has stored its edition by then.
    await refuseLoss(trx, read, sent.replaces);
    await recordProgress(trx, id, 0, books);
    const act = { actorId: sent.userId, action: 'translation.import', subject: id } as const;
    await recordAct(trx, { ...act, after: { name } });
    return true;
  });
  if (!claimed) throw new AppError('CONFLICT', 'Esta tradução já está sendo importada.');
  app.background.run('bible import', install(app, read));
  return { id, name, books };
}

/** Refuses what would take from readers a text that they have. */
async function refuseLoss(db: Db, { translation, books }: ImportedBible, replaces: boolean) {
  if (translation.id === SELECTION_ID) {
    throw new AppError('INVALID_INPUT', `“${SELECTION_ID}” é a seleção do próprio produto.`);
  }
  const installed = (await listEditions(db)).find(({ id }) => id === translation.id);
  if (!installed) return;
  if (!replaces) {
    throw new AppError(
      'CONFLICT',
      `Já existe “${installed.name}” (${installed.id}). Para trocá-la por esta edição, marque “Substituir”.`,
    );
  }
  const present = installed.report?.books ?? 0;
  if (books.length < present) {
    throw new AppError(
      'INVALID_INPUT',
      `A edição instalada tem mais livros (${present}) do que o arquivo (${books.length}).`,
    );
  }
}

async function install({ db, bible, log, stopping }: App, read: ImportedBible) {
  const { id } = read.translation;
  try {
    const { loadBible } = await import('../../bible/import/load.ts');
    const report = await loadBible(db, read, {
      signal: stopping,
      onBook: (done, total) => recordProgress(db, id, done, total),
    });
    await finishInstall(db, id, null);
    await bible.refresh();
    log.info({ translation: id, verses: report.verses }, 'translation imported');
  } catch (error) {
    if (stopping.aborted) return await releaseInstall(db, id).catch(() => {});
    // The state is that of the other by now.
    if (error instanceof Overtaken) return await bible.refresh();
    const problem = error instanceof ImportFault ? error.message : 'Ocorreu um erro inesperado.';
    await finishInstall(db, id, problem).catch(() => {});
    log.warn({ err: error }, 'translation import failed');
  }
}
