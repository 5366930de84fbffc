import { kind } from './kind.ts';

export const QUIZ_KINDS = {
  'member.quiz.answer': kind('quiz.answer', {
    name: ({ position, chosen }) => `Quiz: resposta ${chosen} à pergunta ${position}`,
    // Only the server knows which answer is right.
    answer: () => null,
    refreshes: ({ quiz }) => [quiz],
  }),
} as const;
