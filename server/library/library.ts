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

/** Stop words whose accents are gone, and how they are typed: PostgreSQL knows them only with accents. */
const EMPTY_WORDS = new Set(
  'nao voce voces sao ja so ate tambem ha sera serao estao la ai ta to tou pra pro pras pros vc n q'.split(
    ' ',
  ),
);

/** A prayer or a study may speak of something that its name does not say. */
const FOUND_BY_TEXT: ReadonlySet<LibraryKind> = new Set<LibraryKind>(['prayer', 'study']);

/** Brings the search table in line with the authored modules; touches only what changed. */
export async function syncLibrary(db: Db): Promise<void> {
  const entries = Object.entries(COLLECTIONS).flatMap(([kind, some]) =>
    some.map((entry) => ({ kind, entry, contentHash: hashOf(entry) })),
  );
  const known = new Map(
    (await readHashes(db)).map(({ kind, slug, contentHash }) => [`${kind}/${slug}`, contentHash]),
  );
  const changed = entries.filter(
    ({ kind, entry, contentHash }) => known.get(`${kind}/${entry.slug}`) !== contentHash,
  );
  await upsertEntries(
    db,
    changed.map(({ kind, entry, contentHash }) => searchRow(kind, entry, contentHash)),
  );
  const wanted = new Set(entries.map(({ kind, entry }) => `${kind}/${entry.slug}`));
  const gone = [...known.keys()].filter((key) => !wanted.has(key));
  await deleteEntries(
    db,
    gone.map((key) => ({ kind: key.split('/')[0] ?? '', slug: key.split('/')[1] ?? '' })),
  );
}

/** Of the entry as it is written: its words are taken apart only when it changed. */
function hashOf(entry: Searchable): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 16);
}

function searchRow(
  kind: string,
  { slug, names, body }: Searchable,
  contentHash: string,
): SearchRow {
  return {
    kind,
    slug,
    names: plainWordsOf(names.join(' ')).join(' '),
    body: plainWordsOf(body).join(' '),
    contentHash,
  };
}

/** The entries that fit a free text best, found by its words and their synonyms. */
export async function matchLibrary<Entry extends { slug: string }>(
  db: Db,
  kind: LibraryKind,
  entries: readonly Entry[],
  text: string,
  limit = 3,
): Promise<Match<Entry>[]> {
  const words = plainWordsOf(text)
    .filter((word) => !EMPTY_WORDS.has(word))
    .slice(0, 60)
    .join(' ');
  if (words === '') return [];
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const rows = await searchEntries(db, kind, words, limit);
  return rows.flatMap(({ slug, shared, covered, asked }) => {
    const entry = bySlug.get(slug);
    const enough = Math.ceil(asked * ENOUGH);
    if (!entry || (shared === 0 && !(FOUND_BY_TEXT.has(kind) && covered >= enough))) return [];
    return [{ entry, fit: shared >= enough ? 'exact' : 'near' }];
  });
}
