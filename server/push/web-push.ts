import type { Agent } from 'node:https';
import webPush from 'web-push';
import type { Env } from '../env.ts';
import { unlessGivenUp } from '../process/give-up.ts';
import { noteFault } from '../process/notices.ts';
import type { Push } from './push.ts';

const TIMEOUT_MS = 10_000;
/** A push service holds a notice this long for a device that is off. */
const HELD_SECONDS = 4 * 3600;

/**
 * @param givenUp ends the wait for a push service that hangs
 * @param agent whom its connections trust, where that is not the usual authorities
 */
export function createWebPush(
  vapidDetails: NonNullable<Env['push']>,
  givenUp?: AbortSignal,
  agent?: Agent,
): Push {
  const options = {
    vapidDetails,
    TTL: HELD_SECONDS,
    timeout: TIMEOUT_MS,
    ...(agent ? { agent } : {}),
  };
  return {
    publicKey: vapidDetails.publicKey,
    send: async ({ endpoint, p256dh, auth }, notice) => {
      try {
        const subscription = { endpoint, keys: { p256dh, auth } };
        const body = JSON.stringify(notice);
        await unlessGivenUp(givenUp, webPush.sendNotification(subscription, body, options));
        return 'sent';
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome === 'failed') noteFault('push', kindOf(error));
        return outcome;
      }
    },
  };
}

const kindOf = (error: unknown): string =>
  error instanceof webPush.WebPushError ? String(error.statusCode) : 'unreached';

/** The push services answer 404 or 410 for a device that has unsubscribed. */
export function outcomeOf(error: unknown): 'gone' | 'failed' {
  const status = error instanceof webPush.WebPushError ? error.statusCode : 0;
  return status === 404 || status === 410 ? 'gone' : 'failed';
}
