import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const client = join(import.meta.dirname, 'client');

/** The libraries every page of a member needs travel together: one request, better compressed. */
const LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\//;

/** Builds the client: two plain pages for visitors and the application for members. */
export default defineConfig({
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
  build: {
    outDir: join(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'libraries', test: LIBRARIES }],
        },
      },
      input: {
        index: join(client, 'index.html'),
        auth: join(client, 'auth.html'),
        app: join(client, 'app.html'),
      },
    },
  },
});
