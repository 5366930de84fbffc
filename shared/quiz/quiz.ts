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

/** The message of the form and its procedure for a field that was left empty. */
export const requiredField = (field: QuizField) => `Campo obrigatório: ${QUIZ_FIELDS[field].label}`;

/** The result of a quiz as a percentage. */
export function percentageOf(right: number, answered: number): number {
  return answered === 0 ? 0 : Math.round((right / answered) * 100);
}
