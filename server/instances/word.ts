import { createHmac } from 'node:crypto';
import { access, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { type StorageConfig, uploadThingApp } from '../storage/config.ts';

/** What an instance says of the things that all instances on a database must share. */
export type Word = Readonly<{
  version: string;
  /** Tells two secrets apart and nothing of either. */
  secret: string;
  files: Readonly<{ kind: StorageConfig['kind']; place: string }>;
  /** The editions that the process holds, by translation. */
  editions: Readonly<Record<string, string | null>>;
}>;

export type Instance = Readonly<{ id: string; host: string; pid: number; word: Word }>;

const FINGERPRINT = 12;
/** Longer than a start may take, and than clocks of a shared disk may differ. */
const OLD_MS = 600_000;

export function wordOf(secret: string, storage: StorageConfig, editions: Word['editions']): Word {
  return {
    version: packageFile.version,
    secret: createHmac('sha256', secret).update('instance').digest('hex').slice(0, FINGERPRINT),
    files: { kind: storage.kind, place: placeOf(storage) },
    editions,
  };
}

function placeOf(storage: StorageConfig): string {
  if (storage.kind === 'disk') return storage.directory;
  return storage.kind === 's3' ? storage.bucketUrl : uploadThingApp(storage.token);
}

/** Signs of life in the folder of files, by which instances see that it is the same one. */
export class FolderSigns {
  readonly #folder: string;

  constructor(directory: string) {
    this.#folder = join(directory, 'instances');
  }

  async leave(id: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await writeFile(join(this.#folder, id), '');
  }

  sees(id: string): Promise<boolean> {
    return access(join(this.#folder, id)).then(
      () => true,
      () => false,
    );
  }

  async remove(id: string): Promise<void> {
    await rm(join(this.#folder, id), { force: true });
  }

  /** Removes the signs of processes that ended without a word; a new one may not be told of yet. */
  async removeOthers(living: readonly string[]): Promise<void> {
    const signs = await readdir(this.#folder).catch(() => []);
    for (const id of signs) {
      if (living.includes(id)) continue;
      const sign = await stat(join(this.#folder, id)).catch(() => null);
      if (sign && Date.now() - sign.mtimeMs > OLD_MS) await this.remove(id);
    }
  }
}

/**
 * Says what the other instance does not share, and what to do.
 * @returns null where the two fit; releases may differ while one replaces the other
 */
export async function misfitOf(
  own: Word,
  other: Instance,
  sees: (id: string) => Promise<boolean>,
): Promise<string | null> {
  const name = `${other.host} (process ${other.pid})`;
  const until = 'or stop that instance and start again half a minute later';
  if (own.secret !== other.word.secret) {
    return `AUTH_SECRET differs from that of ${name}, which serves the same database: who signs in there would be signed out here. Set the same AUTH_SECRET for both, ${until}.`;
  }
  const { kind, place } = other.word.files;
  if (own.files.kind !== kind || (kind !== 'disk' && own.files.place !== place)) {
    return `Files lie elsewhere than those of ${name}, which serves the same database (${described(own.files)} here, ${described(other.word.files)} there). Set the same S3_BUCKET_URL or UPLOADTHING_TOKEN for both, or for neither, ${until}.`;
  }
  if (kind === 'disk' && !(await sees(other.id))) {
    return `${own.files.place} is not the folder of ${name}, which serves the same database and stores its files in its own ${place}: half of all files would not be found. Let DATA_DIR be one folder that both see, or set S3_BUCKET_URL or UPLOADTHING_TOKEN for both, ${until}.`;
  }
  return null;
}

function described({ kind, place }: Word['files']): string {
  if (kind === 'disk') return `in ${place}`;
  return kind === 's3' ? `in the bucket ${place}` : `at UploadThing, app ${place}`;
}
