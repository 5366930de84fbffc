import { shortestPassword } from '../../auth/password-rules.ts';
import { describeMember } from '../../auth/session.ts';
import { publicProcedure, router } from '../../trpc.ts';

export const sessionRouter = router({
  /** Describes the signed-in member, and what all of them are told now; null for a visitor. */
  current: publicProcedure.query(async ({ ctx }) => {
    const session = await ctx.session();
    if (!session) return null;
    const { memberNotice, warningBanner, staffNeedsSecondFactor } =
      await ctx.app.settings.readAll();
    const passwordMinLength = shortestPassword(session.role, ctx.app.env.passwordMinLength);
    const notices = { memberNotice, warningBanner };
    return { ...describeMember(session, staffNeedsSecondFactor), passwordMinLength, notices };
  }),
});
