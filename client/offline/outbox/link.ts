import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/router.ts';
import type { Outbox } from './status.ts';

/** Routers of what a member changes without a connection too; the outbox knows which procedures. */
const CHANGES =
  /^member\.(?:diary|highlights|planProgress|prayerRequests|quiz|reading|readingPlans|savedVerses)\./;

type Submits = Pick<Outbox, 'submit'>;

/** Hands changes to the outbox, whose code comes after the page; all other calls go their way. */
export function outboxLink(load: () => Promise<Submits>): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      if (op.type !== 'mutation' || !CHANGES.test(op.path)) return next(op);
      return observable((observer) => {
        let passed: { unsubscribe: () => void } | undefined;
        const run = async () => {
          const outbox = await load().catch(() => null);
          const submitted = outbox?.submit(op.path, op.input);
          if (!submitted) {
            passed = next(op).subscribe(observer);
            return;
          }
          const answer = await submitted;
          if ('error' in answer) {
            const { error } = answer;
            observer.error(error ? TRPCClientError.from({ error }) : new TRPCClientError(''));
            return;
          }
          observer.next({ result: { type: 'data', data: answer.data } });
          observer.complete();
        };
        run().catch((error: unknown) => observer.error(TRPCClientError.from(Object(error))));
        return () => passed?.unsubscribe();
      });
    };
}
