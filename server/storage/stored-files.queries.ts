import { sql } from 'kysely';
import type { UploadKind } from '#shared/uploads.ts';
import type { Db } from '../db/client.ts';
import { isAmong } from '../db/lookup.ts';
import type { StoredPart } from './stored-files.table.ts';

type NewFile = Readonly<{
  key: string;
  kind: UploadKind;
  name: string;
  mime: string;
  bytes: number;
  sha256: string;
  pages: number | null;
  createdBy: string | null;
}>;

/**
 * Announces a file before it is stored, which reserves its room.
 * @returns false where the quota leaves no room
 */
export async function announceFile(db: Db, file: NewFile, quotaBytes: number): Promise<boolean> {
  await db
    .insertInto('storedFiles')
    .values({ ...file, parts: '[]' })
    .execute();
  if ((await usedBytes(db)) <= quotaBytes) return true;
  await dropFile(db, file.key);
  return false;
}

async function usedBytes(db: Db): Promise<number> {
  const { used } = await db
    .selectFrom('storedFiles')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('used'))
    .executeTakeFirstOrThrow();
  return used;
}

export async function confirmFile(
  db: Db,
  key: string,
  parts: readonly StoredPart[],
): Promise<void> {
  await db
    .updateTable('storedFiles')
    .set({ state: 'stored', parts: JSON.stringify(parts) })
    .where('key', '=', key)
    .execute();
}

export async function dropFile(db: Db, key: string): Promise<void> {
  await db.deleteFrom('storedFiles').where('key', '=', key).execute();
}

/** Stored files with whether members may open them, in one statement as every range needs it. */
export async function findFiles(db: Db, keys: readonly string[]) {
  const rows = await db
    .selectFrom('storedFiles')
    .select(['key', 'kind', 'name', 'mime', 'sha256', 'parts'])
    .select(
      sql<boolean>`exists (
        select from file_uses where file_key = stored_files.key and is_open)`.as('isOpen'),
    )
    .where(isAmong('key', keys))
    .where('state', '=', 'stored')
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/**
 * Deletes the records of files that nothing uses, in one statement, so that a file which an item
 * is just taking stays. Their objects are in quarantine from then on.
 */
export async function deleteUnusedFiles(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('storedFiles')
    .where('createdAt', '<', before)
    .where(sql<boolean>`not exists (select from file_uses where file_key = stored_files.key)`)
    .execute();
}

/** The file of every part, by the location of the part. */
export async function listLocations(
  db: Db,
): Promise<Map<string, Readonly<{ key: string; createdAt: Date }>>> {
  const rows = await db.selectFrom('storedFiles').select(['key', 'parts', 'createdAt']).execute();
  return new Map(
    rows.flatMap(({ key, parts, createdAt }) =>
      parts.map(({ location }) => [location, { key, createdAt }] as const),
    ),
  );
}

/**
 * The name of a stored file of a kind, which then stays stored until the transaction ends.
 * @returns null where it is gone, or of another kind
 */
export async function nameOfStored(trx: Db, key: string, kind: UploadKind): Promise<string | null> {
  const row = await trx
    .selectFrom('storedFiles')
    .select('name')
    .where('key', '=', key)
    .where('kind', '=', kind)
    .where('state', '=', 'stored')
    .forKeyShare()
    .executeTakeFirst();
  return row?.name ?? null;
}
