import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/router.ts';
import { codeOf } from '../lib/data/errors.ts';
import { withDevice } from './with-device.ts';

/**
 * Answers a query that the server does not from what it last answered on this device. The
 * network always comes first, so that nothing old is shown to who has a connection.
 */
export const deviceLink: TRPCLink<AppRouter> = () => {
  return ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        error: (error) => {
          if (op.type !== 'query' || codeOf(error) !== 'UNAVAILABLE') return observer.error(error);
          void withDevice(({ readAnswer }) => readAnswer(op.path, op.input)).then((data) => {
            if (data === undefined) return observer.error(error);
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          });
        },
      }),
    );
};
