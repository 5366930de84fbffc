import type { AccountTables } from '../auth/auth.table.ts';
import type { BibleTables } from '../bible/bible.table.ts';

/** Every table with the shape its rows have in TypeScript. */
export interface Database extends AccountTables, BibleTables {}
