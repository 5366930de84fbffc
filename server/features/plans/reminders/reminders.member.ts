import * as z from 'zod';
import { REMINDER_CHANNELS, REMINDER_KINDS } from '#shared/plans/reminders.ts';
import { AppError } from '../../../errors.ts';
import { isPushService } from '../../../push/push.ts';
import { memberProcedure, router } from '../../../trpc.ts';
import { nextReminder } from './next-reminder.ts';
import {
  deleteReminders,
  listReminders,
  readLastSend,
  writeReminder,
} from './reminders.queries.ts';
import { correctRenamedZone } from './renamed-zone.ts';
import { writeSubscription } from './subscriptions.queries.ts';

const LAST_HOUR = 23;
const DAYS = 7;
const NO_PUSH = 'As notificações não estão disponíveis. Escolha o e-mail.';

const Kind = z.enum(REMINDER_KINDS).default('reading');

const Schedule = z.object({
  kind: Kind,
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
    const [reminders, last] = await Promise.all([
      listReminders(app.db, user.id),
      readLastSend(app.db, user.id),
    ]);
    const shown = (kind: (typeof REMINDER_KINDS)[number]) => {
      const found = reminders.find((each) => each.kind === kind);
      return found ? { hour: found.hour, weekdays: found.weekdays, channel: found.channel } : null;
    };
    return {
      reminder: shown('reading'),
      verse: shown('verse'),
      zoneName: nameOfZone(reminders[0]?.timeZone ?? timeZone),
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
      kind: input.kind,
      channel: input.channel,
      nextAt: nextReminder(schedule, app.now()),
    });
  }),

  remove: memberProcedure
    .input(z.object({ kind: Kind }).optional())
    .mutation(({ ctx, input }) =>
      deleteReminders(ctx.app.db, ctx.user.id, [input?.kind ?? 'reading']),
    ),

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
