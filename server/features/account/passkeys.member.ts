import * as z from 'zod';
import { KEY_NAME_TOO_LONG, LONGEST_KEY_NAME, NO_KEY_NAME } from '#shared/account/passkey-name.ts';
import { cleanName } from '#shared/text/clean-text.ts';
import { passkeyMail } from '../../auth/auth-mails.ts';
import { AUTH_MESSAGES } from '../../auth/auth-messages.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../../auth/passkeys.queries.ts';
import { lacksPasskey } from '../../auth/passkeys.ts';
import { demandProof } from '../../auth/staff-gates.ts';
import { AppError } from '../../errors.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { recordAct } from '../audit/api.ts';

const ByKey = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });

const RenameInput = ByKey.extend({
  name: z
    .string()
    .overwrite(cleanName)
    .min(1, NO_KEY_NAME)
    .max(LONGEST_KEY_NAME, KEY_NAME_TOO_LONG),
});

export const passkeysRouter = router({
  list: memberProcedure.query(({ ctx }) => listPasskeys(ctx.app.db, ctx.user.id)),

  rename: memberProcedure.input(RenameInput).mutation(async ({ ctx, input }) => {
    const renamed = await renamePasskey(ctx.app.db, { ...input, userId: ctx.user.id });
    if (!renamed) throw new AppError('NOT_FOUND');
  }),

  /** Removes a passkey, on record; its owner is told by mail. */
  remove: memberProcedure.input(ByKey).mutation(async ({ ctx, input }) => {
    const { app, user, sessionId } = ctx;
    demandProof(ctx);
    await app.db.transaction().execute(async (trx) => {
      const removed = await removePasskey(trx, { ...input, userId: user.id, sessionId });
      if (!removed) throw new AppError('NOT_FOUND');
      if (lacksPasskey({ ...ctx, passkeys: 1 })) {
        throw new AppError('FORBIDDEN', AUTH_MESSAGES['PASSKEY_NEEDED']);
      }
      await recordAct(trx, { actorId: user.id, action: 'passkey.remove', subject: user.id });
    });
    const mail = passkeyMail(user, 'remove', app.env.baseUrl);
    app.background.run('passkey notice', app.mail.send(mail));
  }),
});
