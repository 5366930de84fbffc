import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** What each part of `dist/` is built from. */
const SOURCES = {
  client: [
    'client',
    'shared',
    'scripts/build-client.ts',
    'scripts/offline-files.ts',
    'scripts/pdf-data.ts',
    'scripts/third-party-notices.ts',
    'vite.config.ts',
    'package-lock.json',
  ],
  server: ['server', 'shared', 'migrations', 'scripts', 'package-lock.json'],
} as const;

export type BuiltPart = keyof typeof SOURCES;

/** Weights and examples are read where they lie, so no build holds them. */
const READ_IN_PLACE = /\.(tsv|csv|bin|md)$/;

export function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** Whether a part is built from the current sources. */
export function isBuilt(part: BuiltPart): boolean {
  try {
    return readFileSync(stampOf(part), 'utf8') === fingerprint(part);
  } catch {
    return false;
  }
}

export function stamp(part: BuiltPart): void {
  mkdirSync(dirname(stampOf(part)), { recursive: true });
  writeFileSync(stampOf(part), fingerprint(part));
}

const stampOf = (part: BuiltPart) => join(ROOT, `dist/${part}.stamp`);

/** Hashes everything the part is built from. */
function fingerprint(part: BuiltPart): string {
  const hash = createHash('sha256');
  for (const file of SOURCES[part].flatMap((source) => filesIn(join(ROOT, source)))) {
    if (READ_IN_PLACE.test(file)) continue;
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
