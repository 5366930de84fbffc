import type { WorkerScope } from './worker-scope.ts';

/** Shows reminders that arrive while no page is open, and opens the page that each names. */
export function showReminders(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, path } = read(event.data?.json());
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
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(worker.clients.openWindow(read(event.notification.data).path));
  });
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
