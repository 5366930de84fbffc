import * as z from 'zod';
import { farewellMail } from '../../auth/auth-mails.ts';
import { demandPassword, OwnPassword } from '../../auth/current-password.ts';
import { readEntrances } from '../../auth/entrances.queries.ts';
import { demandProof } from '../../auth/staff-gates.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { type Limit, spendOrRefuse } from '../../rate-limit/rate-limit.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { eraseMember } from './erase.queries.ts';
import { SECTIONS } from './personal-data.queries.ts';

const EXPORTS: Limit = { max: 10, windowSeconds: 3600 };

/**
 * Deleting an account takes its password, so that an unlocked phone alone is not enough, and of an
 * account that Google opens instead, a fresh proof.
 */
const EraseInput = z.object({ password: OwnPassword.optional() });

export const personalDataRouter = router({
  /** Streams the member's data by sections, so that memory never holds more than one. */
  export: memberProcedure.mutation(async function* ({ ctx }) {
    await spendOrRefuse(ctx.app.db, 'export', ctx.user.id, EXPORTS);
    const sections = Object.values(SECTIONS);
    for (const { title, rows } of sections) {
      const read = (db: Db) => rows(db, ctx.user.id);
      yield { title, rows: await ctx.app.late<readonly object[]>(read), of: sections.length };
    }
  }),

  /** Deletes the account and all that belongs to it, immediately and for good. */
  erase: memberProcedure.input(EraseInput).mutation(async ({ ctx, input }) => {
    const { app, user } = ctx;
    const { google, password } = await readEntrances(app.db, user.id);
    if (google && !password) demandProof(ctx);
    else await demandPassword(app, user.id, input.password ?? '');
    if ((await eraseMember(app.db, user.id)) === 'last-admin') {
      throw new AppError(
        'CONFLICT',
        'Você é o único administrador: dê esse papel a outra pessoa antes.',
      );
    }
    app.background.run('farewell mail', app.mail.send(farewellMail(user, app.env.baseUrl)));
  }),
});
