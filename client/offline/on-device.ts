/** Names the editions that the device has, such as "/texts/blivre/374926f202cddc6c/". */
const ON_DEVICE = 'bible-on-device';

/** Whether the edition of a chapter was taken along, so that it costs no network. */
export const isOnDevice = (path: string) =>
  localStorage.getItem(ON_DEVICE)?.includes(path.slice(0, path.lastIndexOf('/') + 1));

export function nameOnDevice(editions: readonly string[]): void {
  if (editions.length > 0) localStorage.setItem(ON_DEVICE, editions.join(' '));
  else localStorage.removeItem(ON_DEVICE);
}
