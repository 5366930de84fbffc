import { labelOfKey } from '#shared/bible/reference.ts';
import { QUIZ_LETTERS } from '#shared/quiz/quiz.ts';
import type { Sheet } from '../../controls/print.ts';
import type { AttemptQuestion, QuizAttempt } from './quiz-query.ts';

/** The questions of a quiz for a class, and on a page behind them the right answers. */
export function quizSheet({ category, questions }: QuizAttempt, withKey: boolean): Sheet {
  const asked = questions.map(({ question, options }, index) =>
    [`${index + 1}. ${question}`, ...QUIZ_LETTERS.map((each) => `${each}) ${options[each]}`)].join(
      '\n',
    ),
  );
  const key = ['Gabarito', ...questions.map(keyOf)];
  return {
    title: `Quiz: ${category}`,
    texts: [asked.join('\n\n'), ...(withKey ? [key.join('\n\n')] : [])],
  };
}

function keyOf({ options, answer }: AttemptQuestion, index: number): string {
  if (!answer) return `${index + 1}. sem resposta neste quiz`;
  const { correctAnswer, explanation, reference } = answer;
  const right = `${index + 1}. ${correctAnswer}) ${options[correctAnswer]}`;
  const place = reference ? ` (${labelOfKey(reference)})` : '';
  return [`${right}${place}`, ...(explanation ? [explanation] : [])].join('\n');
}
