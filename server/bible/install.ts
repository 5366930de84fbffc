import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import { isDatabaseAway } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Bible } from './bible.ts';
import { BLIVRE } from './import/blivre.ts';
import { DERIVED_VERSION } from './import/derived-version.ts';
import { ImportFault } from './import/model.ts';
import {
  finishInstall,
  giveInstallBack,
  readInstall,
  recordProgress,
  takeInstall,
} from './install.queries.ts';
import { SELECTION_ID } from './selection.ts';

type Parts = Readonly<{ db: Db; bible: Bible; env: Env['bible']; log: Log }>;

const LOOK_AGAIN_MS = 2000;

/**
 * Installs the complete text in the background on first start: from `BIBLE_SOURCE`, or
 * from the publisher of Bíblia Livre. Reading works meanwhile with what is there. While another
 * process holds the installation this one waits, and takes over when that one has died or the
 * database was away. A failure is kept for the reader to see and tried again at the next start.
 */
export async function installBible(parts: Parts, signal: AbortSignal): Promise<void> {
  const { db, bible, env, log } = parts;
  if (!env.autoInstall) return;
  while (!signal.aborted) {
    try {
      await bible.refresh();
      if (await hasCompleteText(bible)) return;
      // The row is keyed by what the reader waits for, whatever the source turns out to hold.
      if (await takeInstall(db, BLIVRE.id)) return await install(parts, signal);
      if ((await readInstall(db, BLIVRE.id))?.status !== 'running') return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, 'the Bible installation waits for the database');
    }
    await wait(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {});
  }
}

async function install({ db, bible, env, log }: Parts, signal: AbortSignal): Promise<void> {
  try {
    // Imported here and not above: what an import needs, the later starts do not.
    const { readBibleSource, readPublishedBlivre } = await import('./import/source.ts');
    const { loadBible } = await import('./import/load.ts');
    const onFile = (done: number, total: number) =>
      recordProgress(db, BLIVRE.id, Math.floor(done / 2), total);
    const read = env.source
      ? await readBibleSource(env.source, { signal, onFile })
      : await readPublishedBlivre({ signal, onFile });
    const report = await loadBible(db, read, {
      signal,
      onBook: (done, total) =>
        recordProgress(db, BLIVRE.id, Math.floor(total / 2 + done / 2), total),
    });
    await finishInstall(db, BLIVRE.id, null);
    await bible.refresh();
    log.info({ verses: report.verses, missing: report.missingCount }, 'the Bible is installed');
  } catch (error) {
    if (signal.aborted) return await giveInstallBack(db, BLIVRE.id).catch(() => {});
    if (!(error instanceof ImportFault) && isDatabaseAway(error)) throw error;
    const problem =
      error instanceof ImportFault ? error.message : 'ocorreu um erro inesperado na instalação';
    await finishInstall(db, BLIVRE.id, problem).catch(() => {});
    log.warn({ err: error }, 'the Bible could not be installed');
  }
}

/** Whether some text other than the built-in selection is installed as this version derives it. */
async function hasCompleteText(bible: Bible): Promise<boolean> {
  const installed = await bible.translations();
  return installed.some(
    ({ id, derivedVersion }) => id !== SELECTION_ID && derivedVersion >= DERIVED_VERSION,
  );
}
