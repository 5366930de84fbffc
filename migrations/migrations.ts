import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as bible from './0002-bible.ts';

/** In order of their names, which never change once landed; append only. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-bible': bible,
};
