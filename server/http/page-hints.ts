import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = Readonly<{ file: string; imports?: readonly string[] }>;
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The scripts a page will ask for once the application runs, as links that let the
 * browser fetch them at once. Read from the build's manifest by the names of routes.
 */
export function readPageHints(directory: string): (path: string) => string {
  const manifest = readManifest(directory);
  const already = new Set(closureOf(manifest, 'app.html'));
  return (path) => {
    // Most routes are split from their component alone, some with their loader.
    const split = `${routeModule(path)}?tsr-split=`;
    const entry = Object.keys(manifest).find((name) => name.startsWith(split));
    if (!entry) return '';
    return closureOf(manifest, entry)
      .filter((file) => !already.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('');
  };
}

/** The address of the script that starts the application after a page that is drawn here. */
export function readStart(directory: string): string {
  return `/${readManifest(directory)['plain/start.ts']?.file}`;
}

function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8'));
}

/** `/admin/quiz/edit/1` is split from `routes/admin/_admin/quiz_.edit.$id.tsx`; unknown names find nothing. */
function routeModule(path: string): string {
  const admin = path.startsWith('/admin/') && path !== '/admin/login';
  const name = path.slice(admin ? '/admin/'.length : 1).replaceAll('/', '.');
  const folder = admin ? 'admin/_admin/' : path === '/admin/login' ? '' : '_member/';
  const file = path === '/admin/login' ? 'admin/login' : `${folder}${name}`;
  return `routes/${file}.tsx`;
}

function closureOf(manifest: Manifest, entry: string, seen = new Set<string>()): string[] {
  const chunk = manifest[entry];
  if (!chunk || seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  const imported = (chunk.imports ?? []).flatMap((each) => closureOf(manifest, each, seen));
  return [chunk.file, ...imported];
}
