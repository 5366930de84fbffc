import { initTRPC, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import * as z from 'zod';
import { mayAdministrate, mayModerate } from '#shared/access.ts';
import { calendarDay } from '#shared/calendar.ts';
import { ERROR_MESSAGES, type ErrorCode } from '#shared/errors.ts';
import type { ReaderSettings } from '#shared/reading.ts';
import type { Change } from './changes/change.ts';
import type { AppContext } from './context.ts';
import { AppError, isDatabaseAway, isUnstorable, TRPC_CODES } from './errors.ts';
import type { Session } from './session.ts';

/** The context of a procedure: the parts of the application, and who calls. */
export type RequestContext = Readonly<{
  app: AppContext;
  /** Reads the session when a procedure first needs it, once in a request. */
  session: () => Promise<Session | null>;
  address: string;
  /** The caller's time zone, which decides what day it is where they are. */
  timeZone: string;
  /** Reads the settings of the reader that this device holds for whoever has no account. */
  deviceSettings: () => ReaderSettings;
  /** The change that a member's call brings, which may be sent again; null for any other call. */
  change: Change | null;
  /** Takes one call from the caller's share. @returns the seconds until there is one; 0 admits it */
  takeShare: () => number;
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
    errorFormatter: ({ shape, error }) => {
      const refusal = refusalOf(error);
      // An error within a stream has not passed `withStatus`.
      const { httpStatus: given } = shape.data;
      const httpStatus = given < 500 ? given : statusOf(refusal.code);
      return {
        ...shape,
        message: refusal.message,
        data: { code: refusal.code, httpStatus, field: refusal.field },
      };
    },
  });

/** The HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return getHTTPStatusCodeFromError(new TRPCError({ code: TRPC_CODES[code] }));
}

type Refusal = Readonly<{ code: ErrorCode; message: string; field: string | null }>;

/** Reduces an error to a code of the closed list and a message that is meant for the client. */
function refusalOf(error: TRPCError): Refusal {
  const { cause } = error;
  if (cause instanceof AppError) return { code: cause.code, message: cause.message, field: null };
  if (cause instanceof z.core.$ZodError) {
    const issue = clearestOf(cause.issues);
    const field = issue?.path.join('.') ?? null;
    return {
      code: 'INVALID_INPUT',
      message: issue?.message ?? ERROR_MESSAGES.INVALID_INPUT,
      field,
    };
  }
  const code = codeOf(error);
  return { code, message: ERROR_MESSAGES[code], field: null };
}

/** Picks, for an input with several forms, the first problem of the form that it is closest to. */
function clearestOf(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const [issue] = issues;
  if (issue?.code !== 'invalid_union') return issue;
  const [nearest] = [...issue.errors].sort((one, other) => one.length - other.length);
  return (nearest && clearestOf(nearest)) ?? issue;
}

function codeOf(error: TRPCError): ErrorCode {
  if (isDatabaseAway(error.cause ?? error)) return 'UNAVAILABLE';
  switch (error.code) {
    case 'NOT_FOUND':
      return 'NOT_FOUND';
    case 'BAD_REQUEST':
    case 'PARSE_ERROR':
    case 'UNPROCESSABLE_CONTENT':
    case 'UNSUPPORTED_MEDIA_TYPE':
    case 'METHOD_NOT_SUPPORTED':
    case 'PAYLOAD_TOO_LARGE':
      return 'INVALID_INPUT';
    default:
      return 'INTERNAL';
  }
}

/** Gives our own errors the HTTP status of their code. */
const withStatus = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof AppError && result.error.code !== TRPC_CODES[cause.code]) {
    return { ...result, error: new TRPCError({ code: TRPC_CODES[cause.code], cause }) };
  }
  if (isUnstorable(cause)) {
    return { ...result, error: new TRPCError({ code: 'BAD_REQUEST', cause }) };
  }
  if (isDatabaseAway(cause)) {
    return { ...result, error: new TRPCError({ code: 'SERVICE_UNAVAILABLE', cause }) };
  }
  return result;
});

export const router = t.router;

const base = t.procedure.use(withStatus);

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
  return next({ ctx: { ...ctx, user: session.user, role: session.role, sessionId: session.id } });
});

/** The role comes with the session, which every request reads from the database. */
export const moderatorProcedure = memberProcedure
  .meta({ gate: 'moderator' })
  .use(async ({ ctx, next }) => {
    if (!mayModerate(ctx.role)) throw new AppError('FORBIDDEN');
    return next();
  });

export const adminProcedure = memberProcedure.meta({ gate: 'admin' }).use(async ({ ctx, next }) => {
  if (!mayAdministrate(ctx.role)) throw new AppError('FORBIDDEN');
  return next();
});
