import { isNotice } from '#shared/answers/ai.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { newKey } from '../../lib/data/keys.ts';
import type { Change, Queued } from './change.ts';
import { kindOf } from './kinds/kinds.ts';
import { type Outcome, sendChange } from './send.ts';
import { sendingAgain } from './sending-again.ts';
import { outboxStatus, setStatus } from './status.ts';
import { listChanges, oneSender, removeChange, replaceChange } from './store.ts';

type Queue = Readonly<{
  memberId: () => string | null;
  /** Screens that still wait for the outcome of their change. */
  screens: ReadonlyMap<string, (outcome: Outcome) => void>;
  refresh: () => Promise<void>;
  readAnew: (change: Change) => Promise<void>;
  /** Other tabs read the queue as it is now. */
  tell: (change: Change, outcome: Outcome) => void;
}>;

/** Sends what waits, one change after the other, and settles what becomes of each. */
export function createSender(queue: Queue) {
  const { memberId, tell } = queue;
  let sending: Promise<void> | null = null;
  let sendsAgain = false;
  let isAway = false;
  const again = sendingAgain(() => void send());
  const settle = settlerOf(queue, again);

  function send(): Promise<void> {
    if (sending) {
      sendsAgain = true;
      return sending;
    }
    again.stop();
    sending = oneSender(sendAll)
      .catch(() => {})
      .finally(() => {
        sending = null;
        if (!sendsAgain) return;
        sendsAgain = false;
        void send();
      });
    return sending;
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const userId = memberId();
      const changes = userId ? await listChanges(userId) : [];
      const next = changes.find(({ refusal }) => refusal === undefined);
      if (!next) return;
      const outcome = await sendChange(next);
      isAway = outcome.is === 'away';
      const goesOn = await settle(next, outcome);
      tell(next, outcome);
      if (!goesOn) return;
    }
  }

  return {
    send,
    again,
    isAway: () => isAway,
    /** Somebody may answer again. */
    wake: () => {
      again.forget();
      isAway = false;
    },
  };
}

/** @returns what settles a change, and says whether the next one can be sent */
function settlerOf({ screens, refresh, readAnew }: Queue, again: ReturnType<typeof sendingAgain>) {
  async function tellDone(
    change: Queued,
    outcome: Extract<Outcome, { is: 'done' }>,
  ): Promise<void> {
    const screen = screens.get(change.key);
    if (!screen) {
      tellOf(outcome.data);
      void readAnew(change);
      return;
    }
    // What was sent before counts no longer when the screen says that its change is there.
    if (outboxStatus.get()?.changes.length) await refresh();
    screen(outcome);
  }

  return async (change: Queued, outcome: Outcome): Promise<boolean> => {
    const screen = screens.get(change.key);
    if (outcome.is === 'done') {
      again.forget();
      await removeChange(change);
      await tellDone(change, outcome);
      return true;
    }
    if (screen && outcome.is !== 'away') {
      // The screen says it and holds what was typed; a tick waits for the member to come back.
      const waits = outcome.is === 'signed-out' && !kindOf(change.path)?.typed(change.input);
      if (!waits) await removeChange(change);
      screen(outcome);
      return outcome.is === 'refused';
    }
    screen?.(outcome);
    if (outcome.is === 'refused') {
      await refuse(change, outcome.error.data.code, outcome.error.message);
      void readAnew(change);
      return true;
    }
    if (outcome.is === 'later') again.after(outcome.afterMs);
    if (outcome.is === 'away') again.whenReached();
    return false;
  };
}

async function refuse(change: Queued, code: ErrorCode, message: string): Promise<void> {
  const instead = kindOf(change.path)?.onRefused(code, change) ?? null;
  if (instead === 'done') await removeChange(change);
  else if (instead) {
    const { path, input, told } = instead;
    await replaceChange({ ...change, key: newKey(), path, input });
    setStatus({ told });
  } else await replaceChange({ ...change, refusal: message });
}

/** Help lines for what was written without a connection come with the answer to it. */
function tellOf(data: unknown): void {
  const notices = typeof data === 'object' && data !== null ? Reflect.get(data, 'notices') : null;
  const lines = Array.isArray(notices) ? notices.filter(isNotice) : [];
  if (lines.length > 0) setStatus({ notices: lines });
}
