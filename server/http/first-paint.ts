import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Paint } from '#shared/page-data.ts';

/**
 * What the built client draws of a page before its scripts run, from the same sources.
 * Loaded with the first page that is asked for, so that the start does not wait for it.
 */
export function loadPaint(directory: string): () => Promise<Paint> {
  const file = pathToFileURL(join(directory, '../first-paint/first-paint.js')).href;
  let loading: Promise<Paint> | undefined;
  return () => {
    loading ??= import(file).then(({ paint }: { paint: Paint }) => paint);
    return loading;
  };
}
