import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OpenFiles } from './open-files.ts';
import { onDisk, type Storage, StorageFailure } from './storage.ts';

/** A mark, a key of which the first two characters name the folder, and the extensions. */
const NAME = /^(?:[0-9a-f]{12}\.)?([A-Za-z0-9_-]{2})[A-Za-z0-9_-]{30}\.[a-z0-9.]{1,16}$/;

/** Pages of a PDF are read by ranges of about this size, which need no stream. */
const SMALL_BYTES = 256 * 1024;

/** The folder of the stored files themselves. */
export const objectsIn = (directory: string): string => join(directory, 'objects');

/** Stores files in a folder of the data directory; their temporary files lie on the same disk. */
export function createLocalDisk(directory: string): Storage {
  const objects = objectsIn(directory);
  const openFiles = new OpenFiles();
  const pathOf = (name: string) => {
    const [, folder] = NAME.exec(name) ?? [];
    if (folder === undefined) throw new StorageFailure('missing');
    return join(objects, folder, name);
  };
  return {
    description: objects,
    put: (path, name) =>
      onDisk(async () => {
        const target = pathOf(name);
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await synced(path);
        await rename(path, target);
        await synced(dirname(target));
        return name;
      }),
    open: (name, range) =>
      onDisk(async () => {
        const path = pathOf(name);
        if (range && range.end - range.start < SMALL_BYTES) {
          const bytes = Buffer.allocUnsafe(range.end - range.start + 1);
          const bytesRead = await openFiles.read(path, bytes, range.start);
          if (bytesRead < bytes.length) throw new StorageFailure('missing');
          return bytes;
        }
        const file = await open(path, 'r');
        return createReadStream('', { fd: file, ...range });
      }),
    delete: (names) =>
      onDisk(async () => {
        for (const name of names) {
          const path = pathOf(name);
          openFiles.close(path);
          await rm(path, { force: true });
        }
      }),
    list: async function* () {
      for (const folder of await entriesOf(objects)) {
        for (const name of await entriesOf(join(objects, folder))) {
          if (!NAME.test(name)) continue;
          const found = await stat(join(objects, folder, name)).catch(() => null);
          if (found) yield { location: name, name, storedAt: found.mtime };
        }
      }
    },
  };
}

const entriesOf = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Waits until the disk holds what was written, so that a power cut leaves no half of a file. */
async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
