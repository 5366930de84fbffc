import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** An empty folder of one's own; it goes with all that the run has written. */
export function scratchFolder(name: string): string {
  return mkdtempSync(join(inject('scratch'), `${name}-`));
}
