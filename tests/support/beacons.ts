import type { Beacon } from '#shared/tracking/tracking.ts';
import type { TestApp } from './test-app.ts';

export const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 13; SM-A145M) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';

type Sent = Omit<Beacon, 'session'> & { session?: string };

/** Sends a beacon as the tracker in a browser with this cookie would. @returns the status */
export async function sendBeacon(
  app: Pick<TestApp, 'baseUrl'>,
  cookie: string,
  beacon: Sent | string,
  headers: Record<string, string> = {},
): Promise<number> {
  const sent = typeof beacon === 'string' ? beacon : JSON.stringify({ session: TAB, ...beacon });
  const response = await fetch(`${app.baseUrl}/beacon`, {
    method: 'POST',
    headers: { cookie, origin: app.baseUrl, 'user-agent': PHONE_AGENT, ...headers },
    body: sent,
  });
  await response.arrayBuffer();
  return response.status;
}

export const TAB = 'session_1795350000000_abc123def';

export const opening = (path: string, title = 'Uma página', referrer = '') => ({
  open: { path, title, referrer },
});
