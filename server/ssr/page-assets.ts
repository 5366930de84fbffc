import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { PageAssets, RouteAssets } from '#shared/server-rendering.ts';

const Files = z.array(z.string()).optional();
const Chunk = z.object({
  file: z.string(),
  imports: Files,
  dynamicImports: Files,
  css: Files,
  assets: Files,
});
const Manifest = z.record(z.string(), Chunk);

export type Chunk = Readonly<z.infer<typeof Chunk>>;
export type Manifest = Readonly<Record<string, Chunk>>;

export const ENTRY = 'entry-browser.tsx';

/** Reads what Vite tells of the files of a built client. */
export function readManifest(directory: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')));
}

/** Reads the assets of each route of the built client from Vite's manifest. */
export function readPageAssets(directory: string): PageAssets {
  const manifest = readManifest(directory);
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`${ENTRY} is missing in the build's manifest`);
  const [script, ...imported] = chunksOf(manifest, ENTRY);
  const shell = new Set([script, ...imported]);
  const routes: Record<string, RouteAssets> = {
    __root__: {
      css: [...new Set([...shell].flatMap((chunk) => chunk?.css ?? []))].map(addressOf),
      preloads: imported.map(({ file }) => addressOf(file)),
      scripts: [{ attrs: { type: 'module', async: true, src: addressOf(entry.file) } }],
    },
  };
  for (const name of Object.keys(manifest)) {
    const route = /^routes\/(.+)\.tsx\?tsr-split=/.exec(name)?.[1];
    if (route === undefined) continue;
    const chunks = chunksOf(manifest, name).filter((chunk) => !shell.has(chunk));
    routes[routeId(route)] = { preloads: chunks.map(({ file }) => addressOf(file)) };
  }
  return { routes };
}

const addressOf = (file: string) => `/${file}`;

/** `_member/devotional.morning` is the file of the route `/_member/devotional/morning`. */
export const routeId = (file: string) =>
  `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;

/** Lists a chunk and all that it imports, itself first, each once. */
function chunksOf(manifest: Manifest, name: string, seen = new Set<Chunk>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk)) return [];
  seen.add(chunk);
  return [
    chunk,
    ...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen)),
  ];
}
