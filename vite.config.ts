import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { pdfData } from './scripts/pdf-data.ts';
import { thirdPartyNotices } from './scripts/third-party-notices.ts';

const client = join(import.meta.dirname, 'client');

type Group = { name: string; test: RegExp };

/**
 * Few chunks, since each costs a phone a round trip: the libraries, what the plain pages
 * share with the application, and what stands around every page of a member. The rest comes
 * with its page.
 */
const GROUPS: readonly Group[] = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\//,
  },
  {
    name: 'plain',
    test: /preload-helper|client\/lib\/(?:data\/post-auth|browser\/(?:carried-toast|forgetful-storage|time-zone|load-chunk))|shared\/redirects/,
  },
  {
    name: 'shell',
    test: /client\/(?:ui\/page\.|routes\/[^?]*$|router\.|entry-browser)/,
  },
  {
    // A button of three icons, of which two would each come in a chunk of their own.
    name: 'listen-icons',
    test: /lucide-react\/dist\/esm\/icons\/(?:pause|play|volume-2)\./,
  },
];

const inOrder = (groups: readonly Group[]) =>
  groups.map((group, index) => ({ ...group, priority: groups.length - index }));

/** The beginning of the names of chunks that only the administration loads. */
const ADMINISTRATION = 'assets/admin-';

/** The chunks that every page of the application has loaded before any other. */
const ALWAYS = /assets\/(?:libraries|plain|shell|app|rolldown-runtime)-/;

const CLIENT: BuildEnvironmentOptions = {
  outDir: join(import.meta.dirname, 'dist/client'),
  emptyOutDir: true,
  target: 'es2022',
  // The chunks that a page loads are weighed by a test; the largest draws PDFs, and only on request.
  chunkSizeWarningLimit: 1500,
  assetsInlineLimit: 0,
  // In a folder whose name begins with a dot, which is not served.
  manifest: '.vite/manifest.json',
  modulePreload: {
    polyfill: false,
    // A plain page names all that it needs. Every page of the application downloads the lists of
    // what each page needs, so they name nothing that is there already, and for an
    // administrators' page the page alone.
    resolveDependencies: (file, dependencies, { hostType }) => {
      if (hostType === 'html') return dependencies;
      if (file.startsWith(ADMINISTRATION)) return [file];
      return dependencies.filter((name) => !ALWAYS.test(name));
    },
  },
  rollupOptions: {
    // What of tRPC's client and of a feature's api.ts is not used stays away.
    treeshake: {
      moduleSideEffects: [
        { test: /node_modules\/@trpc\/|client\/features\/[^/]+\/api\.ts$/, sideEffects: false },
      ],
    },
    output: {
      chunkFileNames: ({ facadeModuleId }) =>
        `${/routes\/admin\//.test(facadeModuleId ?? '') ? ADMINISTRATION : 'assets/'}[name]-[hash:7].js`,
      codeSplitting: { groups: inOrder(GROUPS) },
    },
    input: {
      index: join(client, 'index.html'),
      auth: join(client, 'auth.html'),
      app: join(client, 'entry-browser.tsx'),
    },
  },
};

/** The packages of the service worker, which is built by itself. */
const OF_THE_WORKER = [
  'workbox-core',
  'workbox-navigation-preload',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

const SERVER: BuildEnvironmentOptions = {
  outDir: join(import.meta.dirname, 'dist/server'),
  emptyOutDir: true,
  copyPublicDir: false,
};

/** Puts our own loading of chunks, which can be repeated, in the place of Vite's. */
const LOAD_CHUNK: Plugin = {
  name: 'load-chunk',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadChunk as __vitePreload } from ${JSON.stringify(join(client, 'lib/browser/load-chunk.ts'))};`,
  },
};

/**
 * Builds the client: two plain pages for visitors and the application for members; and, as
 * a build for the server, what renders its pages.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: client,
  publicDir: join(client, 'public'),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What loads a page's data may be heavy, so it comes with the page and not with the shell.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      routesDirectory: join(client, 'routes'),
      generatedRouteTree: join(client, 'routeTree.gen.ts'),
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
    LOAD_CHUNK,
    thirdPartyNotices(OF_THE_WORKER),
    pdfData(),
  ],
  build: isSsrBuild ? SERVER : CLIENT,
  // The server has no need of the client's packages beside it, nor of React's checks.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
