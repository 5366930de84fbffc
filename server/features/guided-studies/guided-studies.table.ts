import type { Generated, JSONColumnType } from 'kysely';
import type { AnswerSource } from '#shared/answers/ai.ts';
import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import type { ItemContent } from '#shared/guided-studies/study-items.ts';

interface StudyContentsTable {
  id: Generated<string>;
  theme: Theme;
  version: number;
  isActive: Generated<boolean>;
  source: AnswerSource;
  createdBy: string | null;
  document: JSONColumnType<object>;
  digest: string;
  createdAt: Generated<Date>;
}

interface StudyDraftsTable {
  id: Generated<string>;
  theme: Theme;
  createdBy: string | null;
  revision: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface StudyDraftItemsTable {
  draftId: string;
  key: string;
  content: JSONColumnType<ItemContent>;
  revision: Generated<number>;
  updatedAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    studyContents: StudyContentsTable;
    studyDrafts: StudyDraftsTable;
    studyDraftItems: StudyDraftItemsTable;
  }
}
