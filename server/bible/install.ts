import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import { isDatabaseAway } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Bible } from './bible.ts';
import { BLIVRE } from './import/blivre.ts';
import { DERIVED_VERSION, ImportFault, Overtaken } from './import/model.ts';
import {
  claimInstall,
  finishInstall,
  readInstall,
  recordProgress,
  releaseInstall,
} from './install.queries.ts';
import { SELECTION_ID } from './selection.ts';

type Parts = Readonly<{
  db: Db;
  bible: Bible;
  env: Pick<Env['bible'], 'source' | 'autoInstall'>;
  log: Log;
}>;

const RETRY_MS = 2000;

/**
 * Installs a complete translation in the background on the first start, from `BIBLE_SOURCE` or
 * from the publisher of Bíblia Livre. While another process holds the installation this one waits,
 * and takes over when that process dies or the database was away. A failure is stored so that
 * readers see it, and the next start tries again.
 */
export async function installBible(parts: Parts, signal: AbortSignal): Promise<void> {
  const { db, bible, env, log } = parts;
  if (!env.autoInstall) return;
  while (!signal.aborted) {
    try {
      await bible.refresh();
      if (await hasCompleteTranslation(bible)) return;
      // The row has Bíblia Livre's id whatever the source holds, since readers look for that id.
      if (await claimInstall(db, BLIVRE.id)) {
        await install(parts, signal);
        return await giveBackMemory();
      }
      if ((await readInstall(db, BLIVRE.id))?.status !== 'running') return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, 'bible installation delayed by the database');
    }
    await wait(RETRY_MS, undefined, { signal }).catch(() => {});
  }
}

/**
 * Returns what only the installation needed, with the code that the embedded database compiled for
 * it: V8 gives up the latter on this request alone, or after minutes in which nothing happens.
 */
async function giveBackMemory(): Promise<void> {
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

async function install({ db, bible, env, log }: Parts, signal: AbortSignal): Promise<void> {
  try {
    // Dynamic imports keep what only an installation needs out of later starts.
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
    log.info({ verses: report.verses, missing: report.missingCount }, 'bible installed');
  } catch (error) {
    if (signal.aborted) return await releaseInstall(db, BLIVRE.id).catch(() => {});
    if (!(error instanceof ImportFault) && isDatabaseAway(error)) throw error;
    // The state is that of the other by now.
    if (error instanceof Overtaken) return await bible.refresh();
    const problem =
      error instanceof ImportFault ? error.message : 'ocorreu um erro inesperado na instalação';
    await finishInstall(db, BLIVRE.id, problem).catch(() => {});
    log.warn({ err: error }, 'bible installation failed');
  }
}

/** Whether a translation beyond the built-in selection is installed and derived by this version. */
async function hasCompleteTranslation(bible: Bible): Promise<boolean> {
  const installed = await bible.translations();
  return installed.some(
    ({ id, derivedVersion }) => id !== SELECTION_ID && derivedVersion >= DERIVED_VERSION,
  );
}
