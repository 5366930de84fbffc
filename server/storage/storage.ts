import type { Readable } from 'node:stream';
import { noteFault } from '../process/notices.ts';

/** Both ends are part of the range, as in HTTP. */
export type ByteRange = Readonly<{ start: number; end: number }>;

export type StoredObject = Readonly<{
  location: string;
  /** The name under which it was stored. */
  name: string;
  storedAt: Date;
}>;

/**
 * The storage of files, which knows nothing of who may read them. It never hands out addresses:
 * the server reads on behalf of each request after it was authorised, so that a file is closed to
 * members in the moment its item is.
 */
export type Storage = Readonly<{
  description: string;
  /**
   * Stores the file at `path`, which may be moved or copied, under a new name.
   * @returns its location
   * @throws StorageFailure; nothing is stored then
   */
  put: (path: string, name: string, mime: string) => Promise<string>;
  /**
   * Reads an object or a part of it, which comes as its bytes where it is small.
   * @throws StorageFailure
   */
  open: (location: string, range: ByteRange | null) => Promise<Readable | Uint8Array>;
  /** Deletes objects; those that are gone already count as deleted. */
  delete: (locations: readonly string[]) => Promise<void>;
  list: () => AsyncIterable<StoredObject>;
}>;

/** `full`: no room is left. `away`: the storage failed. `missing`: it has no such object. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  readonly reason: 'full' | 'away' | 'missing';

  constructor(reason: 'full' | 'away' | 'missing', options?: ErrorOptions) {
    super(`file storage: ${reason}`, options);
    this.reason = reason;
    noteFault('storage', reason);
  }
}

/** Runs work on the file system and tells a full disk from other failures. */
export async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') {
      throw new StorageFailure('full', { cause: error });
    }
    if (code === 'ENOENT') throw new StorageFailure('missing', { cause: error });
    if (typeof code === 'string' && /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET') {
      throw new StorageFailure('away', { cause: error });
    }
    throw error;
  }
}
