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

/** A row that an act changed, with what it had before. */
export type RowChange = Readonly<{ id: string; before: string | null }>;

interface UndoableActsTable {
  id: Generated<string>;
  actorId: string;
  kind: string;
  changes: JSONColumnType<RowChange[]>;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    auditLog: AuditLogTable;
    undoableActs: UndoableActsTable;
  }
}
