import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export type Entry = Readonly<Record<string, unknown>> & { slug: string };
export type Collection = Readonly<{ kind: string; entries: readonly Entry[] }>;

const ROOT = join(import.meta.dirname, '../../server/content');
/** Reading plans are lists of places, which a unit test of their own proves. */
const LISTS_OF_PLACES = 'reading-plans';

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'slug' in value;
}

/** Every authored entry with a slug, by the folder of its kind. */
export async function loadCollections(): Promise<Collection[]> {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter(
    (each) => each.isDirectory() && each.name !== LISTS_OF_PLACES,
  );
  const collections: Collection[] = [];
  for (const { name: kind } of folders) {
    const found: unknown[] = [];
    for (const file of readdirSync(join(ROOT, kind)).filter((name) => name.endsWith('.ts'))) {
      // Parallel imports could evaluate a module twice.
      const module: Record<string, unknown> = await import(join(ROOT, kind, file));
      found.push(...Object.values(module).filter(Array.isArray).flat());
    }
    // A table of contents repeats its parts, so the same object counts once.
    collections.push({ kind, entries: [...new Set(found.filter(isEntry))] });
  }
  return collections;
}

/** Every string inside an entry, with its path; an object already in `met` is passed over. */
export function stringsOf(
  value: unknown,
  path = '',
  met = new Set<object>(),
): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null || met.has(value)) return [];
  met.add(value);
  return Object.entries(value).flatMap(([key, part]) => stringsOf(part, `${path}.${key}`, met));
}

/** Every `{ reference, words }` inside an entry. */
export function claimsOf(value: unknown): { reference: string; words: string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'reference' in value &&
    'words' in value &&
    typeof value.reference === 'string' &&
    Array.isArray(value.words)
      ? [{ reference: value.reference, words: value.words.map(String) }]
      : [];
  return [...own, ...Object.values(value).flatMap(claimsOf)];
}
