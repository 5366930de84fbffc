import { CONSENT_VERSION } from '#shared/answers/ai.ts';
import type { Db } from '../db/client.ts';

/** null: never asked, or asked about an older text. */
export async function readConsent(db: Db, userId: string): Promise<boolean | null> {
  const row = await db
    .selectFrom('memberSettings')
    .select(['aiConsent', 'aiConsentVersion'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row || row.aiConsent === null) return null;
  // A "no" stays a "no" when the text changes; a "yes" must be given again.
  return row.aiConsent && row.aiConsentVersion !== CONSENT_VERSION ? null : row.aiConsent;
}

export async function writeConsent(db: Db, userId: string, consent: boolean): Promise<void> {
  const row = {
    aiConsent: consent,
    aiConsentAt: new Date(),
    aiConsentVersion: CONSENT_VERSION,
    updatedAt: new Date(),
  };
  await db
    .insertInto('memberSettings')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
}
