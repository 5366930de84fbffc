import type { Generated } from 'kysely';
import type { QuizLetter, QuizLevel } from '#shared/quiz/quiz.ts';

interface QuizCategoriesTable {
  id: Generated<string>;
  name: string;
  description: string | null;
  authorId: string | null;
  createdAt: Generated<Date>;
}

interface QuizQuestionsTable {
  id: Generated<string>;
  categoryId: string | null;
  title: string;
  question: string;
  level: QuizLevel;
  optionA: string;
  optionB: string;
  optionC: string;
  optionD: string;
  correctAnswer: QuizLetter;
  explanation: string | null;
  reference: string | null;
  authorId: string | null;
  createdAt: Generated<Date>;
  changedAt: Generated<Date>;
  deletedAt: Date | null;
}

interface QuizAttemptsTable {
  id: Generated<string>;
  userId: string;
  categoryId: string | null;
  category: string;
  level: QuizLevel | null;
  day: string | null;
  questions: number;
  rightAnswers: Generated<number>;
  createdAt: Generated<Date>;
  finishedAt: Date | null;
}

interface QuizAnswersTable {
  attemptId: string;
  position: number;
  questionId: string;
  chosen: QuizLetter | null;
  isRight: boolean | null;
  shownAt: Generated<Date>;
  answeredAt: Date | null;
}

interface QuizRankingNamesTable {
  userId: string;
  name: string;
  createdAt: Generated<Date>;
}

/** Names that moderators took out of the ranking, without accents and capitals. */
interface QuizRefusedNamesTable {
  name: string;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    quizCategories: QuizCategoriesTable;
    quizQuestions: QuizQuestionsTable;
    quizAttempts: QuizAttemptsTable;
    quizAnswers: QuizAnswersTable;
    quizRankingNames: QuizRankingNamesTable;
    quizRefusedNames: QuizRefusedNamesTable;
  }
}
