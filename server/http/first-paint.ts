import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Paint } from '#shared/page-data.ts';
import type { AppRouter } from '../router.ts';
import type { RequestContext } from '../trpc.ts';

type PaintPage = Paint<AppRouter, RequestContext>;
export type LoadPaint = () => Promise<PaintPage>;

/**
 * What the built client draws of a page before its scripts run, from the same sources.
 * Loaded with the first page that is asked for, so that the start does not wait for it.
 */
export function loadPaint(directory: string): LoadPaint {
  const file = pathToFileURL(join(directory, '../first-paint/first-paint.js')).href;
  let loading: ReturnType<LoadPaint> | undefined;
  return () => {
    loading ??= import(file).then((built: { paint: PaintPage }) => built.paint);
    return loading;
  };
}
