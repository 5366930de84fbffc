/** Fewer files come one by one; more in the archive of them all. */
const FEW = 12;

const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
];

/**
 * Fills the cache of a build in one request, since each of its hundreds of small files alone costs
 * a phone a round trip; those of a build before are taken from its cache.
 */
export async function unpackStart(
  cacheName: string,
  urls: readonly string[],
  archive: string,
): Promise<void> {
  const cache = await caches.open(cacheName);
  const isMissing = await Promise.all(
    urls.map(async (url) => {
      if (typeOf(url) === undefined || (await cache.match(url))) return false;
      const before = await caches.match(url, { ignoreVary: true });
      if (before) await cache.put(url, before);
      return !before;
    }),
  );
  const missing = urls.filter((_, at) => isMissing[at]);
  if (missing.length < FEW) return;
  // What is unpacked is of no use in the browser's own cache.
  const answer = await fetch(archive, { cache: 'no-store' });
  if (answer.status !== 200) return;
  const files: Readonly<Record<string, unknown>> = await answer.json();
  await Promise.all(
    missing.map(async (url) => {
      const [text, type] = [files[url], typeOf(url)];
      if (typeof text !== 'string' || type === undefined) return;
      await cache.put(url, new Response(text, { headers: { 'content-type': type } }));
    }),
  );
}

const typeOf = (url: string) => TYPES.find(([ending]) => url.endsWith(ending))?.[1];
