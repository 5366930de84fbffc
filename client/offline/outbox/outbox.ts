import { hashKey, type QueryClient } from '@tanstack/react-query';
import { NOTICE_NAMES } from '#shared/answers/ai.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { newKey } from '../../lib/data/keys.ts';
import type { Trpc } from '../../lib/data/trpc.ts';
import type { Change, Queued } from './change.ts';
import { kindOf } from './kinds/kinds.ts';
import { OutboxBar } from './outbox-bar.tsx';
import { createOverlay, type Overlay } from './overlay.ts';
import { type Outcome, sendChange } from './send.ts';
import { sendingAgain } from './sending-again.ts';
import { type Answer, type Outbox, outboxStatus, setStatus } from './status.ts';
import {
  addChange,
  clearChanges,
  listChanges,
  OUTBOX,
  oneSender,
  removeChange,
  replaceChange,
} from './store.ts';

/** How long a screen waits for the server before its change counts as one that waits on the device. */
const PATIENCE_MS = 5000;

type Setup = Readonly<{ queryClient: QueryClient; trpc: Trpc }>;
type News = Readonly<{ change: Change; outcome: Outcome }>;

/** The changes of one tab's member, in order, each sent until the server has it. */
export function startOutbox({ queryClient, trpc }: Setup): Outbox {
  const overlay: Overlay = createOverlay(queryClient);
  /** Screens that still wait for the outcome of their change. */
  const screens = new Map<string, (outcome: Outcome) => void>();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(OUTBOX) : null;
  let sending: Promise<void> | null = null;
  let sendsAgain = false;
  let isAway = false;
  const again = sendingAgain(() => void send());

  const { queryKey: session } = trpc.session.current.queryOptions();
  const memberId = () => queryClient.getQueryData(session)?.user.id ?? null;
  let shownTo: string | null = null;

  /** Reads the queue anew: what waits is counted, and shown on every screen. */
  async function refresh(): Promise<void> {
    const userId = memberId();
    shownTo = userId;
    const all = userId ? await listChanges(userId).catch(() => []) : [];
    const left = all.filter(({ key }) => !screens.has(key));
    overlay.set(left.filter(({ refusal }) => refusal === undefined));
    const counted = left.filter(({ path }) => !kindOf(path)?.latest);
    setStatus({ changes: counted });
  }

  /** Reads what the server shows now that it has answered a change. */
  async function readAnew({ path }: Change): Promise<void> {
    await refresh();
    const routers = kindOf(path)?.refreshes(trpc.member) ?? [];
    await Promise.all(routers.map((router) => router.invalidate()));
  }

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
      const goesOn = await settle(next, outcome);
      // Other tabs read the queue as it is now.
      channel?.postMessage({ change: next, outcome } satisfies News);
      if (!goesOn) return;
    }
  }

  /** @returns whether the next change can be sent */
  async function settle(change: Queued, outcome: Outcome): Promise<boolean> {
    isAway = outcome.is === 'away';
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
      return true;
    }
    if (outcome.is === 'later') again.after(outcome.afterMs);
    if (outcome.is === 'away') again.whenReached();
    return false;
  }

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

  async function refuse(change: Queued, code: ErrorCode, message: string): Promise<void> {
    const instead = kindOf(change.path)?.onRefused(code, change) ?? null;
    if (instead === 'done') await removeChange(change);
    else if (instead) {
      const { path, input, told } = instead;
      await replaceChange({ ...change, key: newKey(), path, input });
      setStatus({ told });
    } else await replaceChange({ ...change, refusal: message });
    void readAnew(change);
  }

  /** Waits for the server as long as a screen can, and then lets the change wait on the device. */
  async function submitted(change: Change): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    screens.set(change.key, resolve);
    const stored = await addChange(change).catch(() => null);
    if (stored === null) {
      screens.delete(change.key);
      return answerOf(await sendChange(change));
    }
    const patience = setTimeout(() => resolve({ is: 'away' }), PATIENCE_MS);
    if (isAway || !navigator.onLine) resolve({ is: 'away' });
    void send();
    const outcome = await promise;
    clearTimeout(patience);
    screens.delete(change.key);
    if (outcome.is !== 'away') return answerOf(outcome);
    const data = kindOf(change.path)?.answer(change, overlay.known);
    await refresh();
    return { data };
  }

  /** Sends what only counts once it is the last; it waits on the device where nobody answers. */
  async function sentAtOnce(change: Change): Promise<Answer> {
    const outcome = await sendChange(change, { keepalive: true });
    if (outcome.is !== 'away') return answerOf(outcome);
    const before = await listChanges(change.userId).catch(() => []);
    const stored = await addChange(change).catch(() => null);
    if (stored === null) return answerOf(outcome);
    for (const each of before) if (each.path === change.path) await removeChange(each);
    again.whenReached();
    return { data: null };
  }

  function submit(path: string, input: unknown): Promise<Answer> | null {
    const kind = kindOf(path);
    const userId = memberId();
    if (!kind || !userId) return null;
    const change = { key: newKey(), userId, path, input, madeAt: Date.now() };
    return kind.latest ? sentAtOnce(change) : submitted(change);
  }

  function wake(): void {
    again.forget();
    isAway = false;
    void refresh().then(send);
  }

  addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  channel?.addEventListener('message', ({ data: { change, outcome } }: MessageEvent<News>) => {
    screens.get(change.key)?.(
      outcome.is === 'done' || outcome.is === 'refused' ? outcome : { is: 'away' },
    );
    // What was refused may have been so because another device has changed what this tab shows.
    void (outcome.is === 'done' || outcome.is === 'refused' ? readAnew(change) : refresh());
  });

  // A page that opens without a connection may learn whose it is after this code has come.
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hashKey(session) && memberId() !== shownTo)
      wake();
  });

  const outbox: Outbox = {
    submit,
    retry: async ({ refusal: _refusal, ...change }: Queued) => {
      await replaceChange(change);
      wake();
    },
    drop: async (change: Queued) => {
      await removeChange(change);
      await readAnew(change);
    },
    sendNow: async () => {
      again.forget();
      await send();
      await refresh();
    },
    clear: async () => {
      const userId = memberId();
      if (userId) await clearChanges(userId);
      await refresh();
    },
  };
  outboxStatus.set({ outbox, Bar: OutboxBar, changes: [], notices: [], told: null, leave: null });
  wake();
  return outbox;
}

function answerOf(outcome: Outcome): Answer {
  if (outcome.is === 'done') return { data: outcome.data };
  return { error: outcome.is === 'away' ? null : outcome.error };
}

/** Help lines for what was written without a connection come with the answer to it. */
function tellOf(data: unknown): void {
  const notices = typeof data === 'object' && data !== null ? Reflect.get(data, 'notices') : null;
  const lines = NOTICE_NAMES.filter((name) => Array.isArray(notices) && notices.includes(name));
  if (lines.length > 0) setStatus({ notices: lines });
}
