import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lies in the folder of an embedded database that came out of a backup, until somebody says that it is in use. */
const fileIn = (directory: string) => join(directory, 'restored-from-backup');

export const markRestored = (directory: string): Promise<void> => writeFile(fileIn(directory), '');

export const isRestored = (directory: string): Promise<boolean> =>
  access(fileIn(directory)).then(
    () => true,
    () => false,
  );

export const forgetRestored = (directory: string): Promise<void> =>
  rm(fileIn(directory), { force: true });
