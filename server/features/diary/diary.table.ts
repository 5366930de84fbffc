import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Notice } from '#shared/answers/ai.ts';
import type { RichText } from '#shared/answers/rich-text.ts';
import type { DiaryKind } from '#shared/diary.ts';

interface DiaryEntriesTable {
  id: Generated<string>;
  userId: string;
  idempotencyKey: string;
  kind: DiaryKind;
  title: string;
  content: JSONColumnType<RichText>;
  source: 'model' | 'library' | null;
  /** Ended before its writer was done. */
  interrupted: Generated<boolean>;
  /** What was said beside the answer that is stored. */
  notices: ColumnType<readonly Notice[] | null, string | null | undefined, string | null>;
  userComment: string | null;
  excerpt: string;
  words: string;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    diaryEntries: DiaryEntriesTable;
  }
}
