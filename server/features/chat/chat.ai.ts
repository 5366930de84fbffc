import { AssistantInput, ChatInput } from '#shared/chat.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { generateText } from '../../ai/text-answer.ts';
import { chatAssistant } from './assistant.generator.ts';
import { chat } from './chat.service.ts';

/** `biblical-chat`: the conversation so far, answered as a stream. */
export const biblicalChatProcedure = aiProcedure.input(ChatInput).mutation(async function* ({
  ctx,
  input,
}) {
  yield* chat(ctx.asker, input);
});

/** `chat-assistant`: the chat inside a study page, which is kept nowhere. */
export const chatAssistantProcedure = aiProcedure.input(AssistantInput).mutation(async function* ({
  ctx,
  input,
}) {
  yield* generateText(ctx.asker, chatAssistant, input);
});
