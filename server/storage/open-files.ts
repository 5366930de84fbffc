import { type FileHandle, open } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

const MOST = 64;
const KEEP_MS = 5000;

/** Keeps files open for a while, because a member who reads a PDF asks for one part after another. */
export class OpenFiles {
  private readonly files = new LRUCache<string, Promise<FileHandle>>({
    max: MOST,
    ttl: KEEP_MS,
    ttlAutopurge: true,
    // Node finishes the reads that have begun before it closes a file.
    dispose: (opening) =>
      void opening.then(
        (file) => file.close(),
        () => {},
      ),
  });

  /** @returns how many bytes the file had from the position on, at most as many as there is room for */
  async read(path: string, into: Buffer, position: number): Promise<number> {
    let opening = this.files.get(path);
    if (!opening) {
      opening = open(path, 'r');
      this.files.set(path, opening);
      opening.catch(() => this.files.delete(path));
    }
    const file = await opening;
    const { bytesRead } = await file.read(into, 0, into.length, position);
    return bytesRead;
  }

  /** Lets go of a file that is about to be deleted, so that the disk gets its room back. */
  close(path: string): void {
    this.files.delete(path);
  }
}
