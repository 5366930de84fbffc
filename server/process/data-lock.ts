import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another process uses the data directory, where the embedded database allows only one. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse';
}

type Holder = Readonly<{ pid: number; started: string | null }>;

/**
 * Locks the data directory for this process. A lock whose process is gone (kill -9, a power cut)
 * is taken over. Process ids are reused, so the time of start is compared too where the system
 * tells it.
 * @returns the function that unlocks the directory
 * @throws DataInUse
 */
export async function lockDataDir(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'lock');
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) };
  for (let attempt = 0; attempt < 5; attempt++) {
    const taken = await writeFile(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        return false;
      },
    );
    if (taken) return async () => unlink(file).catch(() => {});
    const found = await readFile(file, 'utf8').catch(() => null);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder && isAlive(holder)) {
      throw new DataInUse(
        `Process ${holder.pid} is already using ${directory}. Stop it first, or choose another folder with DATA_DIR.`,
      );
    }
    await removeStale(file, found);
  }
  throw new DataInUse(`${directory} could not be locked.`);
}

/** Renames the stale lock before removing it, and restores it if it was a newer one. */
async function removeStale(file: string, content: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  const same = (await readFile(aside, 'utf8').catch(() => null)) === content;
  if (same) await rm(aside, { force: true });
  else await rename(aside, file);
}

function parseHolder(text: string): Holder | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed)) return null;
    const { pid } = parsed;
    const started =
      'started' in parsed && typeof parsed.started === 'string' ? parsed.started : null;
    return typeof pid === 'number' ? { pid, started } : null;
  } catch {
    return null;
  }
}

/** Whether another process runs, which is the one that started then where that is known. */
export function isAlive({ pid, started }: Holder): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const now = startOf(pid);
  return started === null || now === null || started === now;
}

/** @returns the start of the process in clock ticks since boot; null where the system hides it */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
