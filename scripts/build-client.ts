import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesIn, isBuilt, stampClient } from './client-stamp.ts';

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, 'dist/client');
const COMPRESSIBLE = /\.(m?js|css|html|svg|webmanifest|txt)$/;

/** Builds and compresses the client unless the current sources are already built. */
export async function buildClient(): Promise<void> {
  if (isBuilt()) return;
  process.stdout.write('Building the client...\n');
  const { build } = await import('vite');
  const options = {
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
  } as const;
  await build(options);
  await build({ ...options, build: { ssr: join(ROOT, 'client/entry-server.tsx') } });
  for (const file of filesIn(OUTPUT).filter((name) => COMPRESSIBLE.test(name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  }
  stampClient();
}

if (import.meta.main) await buildClient();
