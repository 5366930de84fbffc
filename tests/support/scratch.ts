import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Creates an empty folder, which is deleted with everything the run has written. */
export function scratchFolder(name: string): string {
  return mkdtempSync(join(inject('scratch'), `${name}-`));
}
