import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';

const client = join(import.meta.dirname, 'client');

type Group = { name: string; test: RegExp; minShareCount?: number };

/**
 * Few chunks, since each costs a phone a round trip: the libraries, what stands around every
 * page of a member, then what many pages have in common. The rest comes with its page. Each
 * takes what it needs along, unless that stands in one before it.
 */
const GROUPS: readonly Group[] = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\//,
  },
  { name: 'plain', test: /client\/lib\/(?:post-auth|zone)|shared\/routes/ },
  {
    name: 'shell',
    test: /client\/(?:ui\/(?:page|button|toasts|loading|field|form|problem-line)\.|lib\/(?:drawn-before|format|use-draft)|features\/shell\/(?!user-menu-content|menu-sheet)|routes\/[^?]*$)/,
  },
  { name: 'names', test: /shared\/bible\/(?:canon|reference|words)/ },
  {
    name: 'pieces',
    test: /client\/(?:ui\/(?!dialog|contents|with-contents|coming-soon)|lib\/(?!parting))|shared\/diary\.|lucide-react/,
    minShareCount: 5,
  },
  {
    name: 'controls',
    test: /client\/controls\/(?!keep-button|.*voice|sentences)/,
    minShareCount: 6,
  },
  {
    name: 'telling',
    test: /client\/answer\/(?:answer-label|safety-card|with-consent|read-answer)|shared\/(?:ai|rich-text)\./,
    minShareCount: 4,
  },
  {
    name: 'asking',
    test: /client\/answer\/(?:use-answer|answer-frame|tell-)/,
    minShareCount: 4,
  },
  { name: 'spoken', test: /client\/(?:scripture\/|answer\/plain)/, minShareCount: 4 },
  { name: 'answers', test: /client\/answer\//, minShareCount: 4 },
];

const inOrder = (groups: readonly Group[]) =>
  groups.map((group, index) => ({ ...group, priority: groups.length - index }));

const CLIENT: BuildEnvironmentOptions = {
  outDir: join(import.meta.dirname, 'dist/client'),
  emptyOutDir: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  // In a folder whose name begins with a dot, which is not served.
  manifest: '.vite/manifest.json',
  modulePreload: { polyfill: false },
  rollupOptions: {
    // tRPC's client does not say of itself that what is not used may stay away.
    treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
    output: {
      codeSplitting: { groups: inOrder(GROUPS) },
    },
    input: {
      index: join(client, 'index.html'),
      auth: join(client, 'auth.html'),
      app: join(client, 'app.html'),
      start: join(client, 'plain/start.ts'),
    },
  },
};

const FIRST_PAINT: BuildEnvironmentOptions = {
  outDir: join(import.meta.dirname, 'dist/first-paint'),
  emptyOutDir: true,
  copyPublicDir: false,
};

/**
 * Builds the client: two plain pages for visitors and the application for members; and, as
 * a build for the server, what draws a page before its scripts run.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: client,
  publicDir: join(client, 'public'),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: join(client, 'routes'),
      generatedRouteTree: join(client, 'routeTree.gen.ts'),
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
  ],
  build: isSsrBuild ? FIRST_PAINT : CLIENT,
  // The server has no need of the client's packages beside it, nor of React's checks.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
