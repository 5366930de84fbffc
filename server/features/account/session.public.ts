import { describeMember } from '../../session.ts';
import { publicProcedure, router } from '../../trpc.ts';

export const sessionRouter = router({
  /** Describes the signed-in member; null for a visitor. */
  current: publicProcedure.query(async ({ ctx }) => {
    const session = await ctx.session();
    return session && describeMember(session);
  }),
});
