import { callTRPCProcedure } from '@trpc/server';
import type { Ask, Question } from '#shared/page-data.ts';
import { readDocument } from '../bible/documents.ts';
import { appRouter } from '../router.ts';
import type { RequestContext } from '../trpc.ts';

/** Answers a page that is drawn here as it would be answered in its member's browser. */
export function answersFor(context: RequestContext): Ask {
  const given = new Map<string, Promise<unknown>>();
  return (question) => {
    const name = JSON.stringify(question);
    const answer = given.get(name) ?? answerTo(question, context);
    given.set(name, answer);
    return answer;
  };
}

async function answerTo(question: Question, ctx: RequestContext): Promise<unknown> {
  if ('document' in question) return readDocument(ctx.app.bible, question.document);
  const { procedure, input } = question;
  const answer: unknown = await callTRPCProcedure({
    router: appRouter,
    path: procedure,
    // What only looks may be asked before anybody has touched the page.
    type: 'query',
    getRawInput: async () => input,
    ctx,
    signal: undefined,
    batchIndex: 0,
  });
  // As it would arrive: dates as text, and nothing that is shared with others.
  return JSON.parse(JSON.stringify(answer));
}
