import type { QuizQuestion } from '#shared/quiz.ts';
import { decodeCsv, problemLine, quizCsv, readQuizText, refuseFile } from '#shared/quiz-csv.ts';
import { saveFile } from '../../controls/save-file.ts';

type Upload =
  | Readonly<{ kind: 'refused'; message: string; lines: readonly string[] }>
  | Readonly<{ kind: 'ready'; text: string; questions: readonly QuizQuestion[] }>;

/** Reads a chosen file by the same rules as the server. */
export async function readUpload(file: File): Promise<Upload> {
  const refusal = refuseFile(file.name, file.size);
  if (refusal) return { kind: 'refused', message: refusal, lines: [] };
  const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  const read = readQuizText(text);
  if (read.kind === 'questions') {
    return { kind: 'ready', text, questions: read.rows.map(({ question }) => question) };
  }
  return { kind: 'refused', message: read.message, lines: read.problems.map(problemLine) };
}

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

/** Downloads a file with every column and one question. */
export function saveModelFile(): void {
  saveFile(new File([quizCsv([SAMPLE])], 'modelo-quiz.csv', { type: 'text/csv;charset=utf-8' }));
}
