import { ChatInput } from '#shared/chat.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { chat } from './chat.service.ts';

/** `biblical-chat`: the conversation so far, answered as a stream. */
export const biblicalChatProcedure = aiProcedure.input(ChatInput).mutation(async function* ({
  ctx,
  input,
  signal,
}) {
  yield* chat({ app: ctx.app, userId: ctx.user.id, signal: signal ?? ctx.closed }, input);
});
