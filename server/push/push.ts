export type Subscription = Readonly<{ endpoint: string; p256dh: string; auth: string }>;

/** A notification as a device shows it; pressing it opens the path. */
export type Notice = Readonly<{ title: string; body: string; path: string }>;

/** Sends notifications to devices through the push services of their browsers. */
export type Push = Readonly<{
  publicKey: string;
  /** `gone` for a device that takes none any more. */
  send: (to: Subscription, notice: Notice) => Promise<'sent' | 'gone' | 'failed'>;
}>;

/**
 * The push services of the browsers. The address of a subscription comes from a client, so that
 * any other address could make the server call whatever its network reaches.
 */
const SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[\w-]+\.notify\.windows\.com)\//;

export const isPushService = (endpoint: string) => SERVICES.test(endpoint);
