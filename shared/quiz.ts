import { parseReference } from './bible/parse-reference.ts';
import { formatReference } from './bible/reference.ts';
import { cleanText } from './clean-text.ts';

export const QUIZ_LEVELS = ['Fácil', 'Médio', 'Difícil'] as const;
export type QuizLevel = (typeof QUIZ_LEVELS)[number];

export const QUIZ_LETTERS = ['A', 'B', 'C', 'D'] as const;
export type QuizLetter = (typeof QUIZ_LETTERS)[number];

/** The fields of a question, each with its column in a CSV file and its name on screens. */
export const QUIZ_FIELDS = {
  title: { column: 'title', label: 'Título', missing: 'Título é obrigatório', longest: 120 },
  question: {
    column: 'question',
    label: 'Pergunta',
    missing: 'Pergunta é obrigatória',
    longest: 500,
  },
  category: {
    column: 'category',
    label: 'Categoria',
    missing: 'Categoria é obrigatória',
    longest: 80,
  },
  level: { column: 'level', label: 'Nível', missing: 'Nível é obrigatório', longest: 80 },
  optionA: { column: 'option_a', label: 'Opção A', missing: 'Opção A é obrigatória', longest: 200 },
  optionB: { column: 'option_b', label: 'Opção B', missing: 'Opção B é obrigatória', longest: 200 },
  optionC: { column: 'option_c', label: 'Opção C', missing: 'Opção C é obrigatória', longest: 200 },
  optionD: { column: 'option_d', label: 'Opção D', missing: 'Opção D é obrigatória', longest: 200 },
  correctAnswer: {
    column: 'correct_answer',
    label: 'Resposta correta',
    missing: 'Resposta correta é obrigatória',
    longest: 80,
  },
  explanation: { column: 'explanation', label: 'Explicação', missing: null, longest: 600 },
  reference: { column: 'reference', label: 'Referência', missing: null, longest: 80 },
} as const;

export type QuizField = keyof typeof QUIZ_FIELDS;

/** A question as it is typed or stands in a file: every field a text. */
export type QuizDraft = Record<QuizField, string>;

export type QuizQuestion = Readonly<
  Record<Exclude<QuizField, 'level' | 'correctAnswer' | 'explanation' | 'reference'>, string> & {
    level: QuizLevel;
    correctAnswer: QuizLetter;
    explanation: string | null;
    reference: string | null;
  }
>;

export type QuizProblem = Readonly<{ field: QuizField; missing: boolean; message: string }>;

const FIELDS = Object.keys(QUIZ_FIELDS).filter((name): name is QuizField => name in QUIZ_FIELDS);

const WRONG_LEVEL = 'Nível deve ser Fácil, Médio ou Difícil';
const WRONG_LETTER = 'Resposta correta deve ser A, B, C ou D';

/** The message of the form and its procedure for a field that was left empty. */
export const requiredField = (field: QuizField) => `Campo obrigatório: ${QUIZ_FIELDS[field].label}`;

/**
 * Checks a question by the rules that hold for the form, the procedures, uploaded files and the
 * maintainers' script.
 */
export function checkQuestion(
  draft: QuizDraft,
): Readonly<{ question: QuizQuestion } | { problems: readonly QuizProblem[] }> {
  const clean = { ...draft };
  for (const field of FIELDS) clean[field] = cleanText(draft[field]).trim();
  const level = QUIZ_LEVELS.find((each) => each === clean.level);
  const letter = clean.correctAnswer.toUpperCase();
  const correctAnswer = QUIZ_LETTERS.find((each) => each === letter);
  const reference = readReference(clean.reference);
  const problems: QuizProblem[] = [];
  for (const field of FIELDS) {
    const { missing, longest, label } = QUIZ_FIELDS[field];
    if (missing && clean[field] === '') problems.push({ field, missing: true, message: missing });
    else if (clean[field].length > longest) {
      const message = `${label} pode ter até ${longest} caracteres`;
      problems.push({ field, missing: false, message });
    } else if (field === 'level' && !level) {
      problems.push({ field, missing: false, message: WRONG_LEVEL });
    } else if (field === 'correctAnswer' && !correctAnswer) {
      problems.push({ field, missing: false, message: WRONG_LETTER });
    } else if (field === 'reference' && 'problem' in reference) {
      problems.push({ field, missing: false, message: reference.problem });
    }
  }
  if (problems.length > 0 || !level || !correctAnswer || 'problem' in reference)
    return { problems };
  const explanation = clean.explanation || null;
  return { question: { ...clean, level, correctAnswer, explanation, reference: reference.text } };
}

function readReference(typed: string): { text: string | null } | { problem: string } {
  if (typed === '') return { text: null };
  const parsed = parseReference(typed);
  if (parsed?.kind === 'problem') return { problem: `Referência: ${parsed.problem}` };
  const [reference, ...others] = parsed?.kind === 'references' ? parsed.references : [];
  if (!reference || others.length > 0) {
    return { problem: 'Referência deve ser uma só passagem, como João 3:16' };
  }
  return { text: formatReference(reference) };
}

/** The result of a quiz as a percentage. */
export function percentageOf(right: number, answered: number): number {
  return answered === 0 ? 0 : Math.round((right / answered) * 100);
}
