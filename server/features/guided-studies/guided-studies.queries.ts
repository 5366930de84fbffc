import type { Transaction } from 'kysely';
import type { AnswerSource } from '#shared/answers/ai.ts';
import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';

type ActiveVersion = Readonly<{ id: string; source: AnswerSource; digest: string }>;

/** The version that members see, without its large document. */
export async function readActiveVersion(db: Db, theme: Theme): Promise<ActiveVersion | null> {
  const row = await db
    .selectFrom('studyContents')
    .select(['id', 'source', 'digest'])
    .where('theme', '=', theme)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

export async function readDocument(db: Db, id: string): Promise<unknown> {
  const row = await db
    .selectFrom('studyContents')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.document ?? null;
}

export async function hasVersion(db: Db, theme: Theme, digest: string): Promise<boolean> {
  const row = await db
    .selectFrom('studyContents')
    .select('id')
    .where('theme', '=', theme)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row !== undefined;
}

export type NewVersion = Readonly<{
  theme: Theme;
  source: AnswerSource;
  createdBy: string | null;
  document: object;
  digest: string;
}>;

/**
 * Stores the next version of a theme and makes it the active one.
 * @param replaced the version that is active now; nothing is stored when it no longer is
 */
export async function insertActiveVersion(
  db: Db,
  content: NewVersion,
  replaced: string | null,
): Promise<void> {
  await db.transaction().execute((trx) => replaceActive(trx, content, replaced));
}

/** The same within a transaction. @returns the number of the version; null when nothing is stored */
export async function replaceActive(
  trx: Transaction<Database>,
  content: NewVersion,
  replaced: string | null,
): Promise<number | null> {
  if (replaced !== null && !(await deactivate(trx, content.theme, replaced))) return null;
  const { latest } = await trx
    .selectFrom('studyContents')
    .select(({ fn }) => fn.max('version').as('latest'))
    .where('theme', '=', content.theme)
    .executeTakeFirstOrThrow();
  const stored = await trx
    .insertInto('studyContents')
    .values({
      ...content,
      document: JSON.stringify(content.document),
      version: (latest ?? 0) + 1,
      isActive: true,
    })
    // Somebody else has stored one meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return stored?.version ?? null;
}

/** Of several at once, the first succeeds: the others wait for it and find the version inactive. */
export async function deactivate(
  trx: Transaction<Database>,
  theme: Theme,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('studyContents')
    .set({ isActive: false })
    .where('id', '=', id)
    .where('theme', '=', theme)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
