import { DEFAULT_READER, ReaderSettings } from '#shared/reading.ts';
import { publicProcedure, router } from '../../trpc.ts';
import { readPosition, readReaderSettings } from './reading.queries.ts';

export const readingPublicRouter = router({
  /** The settings of the reader and the place where the member stopped; a visitor has no place. */
  state: publicProcedure.query(async ({ ctx }) => {
    const session = await ctx.session();
    if (!session) return { settings: ctx.deviceSettings(), position: null };
    const { db } = ctx.app;
    const stored = ReaderSettings.safeParse(await readReaderSettings(db, session.user.id));
    return {
      settings: stored.success ? stored.data : DEFAULT_READER,
      position: await readPosition(db, session.user.id),
    };
  }),
});
