import type { ColumnType, Generated } from 'kysely';

interface SystemSettingsTable {
  key: string;
  value: ColumnType<unknown, string, string>;
  updatedAt: Generated<Date>;
  updatedBy: string | null;
}

export interface SystemSettingsTables {
  systemSettings: SystemSettingsTable;
}
