import type { Generated, JSONColumnType } from 'kysely';
import type { RichText } from '#shared/rich-text.ts';

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
  createdAt: Generated<Date>;
}

export interface ChatTables {
  conversations: ConversationsTable;
  chatMessages: ChatMessagesTable;
}
