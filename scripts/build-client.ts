import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, 'dist/client');
const STAMP = join(ROOT, 'dist/client.stamp');
const SOURCES = ['client', 'shared', 'vite.config.ts', 'package-lock.json'];
const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest|txt)$/;

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** A fingerprint of everything the client is built from. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesIn(join(ROOT, source)))) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function builtFrom(): string | null {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}

/** Builds the client and compresses it once, unless it is built from just these sources. */
export async function buildClient(): Promise<void> {
  const sources = fingerprint();
  if (builtFrom() === sources) return;
  process.stdout.write('Building the client...\n');
  const options = {
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
  } as const;
  await build(options);
  await build({ ...options, build: { ssr: join(ROOT, 'client/first-paint.tsx') } });
  for (const file of filesIn(OUTPUT).filter((name) => COMPRESSIBLE.test(name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  }
  writeFileSync(STAMP, sources);
}

if (import.meta.main) await buildClient();
