import * as z from 'zod';
import { type Page, pageAt } from '#shared/pages.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { type Device, LONGEST_REFERRER, LONGEST_TITLE } from '#shared/tracking/tracking.ts';

const LONGEST_AGENT = 300;
const LONGEST_PATH = 300;

/** A visit is stored under the page's own pattern, never under an address with ids or words. */
const KnownPage = z
  .string()
  .max(LONGEST_PATH)
  .transform((path, ctx): Page => {
    const page = pageAt(path);
    if (page) return page;
    ctx.addIssue('unknown page');
    return z.NEVER;
  });

const Beacon = z.strictObject({
  session: z.string().regex(/^session_\d{1,16}_[a-z0-9]{1,24}$/),
  close: z
    .strictObject({ path: KnownPage, seconds: z.number().min(0).max(Number.MAX_SAFE_INTEGER) })
    .optional(),
  open: z
    .strictObject({
      path: KnownPage,
      title: z.string().max(1000).transform(shortened(LONGEST_TITLE)),
      referrer: z.string().max(2000),
    })
    .optional(),
  end: z.boolean().optional(),
});

export type ReceivedBeacon = z.infer<typeof Beacon>;

/** @returns null for anything that our own tracker does not send */
export function readBeacon(text: string): ReceivedBeacon | null {
  try {
    return Beacon.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function shortened(longest: number) {
  return (text: string) => cleanText(text).slice(0, longest).toWellFormed();
}

/**
 * Reduces a referrer to what may be stored: a page of our own without its parameters, or of
 * another site the origin alone.
 */
export function referrerOf(referrer: string, ownOrigin: string): string | null {
  if (referrer === '') return null;
  let url: URL;
  try {
    url = new URL(referrer, ownOrigin);
  } catch {
    return null;
  }
  if (url.origin === ownOrigin) return pageAt(url.pathname);
  return /^https?:$/.test(url.protocol) ? url.origin.slice(0, LONGEST_REFERRER) : null;
}

export const agentOf = (agent: string | undefined): string => shortened(LONGEST_AGENT)(agent ?? '');

/** Android's tablets leave out "Mobile"; an iPad with a desktop's name counts as a desktop. */
export function deviceOf(agent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  return /Mobi|iPhone|Android/i.test(agent) ? 'phone' : 'desktop';
}
