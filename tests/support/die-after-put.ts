import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLocalDisk } from '#server/storage/local-disk.ts';

/** Stores a file, leaves another in the temporary folder, and is killed before any record. */
const [, , directory = '', name = ''] = process.argv;
const folder = join(directory, 'tmp', 'upload-dead');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'upload'), 'half a file');
await writeFile(join(folder, 'ready'), 'a file');
await createLocalDisk(directory).put(join(folder, 'ready'), name, 'x');
process.kill(process.pid, 'SIGKILL');
