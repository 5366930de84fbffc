/** The cache of the booklets that are on the device; of no build, so that a deploy leaves them. */
export const BOOKLETS = 'companheiro-booklets';

/** What the worker answers where what shows a booklet finds no room. */
export const NO_ROOM_FOR_VIEWER = 'no room';

/**
 * Answers for a file from the booklets on the device, whole or in the part that a viewer asks for.
 * @returns undefined where the device does not have it
 */
export async function storedFile({ url, headers }: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(url);
  const stored = await caches.match(pathname, { cacheName: BOOKLETS, ignoreVary: true });
  if (!stored) return undefined;
  const given = new Headers(stored.headers);
  if (searchParams.has('download')) {
    const named = given.get('content-disposition') ?? '';
    given.set('content-disposition', named.replace(/^inline/, 'attachment'));
  }
  const file = await stored.blob();
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (first === undefined) return new Response(file, { headers: given });
  const from = Number(first);
  const to = last ? Math.min(Number(last), file.size - 1) : file.size - 1;
  if (from > to) {
    given.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers: given });
  }
  given.set('content-range', `bytes ${from}-${to}/${file.size}`);
  given.set('content-length', String(to - from + 1));
  return new Response(file.slice(from, to + 1), { status: 206, headers: given });
}

/** A booklet that members can no longer open goes from the device, once there is a connection. */
export async function dropWithdrawn({ url }: Request): Promise<void> {
  const { pathname } = new URL(url);
  const answer = await fetch(pathname, { method: 'HEAD' }).catch(() => null);
  if (answer?.status === 404) await (await caches.open(BOOKLETS)).delete(pathname);
}
