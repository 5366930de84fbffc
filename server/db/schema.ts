import type { AiTables } from '../ai/ai.table.ts';
import type { AccountTables } from '../auth/auth.table.ts';
import type { BibleTables } from '../bible/bible.table.ts';
import type { ChatTables } from '../features/chat/chat.table.ts';
import type { LibraryTables } from '../library/library.table.ts';

/** Every table with the shape its rows have in TypeScript. */
export interface Database extends AccountTables, AiTables, BibleTables, ChatTables, LibraryTables {}
