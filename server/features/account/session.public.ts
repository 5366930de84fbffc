import { mayAdministrate } from '#shared/access.ts';
import { readRole } from '../../auth/roles.queries.ts';
import { publicProcedure, router } from '../../trpc.ts';

export const sessionRouter = router({
  /** Who is signed in and what they may see; null for a visitor. */
  current: publicProcedure.query(async ({ ctx }) => {
    const session = await ctx.session();
    if (!session) return null;
    // As has_role: a check that fails counts as not an administrator.
    const role = await readRole(ctx.app.db, session.user.id).catch((error: unknown) => {
      ctx.app.log.error({ err: error }, 'the role could not be read');
      return 'user' as const;
    });
    return { user: session.user, role, administrates: mayAdministrate(role) };
  }),
});
