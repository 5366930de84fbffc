import { initTRPC, TRPCError } from '@trpc/server';
import * as z from 'zod';
import { mayAdministrate, mayModerate } from '#shared/access.ts';
import { calendarDay } from '#shared/calendar.ts';
import type { ReaderSettings } from '#shared/reading.ts';
import type { Session } from './auth/session.ts';
import { demandProof, demandSecondFactor } from './auth/staff-gates.ts';
import type { Change } from './changes/change.ts';
import type { AppContext } from './context.ts';
import { AppError, refusalOf, TRPC_CODES, withErrorCode } from './errors.ts';
import { traced } from './tracing/work.ts';

/** The context of a procedure: the parts of the application, and who calls. */
export type RequestContext = Readonly<{
  app: AppContext;
  /** Reads the session when a procedure first needs it, once in a request. */
  session: () => Promise<Session | null>;
  /** Reads it once more, for what lasts longer than a right may. */
  sessionAnew: () => Promise<Session | null>;
  address: string;
  /** Under which the log tells of this request. */
  requestId: string;
  /** The caller's time zone, which decides what day it is where they are. */
  timeZone: string;
  /** Whether the device calls its zone by another name than this engine lists, as renamed ones are. */
  isZoneRenamed: boolean;
  /** Reads the settings of the reader that this device holds for whoever has no account. */
  deviceSettings: () => ReaderSettings;
  /** The change that a member's call brings, which may be sent again; null for any other call. */
  change: Change | null;
  /** Takes one call from the caller's share. @returns the seconds until there is one; 0 admits it */
  takeShare: () => number;
  /** Says that a call for an answer waits for its turn, so that the next one may come in. */
  begun: () => void;
}>;

type Moment = Pick<RequestContext, 'app' | 'change'>;

/** The moment at which the caller did what the call says: a change may have waited on the device. */
export function momentOf({ app, change }: Moment): Date {
  return change?.madeAt ?? app.now();
}

/** The calendar day of that moment where the caller is. */
export function todayOf(ctx: Moment & Pick<RequestContext, 'timeZone'>): string {
  return calendarDay(momentOf(ctx), ctx.timeZone);
}

type Gate = 'public' | 'member' | 'moderator' | 'admin';

// zod's own messages answer inputs for which we wrote none.
z.config(z.locales.ptBR());

const t = initTRPC
  .context<RequestContext>()
  .meta<{ gate: Gate }>()
  .create({
    // Stack traces never reach a client, whatever NODE_ENV says.
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const { status, code, message: sentence, field } = refusalOf(error);
      const message = ctx ? withErrorCode(sentence, code, ctx.requestId) : sentence;
      return { ...shape, message, data: { code, httpStatus: status, field } };
    },
  });

/** Gives errors that are meant for the client tRPC's own code, which says whether they are logged. */
const withCode = t.middleware(async ({ ctx, path, next }) => {
  const began = performance.now();
  const result = await traced(
    () => ({ name: path, kind: 'procedure', attributes: { 'rpc.method': path } }),
    async (work) => {
      const outcome = await next();
      if (work && !outcome.ok) {
        const { code } = refusalOf(outcome.error);
        Object.assign(work.attributes, { 'companheiro.outcome': code });
        work.failed = code === 'INTERNAL';
      }
      return outcome;
    },
  );
  ctx.app.metrics?.timed(
    'procedure',
    { procedure: path, outcome: result.ok ? 'ok' : refusalOf(result.error).code },
    performance.now() - began,
  );
  if (result.ok || result.error.cause === undefined) return result;
  const code = TRPC_CODES[refusalOf(result.error).code];
  if (code === result.error.code) return result;
  return { ...result, error: new TRPCError({ code, cause: result.error.cause }) };
});

export const router = t.router;

/** The input of a procedure about one row. */
export const ById = z.object({ id: z.uuid() });

const base = t.procedure.use(withCode);

export const publicProcedure = base.meta({ gate: 'public' });

/** For texts that anybody may read, but nobody all at once: each caller has a share of the calls. */
export const sharedProcedure = publicProcedure.use(async ({ ctx, next }) => {
  if (ctx.takeShare() > 0) throw new AppError('TOO_MANY_REQUESTS');
  return next();
});

export const memberProcedure = base.meta({ gate: 'member' }).use(async ({ ctx, next }) => {
  const session = await ctx.session();
  if (!session) throw new AppError('UNAUTHENTICATED');
  // A change waits for the member who made it, whoever is signed in on the device meanwhile.
  if (ctx.change && ctx.change.userId !== session.user.id) throw new AppError('UNAUTHENTICATED');
  const { id: sessionId, ...who } = session;
  return next({ ctx: { ...ctx, ...who, sessionId } });
});

/** The role comes with the session, which every request reads from the database. */
export const moderatorProcedure = memberProcedure
  .meta({ gate: 'moderator' })
  .use(async ({ ctx, next }) => {
    if (!mayModerate(ctx.role)) throw new AppError('FORBIDDEN');
    await demandSecondFactor(ctx.app, ctx);
    return next();
  });

export const adminProcedure = memberProcedure.meta({ gate: 'admin' }).use(async ({ ctx, next }) => {
  if (!mayAdministrate(ctx.role)) throw new AppError('FORBIDDEN');
  await demandSecondFactor(ctx.app, ctx);
  return next();
});

/** Ends a long answer whose caller has lost the session or the role since it began. */
export async function demandStillAdmin({
  app,
  sessionAnew,
}: Pick<RequestContext, 'app' | 'sessionAnew'>): Promise<void> {
  const session = await sessionAnew();
  if (!session || !mayAdministrate(session.role)) throw new AppError('FORBIDDEN');
  await demandSecondFactor(app, session);
}

/** For what a stolen session must not do: the password or a code was shown within ten minutes. */
export const provenAdminProcedure = adminProcedure.use(({ ctx, next }) => {
  demandProof(ctx);
  return next();
});
