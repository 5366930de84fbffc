import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export type Source = Readonly<{ path: string; text: string }>;

/** The project's own TypeScript, by path from its root; generated files left out. */
export function readSources(...folders: string[]): Source[] {
  return folders
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.gen.'),
    )
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(ROOT, file), text: readFileSync(file, 'utf8') };
    });
}

/** The files that a file imports, as paths from the root, without packages. */
export function importsOf({ path, text }: Source): string[] {
  const found = [...text.matchAll(/(?:from|import\()\s*'((?:\.{1,2}\/|#)[^']+)'/g)];
  return found.map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : relative(ROOT, join(ROOT, path, '..', target)),
  );
}
