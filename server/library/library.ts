import { createHash } from 'node:crypto';
import { plainWordsOf } from '#shared/bible/words.ts';
import type { Db } from '../db/client.ts';
import { COLLECTIONS, type LibraryKind, type Searchable } from './collections.ts';
import {
  deleteEntries,
  readHashes,
  type SearchRow,
  searchEntries,
  upsertEntries,
} from './library.queries.ts';

/** How well an entry answers what was asked: `near` is said to the member. */
export type Match<Entry> = Readonly<{ entry: Entry; fit: 'exact' | 'near' }>;

const ENOUGH = 0.6;

/** Brings the search table in line with the authored modules; touches only what changed. */
export async function syncLibrary(db: Db): Promise<void> {
  const rows = Object.entries(COLLECTIONS).flatMap(([kind, entries]) =>
    entries.map((entry) => searchRow(kind, entry)),
  );
  const known = new Map(
    (await readHashes(db)).map(({ kind, slug, contentHash }) => [`${kind}/${slug}`, contentHash]),
  );
  await upsertEntries(
    db,
    rows.filter((row) => known.get(`${row.kind}/${row.slug}`) !== row.contentHash),
  );
  const wanted = new Set(rows.map((row) => `${row.kind}/${row.slug}`));
  const gone = [...known.keys()].filter((key) => !wanted.has(key));
  await deleteEntries(
    db,
    gone.map((key) => ({ kind: key.split('/')[0] ?? '', slug: key.split('/')[1] ?? '' })),
  );
}

function searchRow(kind: string, { slug, names, body }: Searchable): SearchRow {
  const row = {
    kind,
    slug,
    names: plainWordsOf(names.join(' ')).join(' '),
    body: plainWordsOf(body).join(' '),
  };
  const contentHash = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 16);
  return { ...row, contentHash };
}

/** The entries that fit a free text best, found by its words and their synonyms. */
export async function matchLibrary<Entry extends { slug: string }>(
  db: Db,
  kind: LibraryKind,
  entries: readonly Entry[],
  text: string,
  limit = 3,
): Promise<Match<Entry>[]> {
  const words = plainWordsOf(text).slice(0, 60).join(' ');
  if (words === '') return [];
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const rows = await searchEntries(db, kind, words, limit);
  return rows.flatMap(({ slug, shared, asked }) => {
    const entry = bySlug.get(slug);
    if (!entry || shared === 0) return [];
    return [{ entry, fit: shared >= Math.ceil(asked * ENOUGH) ? 'exact' : 'near' }];
  });
}
