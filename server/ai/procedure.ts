import { AppError } from '../errors.ts';
import { spend } from '../rate-limit/rate-limit.ts';
import { memberProcedure } from '../trpc.ts';
import type { Asker } from './asker.ts';

const LIMIT = { max: 20, windowSeconds: 60 };
const NEVER = new AbortController().signal;

/** For procedures that may cost money: a member, and not too often. */
export const aiProcedure = memberProcedure.use(async ({ ctx, next, signal }) => {
  const { allowed } = await spend(ctx.app.db, 'ai', ctx.user.id, LIMIT);
  if (!allowed) throw new AppError('TOO_MANY_REQUESTS');
  const asker: Asker = { app: ctx.app, userId: ctx.user.id, signal: signal ?? NEVER };
  return next({ ctx: { asker } });
});
