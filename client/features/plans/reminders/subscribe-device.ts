export const takesNotifications = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks for the permission, so it runs on a press only. @returns null where it is not given */
export async function subscribeDevice(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}
