import { type CsvRow, csvOf, readCsv, unescapeFormula } from '../text/csv.ts';
import { QUIZ_FIELDS, type QuizDraft, type QuizField, type QuizQuestion } from './quiz.ts';
import { checkQuestion, QUIZ_FIELD_NAMES } from './quiz-check.ts';

export const LARGEST_QUIZ_FILE = 5 * 1024 * 1024;
export const MOST_QUIZ_ROWS = 500;

/** As many problems as a person reads at once. */
const SHOWN_PROBLEMS = 20;
const LONGEST_VALUE = 60;

const NOT_CSV = 'Apenas arquivos CSV são aceitos';
export const TOO_LARGE = 'Arquivo muito grande. Máximo 5MB';
const NO_ROWS = 'Arquivo CSV deve ter pelo menos um cabeçalho e uma linha de dados';
const TOO_MANY = `Máximo de ${MOST_QUIZ_ROWS} quiz por arquivo`;
const NOT_TEXT = 'O arquivo não é um texto CSV. Salve a planilha como CSV UTF-8 e tente de novo.';
const REPEATED_ROW = 'pergunta repetida: já existe uma igual nesta categoria';
const OPEN_QUOTES = 'Aspas abertas sem fechar ou fora do lugar';

/** A problem of one row, with the place where a person finds it. */
export type RowProblem = Readonly<{
  line: number;
  column: string | null;
  value: string | null;
  message: string;
}>;

export type QuizRow = Readonly<{ line: number; question: QuizQuestion }>;

/** The content of a file: its questions, or the reason why none of them may be stored. */
export type QuizFile =
  | Readonly<{ kind: 'questions'; rows: readonly QuizRow[] }>
  | Readonly<{ kind: 'refused'; message: string; problems: readonly RowProblem[] }>;

const refused = (message: string, problems: readonly RowProblem[] = []): QuizFile => ({
  kind: 'refused',
  message,
  problems,
});

/** Refuses a file by its name and size, before any of it is read. */
export function refuseFile(name: string, size: number): string | null {
  if (!name.toLowerCase().endsWith('.csv')) return NOT_CSV;
  return size > LARGEST_QUIZ_FILE ? TOO_LARGE : null;
}

/** Reads a file by all of the rules, the same on the screen and in the maintainers' script. */
export function readQuizFile(name: string, bytes: Uint8Array): QuizFile {
  const refusal = refuseFile(name, bytes.length);
  if (refusal) return refused(refusal);
  return readQuizText(decodeCsv(bytes));
}

/** Decodes UTF-8, or what spreadsheets in Brazil write otherwise: Windows-1252 and UTF-16. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads the text of a file; one wrong row and none of them is accepted. */
export function readQuizText(text: string): QuizFile {
  if (text.length > LARGEST_QUIZ_FILE) return refused(TOO_LARGE);
  if (/\0|^PK\u0003\u0004/.test(text)) return refused(NOT_TEXT);
  const read = readCsv(text, MOST_QUIZ_ROWS + 2);
  if (!read) return refused(TOO_MANY);
  const [header, ...rows] = read;
  if (!header || rows.length === 0) return refused(NO_ROWS);
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const refusal = refuseHeader(names);
  if (refusal) return refused(refusal);
  if (rows.length > MOST_QUIZ_ROWS) return refused(TOO_MANY);
  const problems: RowProblem[] = [];
  const questions: QuizRow[] = [];
  for (const row of rows) {
    const checked = readRow(names, row);
    if ('question' in checked) questions.push(checked);
    else problems.push(...checked.problems);
  }
  if (problems.length === 0) return { kind: 'questions', rows: questions };
  const found =
    problems.length === 1 ? '1 erro encontrado' : `${problems.length} erros encontrados`;
  return refused(`${found}. Verifique o arquivo.`, problems);
}

function refuseHeader(names: readonly string[]): string | null {
  const absent = QUIZ_FIELD_NAMES.filter((field) => QUIZ_FIELDS[field].missing)
    .map((field) => QUIZ_FIELDS[field].column)
    .filter((column) => !names.includes(column));
  if (absent.length > 0) return `Colunas obrigatórias faltando: ${absent.join(', ')}`;
  const twice = names.filter((name, at) => name !== '' && names.indexOf(name) !== at);
  return twice.length > 0 ? `Colunas repetidas: ${[...new Set(twice)].join(', ')}` : null;
}

function readRow(
  names: readonly string[],
  { line, cells, broken }: CsvRow,
): QuizRow | { problems: RowProblem[] } {
  const wrongRow = broken ? OPEN_QUOTES : columnCount(names, cells);
  if (wrongRow) return { problems: [{ line, column: null, value: null, message: wrongRow }] };
  const draft = draftOf(names, cells);
  const checked = checkQuestion(draft);
  if ('question' in checked) return { line, question: checked.question };
  const problems = checked.problems.map(({ field, message }) => {
    const { column } = QUIZ_FIELDS[field];
    return { line, column, value: shortened(draft[field]), message };
  });
  return { problems };
}

/** Spreadsheets leave out empty cells at the end of a row, or write too many of them. */
function columnCount(names: readonly string[], cells: readonly string[]): string | null {
  const beyond = cells.slice(names.length);
  const absent = QUIZ_FIELD_NAMES.filter(
    (field) => names.indexOf(QUIZ_FIELDS[field].column) >= cells.length,
  );
  if (beyond.every(isBlank) && absent.every((field) => !QUIZ_FIELDS[field].missing)) return null;
  return `Número de colunas incorreto: ${cells.length} em vez de ${names.length}`;
}

const isBlank = (cell: string) => cell.trim() === '';

function draftOf(names: readonly string[], cells: readonly string[]): QuizDraft {
  const cell = (field: QuizField) =>
    unescapeFormula((cells[names.indexOf(QUIZ_FIELDS[field].column)] ?? '').trim());
  return {
    title: cell('title'),
    question: cell('question'),
    category: cell('category'),
    level: cell('level'),
    optionA: cell('optionA'),
    optionB: cell('optionB'),
    optionC: cell('optionC'),
    optionD: cell('optionD'),
    correctAnswer: cell('correctAnswer'),
    explanation: cell('explanation'),
    reference: cell('reference'),
  };
}

function shortened(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST_VALUE ? line : `${line.slice(0, LONGEST_VALUE).toWellFormed()}…`;
}

/** Says in one line where a problem is: "Linha 3, coluna level ("Facil"): …" */
export function problemLine({ line, column, value, message }: RowProblem): string {
  const place = column ? `Linha ${line}, coluna ${column}` : `Linha ${line}`;
  return value ? `${place} (“${value}”): ${message}` : `${place}: ${message}`;
}

/** The first problems in a line each, and how many more there are. */
export function problemLines(problems: readonly RowProblem[]): string[] {
  return firstLines(problems.map(problemLine), 'erro', 'erros');
}

/** The lines of a file whose questions were there already. */
export function repeatedLines(lines: readonly number[]): string[] {
  const told = lines.map((line) => `Linha ${line}: ${REPEATED_ROW}`);
  return firstLines(told, 'pergunta repetida', 'perguntas repetidas');
}

function firstLines(lines: readonly string[], one: string, many: string): string[] {
  const more = lines.length - SHOWN_PROBLEMS;
  if (more <= 0) return [...lines];
  return [...lines.slice(0, SHOWN_PROBLEMS), `e mais ${more} ${more === 1 ? one : many}`];
}

/** The name of the column that an import passes over. */
const REASON_COLUMN = 'motivo';

/** The refused rows of a file as they stood in it, each with the reason, to be mended and sent again. */
export function refusedRowsCsv(text: string, problems: readonly RowProblem[]): string {
  const [header, ...rows] = readCsv(text, MOST_QUIZ_ROWS + 2) ?? [];
  const names = header?.cells ?? [];
  const old = names.findIndex((name) => name.trim().toLowerCase() === REASON_COLUMN);
  const columns = names.map((_name, at) => at).filter((at) => at !== old);
  const table = rows.flatMap(({ line, cells }) => {
    const reasons = problems.filter((problem) => problem.line === line);
    if (reasons.length === 0) return [];
    const written = columns.map((at) => unescapeFormula(cells[at] ?? ''));
    return [[...written, reasons.map(reasonOf).join('; ')]];
  });
  return csvOf([[...columns.map((at) => names[at] ?? ''), REASON_COLUMN], ...table]);
}

const reasonOf = ({ column, message }: RowProblem) => (column ? `${column}: ${message}` : message);

/** The rows that an import passed over because their questions were there already. */
export const repeatedProblems = (lines: readonly number[]): RowProblem[] =>
  lines.map((line) => ({ line, column: null, value: null, message: REPEATED_ROW }));

/** The lengths of the columns in one line, such as "title 120". */
const QUIZ_LENGTHS = QUIZ_FIELD_NAMES.filter(
  (field) => field !== 'level' && field !== 'correctAnswer',
).map((field) => `${QUIZ_FIELDS[field].column} ${QUIZ_FIELDS[field].longest}`);

/** A file with every column and one question; a column that is not read names the lengths. */
export function modelCsv(sample: QuizQuestion): string {
  const header = QUIZ_FIELD_NAMES.map((field) => QUIZ_FIELDS[field].column);
  const lengths = `Até tantos caracteres: ${QUIZ_LENGTHS.join(', ')}. Esta coluna não é lida.`;
  return csvOf([
    [...header, 'limites'],
    [...QUIZ_FIELD_NAMES.map((field) => sample[field] ?? ''), lengths],
  ]);
}

/** Writes questions as a file that imports back identically. */
export function quizCsv(questions: readonly QuizQuestion[]): string {
  const header = QUIZ_FIELD_NAMES.map((field) => QUIZ_FIELDS[field].column);
  return csvOf([
    header,
    ...questions.map((each) => QUIZ_FIELD_NAMES.map((field) => each[field] ?? '')),
  ]);
}
