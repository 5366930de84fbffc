import { describeMember } from '../../auth/session.ts';
import { publicProcedure, router } from '../../trpc.ts';

export const sessionRouter = router({
  /** Describes the signed-in member, and what all of them are told now; null for a visitor. */
  current: publicProcedure.query(async ({ ctx }) => {
    const session = await ctx.session();
    if (!session) return null;
    const { memberNotice, warningBanner, staffNeedsSecondFactor } =
      await ctx.app.settings.readAll();
    const { passwordMinLength } = ctx.app.env;
    const notices = { memberNotice, warningBanner };
    return { ...describeMember(session, staffNeedsSecondFactor), passwordMinLength, notices };
  }),
});
