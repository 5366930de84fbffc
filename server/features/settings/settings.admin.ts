import * as z from 'zod';
import { SETTING_NAMES } from '#shared/system-settings.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { demandProof } from '../../auth/staff-gates.ts';
import { AppError } from '../../errors.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { changeSettings } from './change-settings.ts';
import { PORT_NAMES, PORTS, testPort } from './ports/ports.ts';
import { readChanges } from './settings.queries.ts';

const Value = z.union([z.string().max(2000).overwrite(cleanText).trim(), z.boolean(), z.number()]);

const Changes = z
  .array(z.object({ name: z.enum(SETTING_NAMES), was: Value, value: Value }))
  .min(1)
  .max(SETTING_NAMES.length)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length);

export const settingsRouter = router({
  /** Every setting with its bounds, its value, and who changed it last. */
  list: adminProcedure.query(async ({ ctx: { app } }) => {
    const { settings, db } = app;
    const [values, changes] = await Promise.all([settings.readFrom(db), readChanges(db)]);
    return SETTING_NAMES.map((name) => ({
      name,
      setting: settings.definitions[name],
      value: values[name],
      changed: changes.find(({ key }) => key === name) ?? null,
    }));
  }),

  /** Saves what one form changed; refused whole where somebody else was faster. */
  change: adminProcedure.input(z.object({ changes: Changes })).mutation(({ ctx, input }) => {
    const demand = input.changes.find(({ name }) => name === 'staffNeedsSecondFactor');
    if (demand) demandProof(ctx);
    if (demand?.value === true && !ctx.hasSecondFactor) {
      throw new AppError('CONFLICT', 'Ative primeiro a sua própria verificação em duas etapas.');
    }
    return changeSettings(ctx.app, ctx.user.id, input.changes);
  }),

  /** The service behind each port: the embedded default or a real one. */
  ports: adminProcedure.query(({ ctx: { app } }) =>
    PORT_NAMES.map((name) => {
      const { label, describe } = PORTS[name];
      return { name, label, description: describe(app) };
    }),
  ),

  testPort: adminProcedure
    .input(z.object({ port: z.enum(PORT_NAMES) }))
    .mutation(({ ctx: { app, user }, input, signal }) =>
      testPort(input.port, { app, admin: user }, signal),
    ),
});
