import type { AnswerEvent, Notice } from '#shared/answers/ai.ts';
import type { AnswerShape } from '#shared/answers/answer-shape.ts';
import { AppError } from '../errors.ts';
import { usableModel } from './engine.ts';
import { fromModel } from './from-model.ts';
import { admit } from './generate.ts';
import type { GenerationContext, Writing } from './generator.ts';

const REASONS: Readonly<Partial<Record<Notice, string>>> = {
  budget: 'O limite de uso da inteligência artificial por hoje acabou. Continue amanhã.',
  down: 'A inteligência artificial está fora do ar agora. Tente de novo em um minuto.',
};

/**
 * Writes what no library can stand in for: whoever asks is told why there is nothing. It takes
 * nothing from a member, so it needs no consent of theirs, and an administrator reads it before
 * it is published, so no second call checks it; a wrong answer is not repaired here,
 * because its caller stores what is right of it and asks for the rest alone.
 */
export async function* writtenByModel<Input, Shape extends AnswerShape, Result>(
  context: GenerationContext,
  writing: Writing<Input, Shape, Result>,
  input: Input,
): AsyncGenerator<AnswerEvent<Result>, void> {
  const model = await usableModel(context.engine);
  if (!model) throw new AppError('UNAVAILABLE');
  const choice = await admit(context, model, writing, input, { checks: false });
  if (!choice.model) {
    const [notice] = choice.notices;
    throw new AppError('UNAVAILABLE', notice && REASONS[notice]);
  }
  yield* fromModel(context, writing, input, choice, { repairs: false });
}
