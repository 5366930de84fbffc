import type { Signer } from '../../../auth/signer.ts';
import type { Bible } from '../../../bible/bible.ts';
import type { Db } from '../../../db/client.ts';
import type { Env } from '../../../env.ts';
import type { Installation } from '../../../installation/installation.ts';
import type { Log } from '../../../log.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { Notice, Push } from '../../../push/push.ts';
import { type Reminded, remindedOf } from './reminded.ts';
import { claimSend, readRecipient, type Send, settleSend } from './sends.queries.ts';
import { deleteSubscription, listSubscriptions } from './subscriptions.queries.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

/** Later than this a reminder of the morning is no help. */
const LATEST_MS = 3 * 3_600_000;
const MOST_ATTEMPTS = 3;
const AGAIN_MS = 5 * 60_000;

/** What a reminder is sent with. */
export type Sending = Readonly<{
  db: Db;
  bible: Bible;
  mail: Mail;
  push: Push | null;
  signer: Signer;
  env: Env;
  log: Log;
  installation: Pick<Installation, 'isCopy'>;
  now: () => Date;
}>;

/** @returns false when no reminder is waiting */
export async function sendNext(context: Sending): Promise<boolean> {
  const { db, now } = context;
  const send = await claimSend(db, now());
  if (!send) return false;
  const state = await stateAfter(context, send);
  const again = state === 'pending' ? { dueAt: new Date(now().getTime() + AGAIN_MS) } : {};
  await settleSend(db, send, { state, changedAt: now(), ...again });
  return true;
}

async function stateAfter(context: Sending, send: Send) {
  const { db, now, log } = context;
  if (now().getTime() - send.dueAt.getTime() > LATEST_MS) return 'unsent';
  const recipient = await readRecipient(db, send);
  const reminded = recipient && (await remindedOf(context, send));
  if (!recipient || !reminded) return 'skipped';
  try {
    await deliver(context, send.userId, recipient, reminded);
    return 'sent';
  } catch (error) {
    // The message of a mail server's refusal names the address.
    log.warn({ code: codeOf(error), attempt: send.attempts }, 'reminder not sent');
    return isBeforeSending(error) && send.attempts < MOST_ATTEMPTS ? 'pending' : 'unsent';
  }
}

type Recipient = NonNullable<Awaited<ReturnType<typeof readRecipient>>>;

/** A member who has no device left that takes notifications is reminded by e-mail. */
async function deliver(
  { db, env, mail, push, signer }: Sending,
  userId: string,
  { channel, name, email }: Recipient,
  { notice, mail: letter }: Reminded,
): Promise<void> {
  if (channel === 'push' && push && (await pushReminder(db, push, userId, notice))) return;
  const site = env.baseUrl;
  const unsubscribe = unsubscribeUrl(site, signer, userId);
  await mail.send(letter({ name, email }, { site, unsubscribe }));
}

/** @returns whether any device of the member took it */
async function pushReminder(db: Db, push: Push, userId: string, notice: Notice): Promise<boolean> {
  let reached = false;
  for (const subscription of await listSubscriptions(db, userId)) {
    const outcome = await push.send(subscription, notice);
    if (outcome === 'gone') await deleteSubscription(db, userId, subscription.endpoint);
    if (outcome === 'sent') reached = true;
  }
  return reached;
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Whether the mail server cannot have taken the message, so that sending again sends it once. */
function isBeforeSending(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const command = 'command' in error ? String(error.command) : '';
  return /^(?:CONN|EHLO|HELO|AUTH|MAIL FROM|RCPT TO)/.test(command);
}
