import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#shared/page-data.ts';

/** Draws a page as the application will; null where it leaves that to the application. */
export type Paint = (href: string, data: PageData) => string | null;

const nothing: Paint = () => null;

/**
 * What the built client draws of a page before its scripts run, from the same sources.
 * Loaded with the first page that is asked for, so that the start does not wait for it.
 */
export function loadPaint(directory: string): () => Promise<Paint> {
  const file = join(directory, '../first-paint/first-paint.js');
  let loading: Promise<Paint> | undefined;
  return () => {
    loading ??= existsSync(file)
      ? import(pathToFileURL(file).href).then(({ paint }: { paint: Paint }) => paint)
      : Promise.resolve(nothing);
    return loading;
  };
}
