import { addWithin, lockMember } from '../../db/add-within.ts';
import { type Db, inTransaction } from '../../db/client.ts';

/** More could not be practised in five minutes a day. */
const MOST_VERSES = 300;

const COLUMNS = ['id', 'verseKey', 'dueOn', 'practisedOn', 'practices', 'createdAt'] as const;

/** A member's verses, those that come back first before the others. */
export async function listVerses(db: Db, userId: string) {
  return db
    .selectFrom('memoryVerses')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('dueOn')
    .orderBy('id')
    .execute();
}

/** The verses in the copy of a member's data. */
export async function listOwnVerses(db: Db, userId: string) {
  return db
    .selectFrom('memoryVerses')
    .select(['verseKey', 'dueOn', 'practisedOn', 'practices', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}

/** @returns the verse, which is stored once; null when there are as many as there may be */
export async function addVerse(
  db: Db,
  userId: string,
  { verseKey, dueOn }: Readonly<{ verseKey: string; dueOn: string }>,
): Promise<{ id: string } | null> {
  const added = await addWithin(db, userId, 'memoryVerses', async (trx) => {
    const there = await trx
      .selectFrom('memoryVerses')
      .select(({ fn }) => fn.countAll<string>().as('verses'))
      .where('userId', '=', userId)
      .where('verseKey', '!=', verseKey)
      .executeTakeFirstOrThrow();
    if (Number(there.verses) >= MOST_VERSES) return 'full';
    return trx
      .insertInto('memoryVerses')
      .values({ userId, verseKey, dueOn, practisedOn: null, card: null })
      .onConflict((conflict) => conflict.columns(['userId', 'verseKey']).doUpdateSet({ userId }))
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return added === 'full' ? null : added;
}

/** Practises a verse in a transaction of its own, so that two devices count one practice. */
export async function changeVerse(
  db: Db,
  userId: string,
  id: string,
  practise: (
    verse: Readonly<{ card: unknown; dueOn: string; practisedOn: string | null }>,
  ) => Readonly<{ card: object; dueOn: string; practisedOn: string }> | null,
): Promise<{ dueOn: string } | null> {
  return inTransaction(db, async (trx) => {
    await lockMember(trx, userId);
    const verse = await trx
      .selectFrom('memoryVerses')
      .select(['card', 'dueOn', 'practisedOn'])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!verse) return null;
    const change = practise(verse);
    if (!change) return { dueOn: verse.dueOn };
    const { card, dueOn, practisedOn } = change;
    await trx
      .updateTable('memoryVerses')
      .set(({ eb }) => ({
        card: JSON.stringify(card),
        dueOn,
        practisedOn,
        practices: eb('practices', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    return { dueOn };
  });
}

/** @returns whether the member had such a verse */
export async function removeVerse(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('memoryVerses')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
