import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { COMMANDS } from './build-server.ts';

const ROOT = join(import.meta.dirname, '..');

/** What is read by a name that is put together. */
const READ_BY_NAME = [
  'node_modules/@fontsource/lora/files/lora-latin-*.woff',
  'node_modules/@fontsource/lora/package.json',
  'node_modules/pdfjs-dist/{cmaps,standard_fonts,wasm}/*',
  'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs',
  'server/**/*.{bin,csv,tsv,txt}',
];
const OF_TRAINERS = ['server/**/training/**'];
/** Folders that are named for a few of their files, which stand above. */
const NAMED_ONLY = ['node_modules/.cache/**', 'node_modules/pdfjs-dist/**'];
const PDFJS = ['package.json', 'legacy/build/pdf.mjs'].map(
  (file) => `node_modules/pdfjs-dist/${file}`,
);

/** What file-type imports by a function of its own. */
const HIDDEN = 'node_modules/strtok3/lib/index.js';

type Own = Readonly<{
  name: string;
  version: string;
  type: string;
  scripts: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}>;
type Lock = Readonly<{ packages: Readonly<Record<string, Readonly<{ dev?: boolean }>>> }>;

/**
 * Lays the built product out in a folder: what Node starts, the data beside it, those files of packages
 * that are loaded, and the licences of all whose code is there.
 */
export async function layOut(folder: string): Promise<void> {
  const own: Own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const files = new Set([
    ...(await loadedFiles(Object.keys(own.devDependencies))),
    ...globSync(READ_BY_NAME, { cwd: ROOT, exclude: OF_TRAINERS }),
    ...PDFJS,
    ...licences(),
  ]);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { dereference: true });
  }
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  const { name, version, type, scripts } = own;
  const commands = Object.fromEntries(Object.entries(scripts).flatMap(commandOf));
  const description = JSON.stringify({ name, version, type, scripts: commands }, null, 2);
  writeFileSync(join(folder, 'package.json'), `${description}\n`);
}

/** The files of packages that the built server loads, followed from import to import. */
async function loadedFiles(tools: readonly string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace([...globSync('dist/app/*.js', { cwd: ROOT }), HIDDEN], {
    // Data are named above; folders that sources name would be taken whole.
    analysis: { emitGlobs: false },
    base: ROOT,
    processCwd: ROOT,
    ignore: [
      ...tools.map((name) => `node_modules/${name}/**`),
      ...NAMED_ONLY,
      '**/*.map',
      '**/*.ts',
    ],
  });
  const files = [...fileList].filter((file) => file.startsWith('node_modules/'));
  const used = new Set(files.filter((file) => !file.endsWith('/package.json')).map(packageOf));
  return files.filter((file) => used.has(packageOf(file)));
}

const packageOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '';

function licences(): string[] {
  const { packages }: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const used = Object.keys(packages).filter((path) => path !== '' && !packages[path]?.dev);
  return globSync(
    used.map((path) => `${path}/{LICEN[CS]E,Licen[cs]e,licen[cs]e}*`),
    { cwd: ROOT },
  );
}

/** The command under the name that it has in the sources, as `node --run` finds it. */
function commandOf([name, command]: [string, string]): [string, string][] {
  const file = /scripts\/([\w-]+)\.ts$/.exec(command)?.[1];
  if (!file || !COMMANDS.includes(file)) return [];
  return [[name, `node --import ./dist/app/env-file.js dist/app/${file}.js`]];
}

if (import.meta.main) await layOut(process.argv[2] ?? '/image');
