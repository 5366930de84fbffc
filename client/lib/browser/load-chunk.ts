/** A chunk of the application that did not load; another attempt may succeed. */
export class MissingChunk extends Error {
  override readonly name = 'MissingChunk';
}

const arrived = new Map<string, Promise<void>>();

/**
 * Takes the place of Vite's helper around each dynamic import. A browser remembers a module
 * that failed to load for as long as the page lives, so each file is fetched first, which can
 * be repeated; the import then reads it from the browser's cache.
 * @param files what the import needs, as the build names it
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => arrival(`/${file}`)));
  return load();
}

function arrival(path: string): Promise<void> {
  const known = arrived.get(path);
  if (known) return known;
  const promise = arrive(path);
  arrived.set(path, promise);
  promise.catch(() => arrived.delete(path));
  return promise;
}

async function arrive(path: string): Promise<void> {
  // Files that the document has preloaded are not fetched again.
  if (document.querySelector(`:is(link[href="${path}"], script[src="${path}"])`)) return;
  // Nor what the device has, which the import reads through the worker.
  if (await window.caches?.match(path, { ignoreVary: true }).catch(() => {})) return;
  try {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await response.arrayBuffer();
  } catch (cause) {
    void reloadForNewerBuild();
    throw new MissingChunk('Esta parte não carregou. Verifique a sua conexão.', { cause });
  }
}

/**
 * After a deploy the files of an old tab are gone, and one reload brings the new ones. Only a
 * 404 for our own entry proves it; without a connection nothing reloads.
 */
async function reloadForNewerBuild(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const key = 'reloaded-for-build';
  if (!entry || !navigator.onLine || sessionStorage.getItem(key) === entry) return;
  const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404) return;
  sessionStorage.setItem(key, entry);
  location.reload();
}
