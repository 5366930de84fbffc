import type { QuizQuestion } from '#shared/quiz/quiz.ts';
import {
  decodeCsv,
  modelCsv,
  problemLines,
  type RowProblem,
  readQuizText,
  refusedRowsCsv,
  refuseFile,
  repeatedLines,
  repeatedProblems,
} from '#shared/quiz/quiz-csv.ts';
import { saveFile } from '../../../controls/save-file.ts';

/** What a person reads of the rows that were not stored, and those rows as a file. */
export type Refusal = Readonly<{ lines: readonly string[]; file: File | null }>;

type Upload =
  | Readonly<{ kind: 'refused'; message: string } & Refusal>
  | Readonly<{ kind: 'ready'; text: string; questions: readonly QuizQuestion[] }>;

const csvFile = (csv: string, name: string) =>
  new File([csv], name, { type: 'text/csv;charset=utf-8' });

function refusedRows(text: string, problems: readonly RowProblem[]): File | null {
  if (problems.length === 0) return null;
  return csvFile(refusedRowsCsv(text, problems), 'linhas-recusadas.csv');
}

/** Reads a chosen file by the same rules as the server. */
export async function readUpload(file: File): Promise<Upload> {
  const refusal = refuseFile(file.name, file.size);
  if (refusal) return { kind: 'refused', message: refusal, lines: [], file: null };
  const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  const read = readQuizText(text);
  if (read.kind === 'questions') {
    return { kind: 'ready', text, questions: read.rows.map(({ question }) => question) };
  }
  const { kind, message, problems } = read;
  return { kind, message, lines: problemLines(problems), file: refusedRows(text, problems) };
}

/** The rows of a stored file whose questions were there already. */
export const repeatedRows = (text: string, lines: readonly number[]): Refusal => ({
  lines: repeatedLines(lines),
  file: refusedRows(text, repeatedProblems(lines)),
});

const SAMPLE: QuizQuestion = {
  title: 'O construtor da arca',
  question: 'Quem construiu a arca?',
  category: 'Pentateuco',
  level: 'Fácil',
  optionA: 'Abraão',
  optionB: 'Noé',
  optionC: 'Moisés',
  optionD: 'Davi',
  correctAnswer: 'B',
  explanation: 'Noé obedeceu quando ainda não havia sinal de chuva.',
  reference: 'Gênesis 6:14',
};

/** Downloads a file with every column, its length and one question. */
export const saveModelFile = (): void => saveFile(csvFile(modelCsv(SAMPLE), 'modelo-quiz.csv'));
