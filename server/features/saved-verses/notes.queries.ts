import { type Db, inTransaction } from '../../db/client.ts';
import { bothComments, bothTags } from './both-notes.ts';
import { insertNew, type NewSavedVerse, named, rowOf, type Which } from './saved-verses.queries.ts';

type Notes = Readonly<{ userComment: string | null; tags: string[] }>;

/** Notes that another device wrote since `base` stay beside these. @returns whether there is such a verse */
export async function updateNotes(
  db: Db,
  userId: string,
  which: Which,
  written: Notes,
  base: Notes | null,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const stored = await readForUpdate(trx, userId, which);
    if (!stored) return false;
    const before = base ? base.userComment : undefined;
    const elsewhere = base ? stored.tags.filter((tag) => !base.tags.includes(tag)) : [];
    await write(trx, stored, {
      userComment: bothComments(stored.userComment, before, written.userComment),
      tags: bothTags(elsewhere, written.tags),
    });
    return true;
  });
}

/** Writes the note on a verse, whether or not the verse is saved. */
export function writeNote(
  db: Db,
  userId: string,
  verse: NewSavedVerse,
  base: string | null | undefined,
  createdAt: Date,
): Promise<void> {
  const row = rowOf(userId, verse, createdAt);
  const written = row.userComment;
  return inTransaction(db, async (trx) => {
    if (written !== null && (await insertNew(trx, [{ ...row, saved: false }])) > 0) return;
    const which = { verse: { ...verse, verse: verse.verseNumber } };
    const stored = await readForUpdate(trx, userId, which);
    if (!stored) return;
    const userComment = bothComments(stored.userComment, base, written);
    await write(trx, stored, { userComment, tags: stored.tags });
  });
}

const readForUpdate = (db: Db, userId: string, which: Which) =>
  db
    .selectFrom('savedVerses')
    .select(['id', 'userComment', 'tags', 'saved'])
    .where(named(which))
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();

type Stored = Readonly<{ id: string; saved: boolean }>;

/** A verse that is neither saved nor has a note any more goes. */
async function write(db: Db, { id, saved }: Stored, notes: Notes): Promise<void> {
  if (saved || notes.userComment !== null || notes.tags.length > 0) {
    await db.updateTable('savedVerses').set(notes).where('id', '=', id).execute();
  } else {
    await db.deleteFrom('savedVerses').where('id', '=', id).execute();
  }
}
