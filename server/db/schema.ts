import type { DbTables } from './db.table.ts';

/** Every table with the shape its rows have in TypeScript: each `*.table.ts` adds its own. */
export interface Database extends DbTables {}
