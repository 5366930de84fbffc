import type { Generated } from 'kysely';

export type UsageStatus = 'reserved' | 'done' | 'failed' | 'aborted';

interface AiUsageTable {
  id: Generated<string>;
  userId: string | null;
  day: string;
  generator: string;
  source: 'model' | 'library' | 'cache';
  model: string | null;
  status: UsageStatus;
  reservedTokens: Generated<number>;
  inputTokens: Generated<number>;
  outputTokens: Generated<number>;
  estimated: Generated<boolean>;
  verses: Generated<string[]>;
  /** The process that holds the reservation; another one settles it when this one has died. */
  processId: string | null;
  createdAt: Generated<Date>;
  settledAt: Date | null;
}

interface AiBudgetsTable {
  day: string;
  scope: string;
  tokens: Generated<string>;
}

/** A view: chat alone, by day. */
interface ChatUsageStatsTable {
  date: string;
  totalMessages: number;
  totalTokens: number;
  activeUsers: number;
}

declare module '../../db/schema.ts' {
  interface Database {
    aiUsage: AiUsageTable;
    aiBudgets: AiBudgetsTable;
    chatUsageStats: ChatUsageStatsTable;
  }
}
