import { QUIZ_LETTERS, type QuizLetter } from '#shared/quiz/quiz.ts';
import { outboxStatus } from './status.ts';

/** The answers of a quiz that wait on this device, by the position of their question. */
export function useHeldAnswers(attemptId: string): ReadonlyMap<number, QuizLetter> {
  const changes = outboxStatus.use()?.changes ?? [];
  const answers = changes.flatMap(({ path, input }) => {
    const given: { attemptId?: unknown; position?: unknown; chosen?: unknown } = Object(input);
    const chosen = QUIZ_LETTERS.find((letter) => letter === given.chosen);
    const isOf = path === 'member.quiz.answer' && given.attemptId === attemptId;
    return isOf && chosen ? [[Number(given.position), chosen] as const] : [];
  });
  // The first one counts.
  return new Map(answers.toReversed());
}
