import { deviceDay } from '../../lib/browser/time-zone.ts';
import { codeOf } from '../../lib/data/errors.ts';
import type { Client } from '../../lib/data/trpc.ts';
import { withDevice } from '../../offline/with-device.ts';
import type { QuizAttempt } from './quiz-query.ts';

/** Begins the quiz of the day, or goes on with it; without a connection with what was begun here. */
export async function startDaily(client: Client): Promise<QuizAttempt> {
  try {
    return await client.member.quiz.startDaily.mutate();
  } catch (error) {
    if (codeOf(error) !== 'UNAVAILABLE') throw error;
    const stored = await withDevice(({ readAnswers }) => readAnswers('member.quiz.attempt'));
    const begun = stored?.find((each) => isAttempt(each) && each.day === deviceDay());
    if (!isAttempt(begun)) throw error;
    return begun;
  }
}

const isAttempt = (value: unknown): value is QuizAttempt =>
  typeof value === 'object' && value !== null && 'questions' in value;
