import { sql } from 'kysely';
import { SELECTION_ID } from '../../bible/selection.ts';
import { listEditions } from '../../bible/translations.queries.ts';
import type { Db } from '../../db/client.ts';
import { recordAct } from '../audit/api.ts';

/** Why a translation stays: it is not there, the product's own, what readers get first, or being imported. */
type Removal = 'removed' | 'missing' | 'own' | 'default' | 'importing';

/**
 * Deletes a translation with its text, unless readers would be left without the one they get
 * first. Those who had chosen it read in the first one from then on.
 */
export async function removeTranslation(db: Db, actorId: string, id: string): Promise<Removal> {
  return db.transaction().execute(async (trx) => {
    // All of them are locked, so that two removals never leave none.
    await trx.selectFrom('translations').select('id').orderBy('id').forUpdate().execute();
    const editions = await listEditions(trx);
    const found = editions.find((each) => each.id === id);
    if (!found) return 'missing';
    if (id === SELECTION_ID) return 'own';
    if (editions[0]?.id === id) return 'default';
    const install = await trx
      .selectFrom('bibleInstalls')
      // An import whose process ended midway holds nothing.
      .select(sql<boolean>`status = 'running' and leased_until >= now()`.as('isUnderWay'))
      .where('translationId', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (install?.isUnderWay) return 'importing';
    await trx.deleteFrom('bibleInstalls').where('translationId', '=', id).execute();
    await trx.updateTable('translations').set({ editionId: null }).where('id', '=', id).execute();
    await trx.deleteFrom('translations').where('id', '=', id).execute();
    const before = { name: found.name, license: found.license, contentHash: found.contentHash };
    await recordAct(trx, { actorId, action: 'translation.remove', subject: id, before });
    return 'removed';
  });
}
