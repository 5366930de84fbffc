import type { LeaseTables } from './lease.table.ts';
import type { ReplicaTables } from './replica.table.ts';
import type { SeedTables } from './seeds.table.ts';

/** Every table with the shape its rows have in TypeScript: each `*.table.ts` adds its own. */
export interface Database extends LeaseTables, ReplicaTables, SeedTables {}
