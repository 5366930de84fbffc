import { listOwnGoogle } from '../../auth/entrances.queries.ts';
import { listOwnKeys } from '../../auth/passkeys.queries.ts';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';

export type Section = Readonly<{
  title: string;
  rows: (db: Db, userId: string) => Promise<readonly object[]>;
}>;

/** What the account holds, and where and when its member was here. */
export const ACCOUNT_SECTIONS = {
  users: {
    title: 'Conta',
    rows: (db, userId) =>
      db
        .selectFrom('users')
        .select(['name', 'email', 'createdAt'])
        .where('id', '=', userId)
        .execute(),
  },
  memberSettings: {
    title: 'Configurações',
    rows: (db, userId) =>
      db
        .selectFrom('memberSettings')
        .select(['aiConsent', 'aiConsentAt', 'reader', 'trackingObjectedAt'])
        .where('userId', '=', userId)
        .execute(),
  },
  sessions: {
    title: 'Sessões',
    rows: (db, userId) =>
      db
        .selectFrom('sessions')
        .select(['createdAt', 'updatedAt', 'ipAddress', 'userAgent'])
        .where('userId', '=', userId)
        .execute(),
  },
  passkeys: { title: 'Chaves de acesso', rows: listOwnKeys },
  accounts: { title: 'Entrada com o Google', rows: listOwnGoogle },
  pageAnalytics: {
    title: 'Páginas que visitei',
    rows: (db, userId) =>
      db
        .selectFrom('pageAnalytics')
        .select(['pagePath', 'pageTitle', 'visitStart', 'visitEnd', 'timeSpentSeconds'])
        .select(['sessionId', 'device', 'userAgent', 'referrer'])
        .where('userId', '=', userId)
        .orderBy('visitStart')
        .execute(),
  },
  visitMonths: {
    title: 'Meses em que visitei',
    rows: (db, userId) =>
      db
        .selectFrom('visitMonths')
        .select('month')
        .where('userId', '=', userId)
        .orderBy('month')
        .execute(),
  },
  userSessionActivity: {
    title: 'Visitas ao site',
    rows: (db, userId) =>
      db
        .selectFrom('userSessionActivity')
        .select(['sessionId', 'startedAt', 'lastActivityAt', 'endedAt'])
        .where('userId', '=', userId)
        .orderBy('startedAt')
        .execute(),
  },
} as const satisfies Partial<Record<keyof Database, Section>>;
