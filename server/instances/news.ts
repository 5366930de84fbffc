import * as z from 'zod';
import { CACHE_NAMES } from '#shared/maintenance/caches.ts';

/** One kind of what an instance may tell the others. */
export type News<Body extends object> = Readonly<{ kind: string; body: z.ZodType<Body> }>;

const define = <Body extends object>(kind: string, body: z.ZodType<Body>): News<Body> => ({
  kind,
  body,
});

export const CACHE_CLEARED = define('cache', z.object({ name: z.enum(CACHE_NAMES) }));

/** What visitors took, by a mark of each, out of the share that one limit gives them. */
export const TAKEN_BY_VISITORS = define(
  'visitors',
  z.object({ limit: z.string(), taken: z.record(z.string(), z.number()) }),
);
