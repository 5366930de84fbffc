import type { Db } from '../db/client.ts';

export type Act = Readonly<{
  /** The administrator or moderator; null for a maintainer's script. */
  actorId: string | null;
  action: string;
  /** The id of what the act was about. */
  subject: string;
  before?: object;
  after?: object;
}>;

/** Records an administrative act; called in the transaction of the act, so that neither is without the other. */
export async function recordAct(db: Db, { before, after, ...act }: Act): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({
      ...act,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}
