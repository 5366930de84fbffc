import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesIn, isBuilt, stamp } from './build-stamp.ts';
import { writeOfflineShell } from './offline-files.ts';

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, 'dist/client');
const COMPRESSIBLE = /\.(m?js|css|html|json|svg|webmanifest|txt)$/;

/** Builds and compresses the client unless the current sources are already built. */
export async function buildClient(): Promise<void> {
  if (isBuilt('client')) return;
  process.stdout.write('Building the client...\n');
  const { build } = await import('vite');
  const options = {
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
  } as const;
  await build(options);
  await build({ ...options, build: { ssr: join(ROOT, 'client/entry-server.tsx') } });
  await buildWorker(writeOfflineShell(OUTPUT));
  for (const file of filesIn(OUTPUT).filter((name) => COMPRESSIBLE.test(name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  }
  stamp('client');
}

type Offline = ReturnType<typeof writeOfflineShell>;

/** The worker is one file beside the pages, whose address never changes. */
async function buildWorker({
  build: name,
  stored,
  archive,
  viewer,
  needed,
}: Offline): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(ROOT, 'client'),
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define: {
      BUILD: JSON.stringify(name),
      STORED: JSON.stringify(stored),
      ARCHIVE: JSON.stringify(archive),
      VIEWER: JSON.stringify(viewer),
      NEEDED: JSON.stringify(needed),
    },
    build: {
      outDir: OUTPUT,
      emptyOutDir: false,
      target: 'es2022',
      rollupOptions: {
        input: join(ROOT, 'client/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

if (import.meta.main) await buildClient();
