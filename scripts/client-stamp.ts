import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'dist/client.stamp');
const SOURCES = [
  'client',
  'shared',
  'scripts/build-client.ts',
  'scripts/offline-files.ts',
  'scripts/pdf-data.ts',
  'scripts/third-party-notices.ts',
  'vite.config.ts',
  'package-lock.json',
];

export function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** Whether the built client comes from the current sources. */
export function isBuilt(): boolean {
  try {
    return readFileSync(STAMP, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

export function stampClient(): void {
  writeFileSync(STAMP, fingerprint());
}

/** Hashes everything the client is built from. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesIn(join(ROOT, source)))) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
