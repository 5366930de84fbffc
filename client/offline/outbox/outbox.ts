import { hashKey, type QueryClient } from '@tanstack/react-query';
import { newKey } from '../../lib/data/keys.ts';
import type { Trpc } from '../../lib/data/trpc.ts';
import type { Change, Queued } from './change.ts';
import { kindOf } from './kinds/kinds.ts';
import { OutboxBar } from './outbox-bar.tsx';
import { createOverlay } from './overlay.ts';
import { type Outcome, sendChange } from './send.ts';
import { createSender } from './sender.ts';
import { type Answer, type Outbox, outboxStatus, setStatus } from './status.ts';
import {
  addChange,
  clearChanges,
  listChanges,
  OUTBOX,
  removeChange,
  replaceChange,
} from './store.ts';

/** How long a screen waits for the server before its change counts as one that waits on the device. */
const PATIENCE_MS = 5000;

type Setup = Readonly<{ queryClient: QueryClient; trpc: Trpc }>;
type News = Readonly<{ change: Change; outcome: Outcome }>;

/** The changes of one tab's member, in order, each sent until the server has it. */
export function startOutbox(setup: Setup): Outbox {
  const queue = createQueue(setup);
  const { memberId, screens, refresh, readAnew } = queue;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(OUTBOX) : null;
  const tell = (change: Change, outcome: Outcome) =>
    channel?.postMessage({ change, outcome } satisfies News);
  const sender = createSender({ memberId, screens, refresh, readAnew, tell });

  function wake(): void {
    sender.wake();
    void refresh().then(sender.send);
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
  queue.onOtherMember(wake);

  const outbox: Outbox = {
    submit: submitter(queue, sender),
    retry: async ({ refusal: _refusal, ...change }: Queued) => {
      await replaceChange(change);
      wake();
    },
    drop: async (change: Queued) => {
      await removeChange(change);
      await readAnew(change);
    },
    sendNow: async () => {
      sender.again.forget();
      await sender.send();
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

type Queue = ReturnType<typeof createQueue>;

/** What waits on the device of a member, as screens count and show it. */
function createQueue({ queryClient, trpc }: Setup) {
  const overlay = createOverlay(queryClient);
  /** Screens that still wait for the outcome of their change. */
  const screens = new Map<string, (outcome: Outcome) => void>();
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

  return {
    memberId,
    screens,
    known: overlay.known,
    refresh,
    /** Reads what the server shows now that it has answered a change. */
    readAnew: async ({ path }: Change): Promise<void> => {
      await refresh();
      const routers = kindOf(path)?.refreshes(trpc.member) ?? [];
      await Promise.all(routers.map((router) => router.invalidate()));
    },
    /** A page that opens without a connection may learn whose it is after this code has come. */
    onOtherMember: (wake: () => void) =>
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryHash === hashKey(session) && memberId() !== shownTo)
          wake();
      }),
  };
}

function submitter(
  { memberId, screens, known, refresh }: Queue,
  { send, again, isAway }: ReturnType<typeof createSender>,
): Outbox['submit'] {
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
    if (isAway() || !navigator.onLine) resolve({ is: 'away' });
    void send();
    const outcome = await promise;
    clearTimeout(patience);
    screens.delete(change.key);
    if (outcome.is !== 'away') return answerOf(outcome);
    const data = kindOf(change.path)?.answer(change, known);
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

  return (path, input) => {
    const kind = kindOf(path);
    const userId = memberId();
    if (!kind || !userId) return null;
    const change = { key: newKey(), userId, path, input, madeAt: Date.now() };
    return kind.latest ? sentAtOnce(change) : submitted(change);
  };
}

function answerOf(outcome: Outcome): Answer {
  if (outcome.is === 'done') return { data: outcome.data };
  return { error: outcome.is === 'away' ? null : outcome.error };
}
