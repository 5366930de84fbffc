import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Env } from '../env.ts';

export const SERVICE_WORKER_PATH = '/service-worker.js';

/**
 * Takes the place of a worker that does harm: it answers no request, deletes what was cached, and
 * goes, unless the device receives reminders, which would end with it.
 */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.clients.claim();
  const reminded = await self.registration.pushManager?.getSubscription();
  if (!reminded) await self.registration.unregister();
}
self.addEventListener('push', (event) => {
  let sent = {};
  try { sent = event.data.json(); } catch {}
  const { title = 'Companheiro Bíblico', body = '', path = '/dashboard' } = Object(sent);
  const shown = { body, tag: 'lembrete', lang: 'pt-BR', icon: '/icons/any-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});
`;

/** Sends the worker of the built client; browsers ask for it anew at each visit. */
export function serviceWorker(
  { serviceWorker: isOn }: Pick<Env, 'serviceWorker'>,
  directory: string,
): RequestHandler {
  const script = isOn ? readFileSync(join(directory, SERVICE_WORKER_PATH), 'utf8') : REMOVAL;
  return (_request, response) => {
    response.type('text/javascript').set('cache-control', 'no-cache').send(script);
  };
}
