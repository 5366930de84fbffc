import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';

const client = join(import.meta.dirname, 'client');

/**
 * Few chunks, since each costs a phone a round trip: the libraries, what the plain pages
 * share, and what stands around every page of a member, with what that needs. The rest comes
 * with its page.
 */
const GROUPS = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\//,
    priority: 3,
  },
  { name: 'plain', test: /client\/lib\/(?:post-auth|zone)|shared\/routes/, priority: 2 },
  {
    name: 'shell',
    test: /client\/(?:ui\/(?:page|button|toasts|loading)\.|lib\/drawn-before|features\/shell\/(?!user-menu-content)|routes\/[^?]*$)/,
    priority: 1,
  },
];

const CLIENT: BuildEnvironmentOptions = {
  outDir: join(import.meta.dirname, 'dist/client'),
  emptyOutDir: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  manifest: 'manifest.json',
  modulePreload: { polyfill: false },
  rollupOptions: {
    output: {
      codeSplitting: { groups: GROUPS },
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
