import type { AnswerEvent } from '#shared/ai.ts';

/** The stream ended without its last word: what arrived is not a whole answer. */
export class AnswerCut extends Error {
  override readonly name = 'AnswerCut';
}

/**
 * Hands over the events of an answer in order.
 * @throws AnswerCut when the connection was cut before the end
 */
export async function readAnswer<Event extends AnswerEvent<unknown> | { type: 'conversation' }>(
  stream: AsyncIterable<Event>,
  onEvent: (event: Event) => void,
): Promise<void> {
  let whole = false;
  for await (const event of stream) {
    if (event.type === 'done' || event.type === 'safety') whole = true;
    onEvent(event);
  }
  if (!whole) throw new AnswerCut();
}
