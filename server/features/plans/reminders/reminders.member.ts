import * as z from 'zod';
import { REMINDER_CHANNELS } from '#shared/plans/reminders.ts';
import { AppError } from '../../../errors.ts';
import { isPushService } from '../../../push/push.ts';
import { memberProcedure, router } from '../../../trpc.ts';
import { nextReminder } from './next-reminder.ts';
import { deleteReminder, readLastSend, readReminder, writeReminder } from './reminders.queries.ts';
import { correctRenamedZone } from './renamed-zone.ts';
import { writeSubscription } from './subscriptions.queries.ts';

const LAST_HOUR = 23;
const DAYS = 7;
const NO_PUSH = 'As notificações não estão disponíveis. Escolha o e-mail.';

const Schedule = z.object({
  hour: z.int().min(0).max(LAST_HOUR),
  weekdays: z
    .array(z.int().min(1).max(DAYS))
    .min(1, 'Escolha pelo menos um dia da semana.')
    .max(DAYS),
  channel: z.enum(REMINDER_CHANNELS),
});

const Base64 = z.string().regex(/^[\w-]+={0,2}$/);

/** Such as “Horário de Brasília”; named here, as browsers name zones differently. */
function nameOfZone(timeZone: string): string {
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return name?.replace(/ padrão/i, '') ?? timeZone;
}

export const remindersRouter = router({
  current: memberProcedure.query(async ({ ctx }) => {
    const { app, user, timeZone } = ctx;
    await correctRenamedZone(ctx);
    const [reminder, last] = await Promise.all([
      readReminder(app.db, user.id),
      readLastSend(app.db, user.id),
    ]);
    return {
      reminder: reminder && {
        hour: reminder.hour,
        weekdays: reminder.weekdays,
        channel: reminder.channel,
      },
      zoneName: nameOfZone(reminder?.timeZone ?? timeZone),
      unsentOn: last?.state === 'unsent' ? last.day : null,
      pushKey: app.push?.publicKey ?? null,
    };
  }),

  /** The hour is that of the clocks where the member is now. */
  set: memberProcedure.input(Schedule).mutation(async ({ ctx, input }) => {
    const { app, user, timeZone } = ctx;
    if (input.channel === 'push' && !app.push) throw new AppError('INVALID_INPUT', NO_PUSH);
    const weekdays = [...new Set(input.weekdays)].sort((one, other) => one - other);
    const schedule = { hour: input.hour, weekdays, timeZone };
    await writeReminder(app.db, {
      ...schedule,
      zoneKnown: true,
      userId: user.id,
      channel: input.channel,
      nextAt: nextReminder(schedule, app.now()),
    });
  }),

  remove: memberProcedure.mutation(({ ctx }) => deleteReminder(ctx.app.db, ctx.user.id)),

  /** Notes a device on which the member allowed notifications. */
  subscribe: memberProcedure
    .input(
      z.object({
        endpoint: z.url().max(1000).refine(isPushService, NO_PUSH),
        keys: z.object({ p256dh: Base64.max(200), auth: Base64.max(100) }),
      }),
    )
    .mutation(async ({ ctx, input: { endpoint, keys } }) => {
      await writeSubscription(ctx.app.db, { userId: ctx.user.id, endpoint, ...keys });
    }),
});
