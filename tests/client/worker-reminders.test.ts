import { afterEach, expect, test, vi } from 'vitest';
import { showReminders } from '#client/offline/reminders.ts';
import type { PushEvent, SubscriptionEvent, WorkerScope } from '#client/offline/worker-scope.ts';

afterEach(() => vi.unstubAllGlobals());

const NEW = { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } };
const subscription = () => ({ toJSON: () => NEW });

/** Runs the worker's answer to a subscription that the push service has replaced or ended. */
async function renewed(event: Record<string, unknown>) {
  const fetched = vi.fn(async (..._call: [string, RequestInit]) => new Response());
  vi.stubGlobal('fetch', fetched);
  const subscribe = vi.fn(async (_options: unknown) => subscription());
  let listener: ((event: SubscriptionEvent) => void) | undefined;
  const worker = {
    registration: { pushManager: { subscribe } },
    addEventListener: (name: string, added: (event: SubscriptionEvent) => void) => {
      if (name === 'pushsubscriptionchange') listener = added;
    },
  };
  showReminders(worker as unknown as WorkerScope);
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (promise: Promise<unknown>) => {
    work = promise;
  };
  listener?.({ ...event, waitUntil } as unknown as SubscriptionEvent);
  await work;
  const [path, request] = fetched.mock.calls[0] ?? [];
  return { subscribe, path, sent: request && JSON.parse(String(request.body)) };
}

test('a replaced subscription is told to the server', async () => {
  const { subscribe, path, sent } = await renewed({ newSubscription: subscription() });
  expect(subscribe).not.toHaveBeenCalled();
  expect(path).toBe('/trpc/member.reminders.subscribe');
  expect(sent).toEqual(NEW);
});

test('an ended subscription is made again with the same key, and told', async () => {
  const options = { applicationServerKey: 'key', userVisibleOnly: true };
  const { subscribe, sent } = await renewed({ oldSubscription: { options } });
  expect(subscribe).toHaveBeenCalledWith(options);
  expect(sent).toEqual(NEW);
});

test('where nothing is known of the old one nothing is told, and reminders come by mail', async () => {
  expect((await renewed({})).path).toBeUndefined();
});

test('a message that cannot be read still says that something waits', async () => {
  const shown = vi.fn(async (_title: string, _options: unknown) => {});
  let listener: ((event: PushEvent) => void) | undefined;
  const worker = {
    registration: { showNotification: shown },
    addEventListener: (name: string, added: (event: PushEvent) => void) => {
      if (name === 'push') listener = added;
    },
  };
  showReminders(worker as unknown as WorkerScope);
  const data = { json: () => JSON.parse('no message of ours') };
  listener?.({ data, waitUntil: () => {} } as unknown as PushEvent);
  expect(shown).toHaveBeenCalledWith(
    'Companheiro Bíblico',
    expect.objectContaining({ data: { path: '/dashboard' } }),
  );
});
