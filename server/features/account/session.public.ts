import { describeMember } from '../../session.ts';
import { publicProcedure, router } from '../../trpc.ts';

export const sessionRouter = router({
  /** Who is signed in and what they may see; null for a visitor. */
  current: publicProcedure.query(async ({ ctx }) => {
    const session = await ctx.session();
    return session && describeMember(session);
  }),
});
