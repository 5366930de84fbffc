import type { DrawnPage } from '#shared/page-data.ts';
import { readDocument } from '../bible/documents.ts';
import { AppError, isDatabaseAway } from '../errors.ts';
import type { LoadPaint } from '../http/first-paint.ts';
import { appRouter } from '../router.ts';
import type { RequestContext } from '../trpc.ts';

type Page = Readonly<{ href: string; zone: string; signInAt: string | null }>;

/**
 * A page as its member will see it, or where it leads.
 * @returns null for what cannot be drawn here: the application tries, and says what is wrong
 */
export async function drawPage(
  context: RequestContext,
  loadPaint: LoadPaint,
  { href, zone, signInAt }: Page,
): Promise<DrawnPage | Readonly<{ leadsTo: string }> | null> {
  try {
    if (signInAt && (await context.session()) === null) {
      return { leadsTo: `${signInAt}?redirect=${encodeURIComponent(href)}` };
    }
    const paint = await loadPaint();
    return await paint({
      href,
      zone,
      procedures: appRouter,
      context,
      readDocument: (path) => readDocument(context.app.bible, path),
    });
  } catch (error) {
    const cause = rootOf(error);
    const { log } = context.app;
    if (isDatabaseAway(cause)) log.warn({ err: error }, 'a page was served without its data');
    // What is refused is told by the page itself.
    else if (!(cause instanceof AppError)) log.error({ err: error }, 'a page could not be drawn');
    return null;
  }
}

/** What went wrong beneath the errors of calls. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.name.startsWith('TRPC') && error.cause
    ? rootOf(error.cause)
    : error;
}
