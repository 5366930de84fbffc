import type { Generated, JSONColumnType } from 'kysely';
import type { AuditAction } from '#shared/audit.ts';

interface AuditLogTable {
  id: Generated<string>;
  actorId: string | null;
  action: AuditAction;
  subject: string;
  before: JSONColumnType<object> | null;
  after: JSONColumnType<object> | null;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    auditLog: AuditLogTable;
  }
}
