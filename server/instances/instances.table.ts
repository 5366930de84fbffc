import type { Generated, JSONColumnType } from 'kysely';
import type { Word } from './word.ts';

interface InstancesTable {
  id: string;
  host: string;
  pid: number;
  word: JSONColumnType<Word>;
  startedAt: Generated<Date>;
  seenAt: Generated<Date>;
}

interface InstanceNewsTable {
  id: Generated<string>;
  instanceId: string;
  kind: string;
  body: JSONColumnType<object>;
  toldAt: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Database {
    instances: InstancesTable;
    instanceNews: InstanceNewsTable;
  }
}
