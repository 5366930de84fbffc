import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { isBuilt, stamp } from './build-stamp.ts';

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, 'dist/app');

/**
 * Packages that stay where they are: they read files beside themselves, or are loaded by few
 * installations and seldom.
 */
const LEFT_ALONE = [
  '@electric-sql/pglite',
  '@napi-rs/canvas',
  '@vitejs/plugin-react',
  '@zxcvbn-ts/language-common',
  'dictionary-pt',
  'file-type',
  'pdfjs-dist',
  'pdfkit',
  'pg-native',
  'pino-pretty',
  'sharp',
  'uploadthing',
  'usfm-js',
  'vite',
];

/** A source finds its data and its workers where it stands, so the build tells it that place. */
const OWN_PLACE: Plugin = {
  name: 'own-place',
  transform: {
    filter: {
      id: { include: /\.ts$/, exclude: /node_modules/ },
      code: /import\.meta\.(dirname|url)/,
    },
    handler: (code, id) => ({
      code: code
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${place(`/${to(dirname(id))}`)})`,
        )
        .replaceAll('import.meta.url', `new URL(${place(to(id))}, import.meta.url).href`),
      // No line moves.
      map: null,
    }),
  },
};

const to = (path: string) => relative(OUTPUT, path).replaceAll(sep, '/');
const place = (path: string) => JSON.stringify(path);

/**
 * Builds the server as a few files, unless the current sources are built: a start reads those in
 * half the time of some two thousand modules, and in less memory. Development runs the sources.
 */
export async function buildServer(): Promise<void> {
  if (isBuilt('server')) return;
  process.stdout.write('Building the server...\n');
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [OWN_PLACE],
    ssr: { noExternal: true, external: LEFT_ALONE, target: 'node' },
    build: {
      ssr: join(ROOT, 'server/main.ts'),
      outDir: OUTPUT,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rollupOptions: {
        output: {
          // All in one folder, so that each file is as far from the sources as the others.
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash:7].js',
          sourcemapExcludeSources: true,
          codeSplitting: {
            groups: [{ name: 'content', test: /server\/content\/(?!guided-studies\/[a-z-]+\/)/ }],
          },
        },
      },
    },
  });
  stamp('server');
}

if (import.meta.main) await buildServer();
