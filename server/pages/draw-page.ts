import { TRPCError } from '@trpc/server';
import type { DrawnPage, Paint } from '#shared/page-data.ts';
import { AppError, isDatabaseAway } from '../errors.ts';
import type { RequestContext } from '../trpc.ts';
import { answersFor } from './page-questions.ts';

type Page = Readonly<{ href: string; zone: string; signInAt: string | null }>;

/**
 * A page as its member will see it, or where it leads.
 * @returns null for what cannot be drawn here: the application tries, and says what is wrong
 */
export async function drawPage(
  context: RequestContext,
  loadPaint: () => Promise<Paint>,
  { href, zone, signInAt }: Page,
): Promise<DrawnPage | Readonly<{ leadsTo: string }> | null> {
  const ask = answersFor(context);
  try {
    const session = await ask({ procedure: 'session.current' });
    if (signInAt && session === null) {
      return { leadsTo: `${signInAt}?redirect=${encodeURIComponent(href)}` };
    }
    const paint = await loadPaint();
    return await paint({ href, zone, ask });
  } catch (error) {
    const cause = error instanceof TRPCError ? error.cause : error;
    const { log } = context.app;
    if (isDatabaseAway(cause)) log.warn({ err: error }, 'a page was served without its data');
    // What is refused is told by the page itself.
    else if (!(cause instanceof AppError)) log.error({ err: error }, 'a page could not be drawn');
    return null;
  }
}
