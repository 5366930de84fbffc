import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Notice, Offer } from '#shared/answers/ai.ts';
import type { RichText } from '#shared/answers/rich-text.ts';

interface ConversationsTable {
  id: Generated<string>;
  userId: string;
  title: string;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface ChatMessagesTable {
  id: Generated<string>;
  conversationId: string;
  role: 'user' | 'assistant';
  content: JSONColumnType<RichText>;
  source: 'model' | 'library' | null;
  /** Whether the answer ended before it was complete. */
  interrupted: Generated<boolean>;
  /** What was said beside an answer; of a question, the help lines that it called for. */
  notices: ColumnType<readonly Notice[] | null, string | null | undefined, string | null>;
  offers: ColumnType<readonly Offer[] | null, string | null | undefined, string | null>;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    conversations: ConversationsTable;
    chatMessages: ChatMessagesTable;
  }
}
