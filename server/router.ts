import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { consentRouter } from './ai/consent.member.ts';
import { accountRouter } from './features/account/account.member.ts';
import { sessionRouter } from './features/account/session.public.ts';
import { bibleRouter } from './features/bible/bible.member.ts';
import { biblicalChatProcedure } from './features/chat/chat.ai.ts';
import { pagesRouter } from './features/pages/pages.public.ts';
import { router } from './trpc.ts';

/** The table of contents of everything a client may call. */
export const appRouter = router({
  session: sessionRouter,
  pages: pagesRouter,
  member: router({
    account: accountRouter,
    bible: bibleRouter,
    consent: consentRouter,
  }),
  ai: router({
    biblicalChat: biblicalChatProcedure,
  }),
});

export type AppRouter = typeof appRouter;
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;
