import type { PushEvent, SubscriptionEvent, WorkerScope } from './worker-scope.ts';

/** Shows reminders that arrive while no page is open, and opens the page that each names. */
export function showReminders(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, path } = read(sentIn(event));
    event.waitUntil(
      worker.registration.showNotification(title, {
        body,
        tag: 'lembrete',
        lang: 'pt-BR',
        icon: '/icons/any-192.png',
        badge: '/icons/monochrome-96.png',
        data: { path },
      }),
    );
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(worker, event));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(worker.clients.openWindow(read(event.notification.data).path));
  });
}

/**
 * Tells the server the device's new address. Where it cannot be told, reminders come by e-mail until
 * the member allows them again.
 */
async function renew(
  { registration }: WorkerScope,
  { oldSubscription, newSubscription }: SubscriptionEvent,
): Promise<void> {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/trpc/member.reminders.subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}

function sentIn({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** A message that cannot be read still says that something waits. */
function read(sent: unknown): Readonly<{ title: string; body: string; path: string }> {
  const { title, body, path }: { title?: unknown; body?: unknown; path?: unknown } = Object(sent);
  return {
    title: typeof title === 'string' ? title : 'Companheiro Bíblico',
    body: typeof body === 'string' ? body : '',
    path: typeof path === 'string' && path.startsWith('/') ? path : '/dashboard',
  };
}
