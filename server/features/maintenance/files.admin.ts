import * as z from 'zod';
import { AppError } from '../../errors.ts';
import { collectFiles } from '../../storage/collect-files.ts';
import { countQuarantined } from '../../storage/quarantine.queries.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { recordAct } from '../audit/api.ts';

const Confirmation = z.object({
  /** As many as the administrator was shown. */
  files: z.int().min(1).max(1_000_000),
});

const ONLY_A_COPY = 'Esta é uma cópia: os arquivos podem ser da instalação, e nada é apagado.';

/** The files that nothing uses, before they are deleted. */
export const filesRouter = router({
  state: adminProcedure.query(({ ctx }) => countQuarantined(ctx.app.db)),

  /** Deletes as many files as an administrator was asked about; more are asked about again. */
  collect: adminProcedure
    .input(Confirmation)
    .mutation(async ({ ctx: { app, user }, input: { files } }) => {
      if (app.installation.isCopy) throw new AppError('CONFLICT', ONLY_A_COPY);
      const { asked } = await countQuarantined(app.db);
      if (asked === 0) throw new AppError('NOT_FOUND');
      if (asked !== files) throw new AppError('CONFLICT');
      // Recorded first: what is deleted cannot be taken back where the record fails.
      await recordAct(app.db, {
        actorId: user.id,
        action: 'files.collect',
        subject: files === 1 ? '1 arquivo' : `${files} arquivos`,
      });
      const { deleted } = await collectFiles(app, { confirmed: files });
      return { deleted };
    }),
});
