import type { AnyRouter } from '@tanstack/react-router';
import { BEACON_PATH, type Beacon, HEARTBEAT_MS } from '#shared/tracking/tracking.ts';

type Visit = { path: string; seconds: number; seenAt: number };

let visit: Visit | null = null;
let started = false;
/** The member objects, or the server has answered that it does not record them. */
let refused = false;
/** The page before, or the site that led here. */
let referrer = '';
/** For a browser without storage, where a tab is a new session after each load. */
let session = '';

/** Records the visits of this tab until its page is left; called again it changes nothing. */
export function track(router: AnyRouter): void {
  if (started) return;
  started = true;
  referrer = document.referrer;
  session = sessionId();
  if (document.visibilityState === 'visible') open();
  router.subscribe('onRendered', () => {
    if (visit?.path !== location.pathname && document.visibilityState === 'visible') {
      // The title of the new page is set with the same rendering, after its event.
      setTimeout(open);
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') open();
    else leave();
  });
  addEventListener('pagehide', () => leave(true));
  setInterval(() => {
    if (visit && look(visit)) send({});
  }, HEARTBEAT_MS);
}

/** Obeys a member's choice at once: what the server answers comes a page later. */
export function setRecorded(recorded: boolean): void {
  refused = !recorded;
  visit = null;
}

/** Opens a visit of the page that is shown, and closes the one before with the same request. */
function open(): void {
  if (refused || visit?.path === location.pathname) return;
  const close = closed();
  const path = location.pathname;
  visit = { path, seconds: 0, seenAt: performance.now() };
  const opened = { path, title: document.title.slice(0, 500), referrer: referrer.slice(0, 1000) };
  referrer = path;
  fetch(BEACON_PATH, { method: 'POST', body: bodyOf({ ...close, open: opened }), keepalive: true })
    .then(({ status }) => {
      if (status === 200 || status === 401) refused = true;
    })
    .catch(() => {});
}

function leave(end = false): void {
  const close = closed();
  if (close.close || end) send(end ? { ...close, end } : close);
}

function closed(): Pick<Beacon, 'close'> {
  if (!visit) return {};
  look(visit);
  const { path, seconds } = visit;
  visit = null;
  return { close: { path, seconds: Math.floor(seconds) } };
}

/** Adds the time since the last look; a device that slept meanwhile adds little. */
function look(seen: Visit): true {
  const now = performance.now();
  seen.seconds += Math.min(now - seen.seenAt, 1.5 * HEARTBEAT_MS) / 1000;
  seen.seenAt = now;
  return true;
}

function send(beacon: Omit<Beacon, 'session'>): void {
  if (!refused) navigator.sendBeacon(BEACON_PATH, bodyOf(beacon));
}

const bodyOf = (beacon: Omit<Beacon, 'session'>) => JSON.stringify({ session, ...beacon });

function sessionId(): string {
  const fresh = `session_${Date.now()}_${Math.random().toString(36).slice(2, 11)}`;
  try {
    const stored = sessionStorage.getItem('session') ?? fresh;
    sessionStorage.setItem('session', stored);
    return stored;
  } catch {
    return fresh;
  }
}
