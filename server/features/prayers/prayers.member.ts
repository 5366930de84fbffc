import type { RichText } from '#shared/answers/rich-text.ts';
import { BUILT_IN_PRAYERS } from '../../content/prayers/built-in.ts';
import { ScriptureFinder } from '../../scripture/finder.ts';
import { authoredParts } from '../../scripture/parts.ts';
import { memberProcedure, router } from '../../trpc.ts';

export const prayersRouter = router({
  builtIn: memberProcedure.query(async ({ ctx }) => {
    const finder = new ScriptureFinder(ctx.app.bible, ctx.app.db);
    return Promise.all(
      BUILT_IN_PRAYERS.map(async ({ slug, title, context, text }) => {
        const parts: RichText = await authoredParts(finder, text);
        return { slug, title, context, text: parts };
      }),
    );
  }),
});
