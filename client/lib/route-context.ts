import type { createTRPCQueryUtils } from '@trpc/react-query';
import type { AppRouter } from '#server/router.ts';

/** What every route's guard and loader may use. */
export type RouteContext = Readonly<{ utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>> }>;
