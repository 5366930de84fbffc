import type { Generated, JSONColumnType } from 'kysely';

export interface AuditLogTable {
  id: Generated<string>;
  actorId: string | null;
  action: string;
  subject: string;
  before: JSONColumnType<object> | null;
  after: JSONColumnType<object> | null;
  createdAt: Generated<Date>;
}

export interface AuditTables {
  auditLog: AuditLogTable;
}
