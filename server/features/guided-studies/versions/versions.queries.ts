import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import type { Db } from '../../../db/client.ts';
import { recordAct } from '../../audit/api.ts';
import { deactivate, type NewVersion, replaceActive } from '../guided-studies.queries.ts';

const versions = (db: Db) =>
  db
    .selectFrom('studyContents')
    .leftJoin('users', 'users.id', 'studyContents.createdBy')
    .select(['studyContents.id', 'studyContents.theme', 'studyContents.version'])
    .select(['studyContents.isActive', 'studyContents.source', 'studyContents.createdAt'])
    .select('users.name as createdBy');

/** Every version of every theme without its document, the latest first. */
export async function listVersions(db: Db) {
  return versions(db).orderBy('studyContents.version', 'desc').execute();
}

export async function readVersion(db: Db, id: string) {
  return (await versions(db).where('studyContents.id', '=', id).executeTakeFirst()) ?? null;
}

type Publication = 'published' | 'changed' | 'gone' | 'overtaken';

/** Undoes a transaction whose first step went well. */
class Overtaken extends Error {}

type Draft = Readonly<{ id: string; revision: number; replaces: string | null }>;

/**
 * Publishes what an administrator has read in place of what was active then: of two at once
 * the first succeeds, and nothing of the other is changed.
 */
export async function publishDraft(
  db: Db,
  { id, revision, replaces }: Draft,
  content: NewVersion & Readonly<{ createdBy: string }>,
): Promise<Publication> {
  try {
    return await db.transaction().execute(async (trx) => {
      const taken = await trx
        .deleteFrom('studyDrafts')
        .where('id', '=', id)
        .where('revision', '=', revision)
        .returning('id')
        .executeTakeFirst();
      if (!taken) {
        const left = await trx
          .selectFrom('studyDrafts')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirst();
        return left ? 'changed' : 'gone';
      }
      const version = await replaceActive(trx, content, replaces);
      if (version === null) throw new Overtaken();
      const { theme: subject, createdBy: actorId } = content;
      await recordAct(trx, { actorId, action: 'study.publish', subject, after: { version } });
      return 'published';
    });
  } catch (error) {
    if (error instanceof Overtaken) return 'overtaken';
    throw error;
  }
}

/** Makes a stored version the active one in place of the one that was. */
export async function activateVersion(
  db: Db,
  { id, theme, replaces }: Readonly<{ id: string; theme: Theme; replaces: string }>,
  actorId: string,
): Promise<'activated' | 'overtaken'> {
  return db.transaction().execute(async (trx) => {
    if (!(await deactivate(trx, theme, replaces))) return 'overtaken';
    const { version } = await trx
      .updateTable('studyContents')
      .set({ isActive: true })
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    const after = { version };
    await recordAct(trx, { actorId, action: 'study.activate', subject: theme, after });
    return 'activated';
  });
}
