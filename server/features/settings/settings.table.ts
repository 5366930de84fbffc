import type { ColumnType, Generated } from 'kysely';

interface SystemSettingsTable {
  key: string;
  value: ColumnType<unknown, string, string>;
  updatedAt: Generated<Date>;
  updatedBy: string | null;
}

declare module '../../db/schema.ts' {
  interface Database {
    systemSettings: SystemSettingsTable;
  }
}
