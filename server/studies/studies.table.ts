import type { Generated, JSONColumnType } from 'kysely';
import type { AnswerSource } from '#shared/ai.ts';
import type { Theme } from '#shared/themed-studies.ts';

export interface StudyContentsTable {
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

export interface StudyTables {
  studyContents: StudyContentsTable;
}
