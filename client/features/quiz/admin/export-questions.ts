import { saveFile } from '../../../controls/save-file.ts';
import type { Client } from '../../../lib/data/trpc.ts';

/** Downloads all questions, in files as large as one import takes. */
export async function exportQuestions(client: Client): Promise<void> {
  const files: string[] = [];
  let cursor: string | null = null;
  do {
    const { csv, next } = await client.admin.quiz.export.query({ cursor });
    files.push(csv);
    cursor = next;
  } while (cursor);
  for (const [at, csv] of files.entries()) {
    const name = files.length === 1 ? 'quiz.csv' : `quiz-${at + 1}-de-${files.length}.csv`;
    saveFile(new File([csv], name, { type: 'text/csv;charset=utf-8' }));
  }
}
