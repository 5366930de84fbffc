import { globSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
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
  '@opentelemetry/api',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace',
  '@vitejs/plugin-react',
  '@zxcvbn-ts/language-common',
  'dictionary-pt',
  'file-type',
  'pdfjs-dist',
  'pdfkit',
  'pg-native',
  'pino-pretty',
  's3mini',
  'sharp',
  'uploadthing',
  'usfm-js',
  'vite',
];

/** Commands for an installation, which the image has without their sources. */
export const COMMANDS = [
  'admin-create',
  'bible-import',
  'db-migrate',
  'db-restore',
  'env-file',
  'installation-confirm',
  'quiz-import',
  'seed',
];

/** What Node is given to start: the server, its processes and threads, and the commands. */
const STARTED = [
  'server/main.ts',
  ...globSync('server/!(http)/**/*-{process,worker}.ts', { cwd: ROOT }),
  ...COMMANDS.map((name) => `scripts/${name}.ts`),
];

const OF_OWN_PLACE =
  /join\(import\.meta\.dirname, ["']([\w-]+-process)\.ts["']\)|new URL\(["'][\w./-]*\/([\w-]+-worker)\.ts["'], import\.meta\.url\)|import\.meta\.(?:dirname|url)/g;

/**
 * A source finds its data where it stands, so the build tells it that place; its processes and
 * threads are built, and lie beside it.
 */
const OWN_PLACE: Plugin = {
  name: 'own-place',
  transform: {
    filter: {
      id: { include: /\.ts$/, exclude: /node_modules/ },
      code: /import\.meta\.(dirname|url)/,
    },
    handler: (code, id) => ({
      code: code.replace(OF_OWN_PLACE, (found: string, process?: string, worker?: string) => {
        if (process) return `join(import.meta.dirname, '${process}.js')`;
        if (worker) return `new URL('./${worker}.js', import.meta.url)`;
        return found === 'import.meta.dirname'
          ? `(import.meta.dirname + ${place(`/${to(dirname(id))}`)})`
          : `new URL(${place(to(id))}, import.meta.url).href`;
      }),
      // No line moves.
      map: null,
    }),
  },
};

const TEXTS = 'authored-texts.json';
const READ_TEXTS = '\0authored-texts';

/**
 * Moves the authored texts out of the code: as a file of data they are read in half the time, and
 * no source text of them stays in memory. A module takes part where it imports words of its own
 * language only, and exports nothing but data.
 */
function authoredTexts(): Plugin {
  const texts: Record<string, Record<string, unknown>> = {};
  return {
    name: 'authored-texts',
    resolveId: { filter: { id: /^authored-texts$/ }, handler: () => READ_TEXTS },
    load: {
      filter: { id: /^\0authored-texts$/ },
      handler: () =>
        `import { readFileSync } from 'node:fs';
         export const TEXTS = JSON.parse(readFileSync(import.meta.dirname + '/${TEXTS}', 'utf8'));`,
    },
    transform: {
      filter: {
        id: /server\/content\/(?!guided-studies\/[a-z-]+\/).*\.ts$/,
        code: { exclude: OTHERS },
      },
      handler: async (_code, id) => {
        const exported: Record<string, unknown> = { ...(await import(pathToFileURL(id).href)) };
        const data: Record<string, unknown> = JSON.parse(JSON.stringify(exported));
        if (!isDeepStrictEqual(data, exported)) return null;
        const name = relative(ROOT, id);
        texts[name] = data;
        const lines = Object.keys(data).map(
          (each) => `export const ${each} = TEXTS[${JSON.stringify(name)}].${each};`,
        );
        return {
          code: ["import { TEXTS } from 'authored-texts';", ...lines].join('\n'),
          map: { mappings: '' },
          moduleType: 'js',
        };
      },
    },
    writeBundle: () => writeFileSync(join(OUTPUT, TEXTS), JSON.stringify(texts)),
  };
}

/** Replaces a module's only value, which sources look up or lack, by one that the build writes down. */
const written = (name: string, id: RegExp, value: () => string | Promise<string>): Plugin => ({
  name: `written-${name.toLowerCase()}`,
  transform: {
    filter: { id },
    handler: async () => ({
      code: `export const ${name} = ${await value()};`,
      map: { mappings: '' },
      moduleType: 'js',
    }),
  },
});

/** The sources find migrations by looking into their folder; a build has each as a file of its own. */
const MIGRATIONS = written('MIGRATIONS', /\/migrations\/migrations\.ts$/, () => {
  const files = globSync('[0-9]*.ts', { cwd: join(ROOT, 'migrations') }).toSorted();
  const rows = files.map((file) => {
    const up = `async (db) => (await import('./${file}')).up(db)`;
    return `${JSON.stringify(basename(file, '.ts'))}: { up: ${up} },`;
  });
  return ['{', ...rows, '}'].join('\n');
});

/** A start reads the megabyte of the authored studies only where the database has another text. */
const STUDY_DIGESTS = written(
  'WRITTEN_DIGESTS',
  /guided-studies\/written-digests\.ts$/,
  async () => {
    const { authoredDocument, digestOf, THEMES } = await import(
      '#server/features/guided-studies/authored-studies.ts'
    );
    const digests: Record<string, string> = {};
    for (const theme of THEMES) digests[theme] = digestOf(await authoredDocument(theme));
    return JSON.stringify(digests);
  },
);

/** A start makes the days of the reading plans only where the database has others. */
const PLAN_EDITIONS = written(
  'WRITTEN_EDITIONS',
  /plans\/reading\/written-editions\.ts$/,
  async () => {
    const { READING_PLANS } = await import('#server/content/reading-plans/plans.ts');
    const { storedPlan } = await import('#server/features/plans/reading/seed-plans.ts');
    return JSON.stringify(
      Object.fromEntries(READING_PLANS.map((plan) => [plan.slug, storedPlan(plan).row.edition])),
    );
  },
);

/** An import of anything but types and what notes the words of a verse. */
const OTHERS = /^import (?!type )(?!.*verse-claim)/m;

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
    plugins: [authoredTexts(), STUDY_DIGESTS, PLAN_EDITIONS, MIGRATIONS, OWN_PLACE],
    ssr: { noExternal: true, external: LEFT_ALONE, target: 'node' },
    build: {
      ssr: true,
      outDir: OUTPUT,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rollupOptions: {
        input: Object.fromEntries(STARTED.map((file) => [basename(file, '.ts'), join(ROOT, file)])),
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
