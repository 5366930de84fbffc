// Shows reminders that arrive while no page is open; it stores nothing and answers no requests.
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  const shown = { body, tag: 'lembrete', lang: 'pt-BR', icon: '/favicon.svg', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});
