import * as z from 'zod';
import { shownVerse } from '../../bible/shown-verse.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { closeWelcome, isWelcomeOpen } from './welcome.queries.ts';

const NEW_DAYS = 14;

/** A verse for the way of whoever comes for this. */
const VERSES = {
  bible: 'PSA.119.130',
  prayer: 'PHP.4.6',
  trouble: 'PSA.34.18',
  marriage: 'COL.3.12-13',
  teaching: '2TI.3.16-17',
} as const;

const Purpose = z.enum(['bible', 'prayer', 'trouble', 'marriage', 'teaching']);

/** The three questions of a member's first day. */
export const welcomeRouter = router({
  /** Whether the questions are shown. */
  open: memberProcedure.query(({ ctx }) => {
    const since = new Date(ctx.app.now().getTime() - NEW_DAYS * 86_400_000);
    return isWelcomeOpen(ctx.app.db, ctx.user.id, since);
  }),

  /** The stored words for who comes for this. */
  verse: memberProcedure
    .input(z.object({ purpose: Purpose }))
    .query(({ ctx, input }) => shownVerse(ctx.app.bible, VERSES[input.purpose])),

  /** Answered or skipped, the questions do not come back. */
  close: memberProcedure.mutation(({ ctx }) =>
    closeWelcome(ctx.app.db, ctx.user.id, ctx.app.now()),
  ),
});
