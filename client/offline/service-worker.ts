import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { pageAt } from '#shared/pages.ts';
import { BOOKLETS, dropWithdrawn, NO_ROOM_FOR_VIEWER, storedFile } from './booklet-files.ts';
import { isFull } from './device-room.ts';
import { showReminders } from './reminders.ts';
import { sendWhatWaits } from './send-waiting.ts';
import {
  buildToStart,
  deleteOldBuilds,
  documentOf,
  markComplete,
  startsOf,
  usedBy,
} from './start-build.ts';
import { unpackStart } from './unpack-start.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Written by the build: its name, and the files that are stored before they are asked for. */
declare const BUILD: string;
declare const STORED: readonly string[];
/** One file of the scripts and styles among them. */
declare const ARCHIVE: string;
/** What shows a PDF: too large for those who read none. */
declare const VIEWER: readonly string[];
/** The chunks that each page of the application needs, by their number in the list of files. */
declare const NEEDED: Readonly<Record<string, readonly number[]>>;

const USED = usedBy(BUILD);
const SLOW_MS = 6000;
/** The empty application, and the sentence for pages that need the network. */
const SHELL = '/offline-shell.html';
const NO_CONNECTION = '/offline.html';

const begins = new PrecacheController({ cacheName: startsOf(BUILD) });
// Names of assets change with their content; the documents are those of this build.
begins.addToCacheList(
  STORED.map((url) => ({ url, revision: url.startsWith('/assets/') ? null : BUILD })),
);
enableNavigationPreload();
showReminders(self);
sendWhatWaits(self);

// A page of an older build finds its files in the cache of that build, which stays for one more.
void self.skipWaiting();
clientsClaim();

self.addEventListener('install', (event) =>
  event.waitUntil(
    unpackStart(startsOf(BUILD), STORED, ARCHIVE)
      .catch(() => {})
      // Brings one after the other what is missing yet, and refuses a build that is not whole.
      .then(() => begins.install(event)),
  ),
);

self.addEventListener('activate', (event) =>
  event.waitUntil(
    markComplete(BUILD)
      .catch(() => {})
      .then(() => deleteOldBuilds(BUILD)),
  ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => {
    const stored = await caches.match(request, { ignoreVary: true });
    if (stored) return stored;
    const response = await fetch(request);
    if (response.status === 200) {
      const copy = response.clone();
      // A full store is no reason to refuse what has arrived.
      void caches
        .open(USED)
        .then((cache) => cache.put(request, copy))
        .catch(() => {});
    }
    return response;
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/files/'),
  async ({ event, request }) => {
    const stored = await storedFile(request);
    if (!stored) return fromNetwork(event, request);
    // Once an opening, and not with each part.
    if (!request.headers.has('range')) event.waitUntil(dropWithdrawn(request));
    return stored;
  },
);

self.addEventListener('message', (event) => {
  if (event.data !== BOOKLETS) return;
  const answer = (text: string) => event.ports[0]?.postMessage(text);
  event.waitUntil(
    storeViewer().then(
      () => answer('stored'),
      (error: unknown) => answer(isFull(error) ? NO_ROOM_FOR_VIEWER : 'later'),
    ),
  );
});

async function storeViewer(): Promise<void> {
  const cache = await caches.open(USED);
  const missing = await Promise.all(
    VIEWER.map(async (url) => ((await cache.match(url, { ignoreVary: true })) ? [] : [url])),
  );
  await cache.addAll(missing.flat());
}

for (const path of ['/favicon.svg', '/icons/any-192.png']) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === path,
    async ({ request }) => (await begins.matchPrecache(path)) ?? fetch(request),
  );
}

/** What the server sends beside its pages: files, data and calls. */
const NO_PAGE =
  /^\/(?:admin|api|assets|backup|bible-data|files|healthz|metrics|pictures|readyz|texts|trpc)(?:\/|$)|\.\w+$/;

/**
 * What answers a page that the server does not; null for what the worker leaves alone. An address
 * that leads nowhere says so by itself.
 */
function documentWithoutNetwork(path: string): typeof SHELL | typeof NO_CONNECTION | null {
  if (NO_PAGE.test(path)) return null;
  const page = pageAt(path);
  const needsNetwork = page === '/' || page === '/auth' || path.startsWith('/lembretes/');
  return needsNetwork ? NO_CONNECTION : SHELL;
}

/** The gateway's own answers where the server behind it is away. */
const AWAY: ReadonlySet<number> = new Set([502, 504]);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && documentWithoutNetwork(url.pathname) !== null,
  async ({ event, request, url }) => {
    const asked = fromNetwork(event, request);
    const slow = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), SLOW_MS);
    });
    // A slow answer to an unknown address may be what a newer server sends to be kept.
    const waits = pageAt(url.pathname) === null ? [] : [slow];
    const response = await Promise.race([asked.catch(() => null), ...waits]);
    if (response && !AWAY.has(response.status)) return response;
    return (await storedDocument(url.pathname)) ?? asked;
  },
);

/**
 * The document for a page, which names the chunks that the page needs: they come while the
 * application starts, and not one after the other once it asks for them.
 */
async function storedDocument(path: string): Promise<Response | undefined> {
  const name = documentWithoutNetwork(path) ?? '';
  const build = name === SHELL ? await buildToStart(BUILD) : BUILD;
  if (build !== BUILD) return documentOf(build, name);
  const stored = await begins.matchPrecache(name);
  const needed = NEEDED[pageAt(path) ?? ''];
  if (!stored || !needed || name !== SHELL) return stored;
  const links = needed.map((at) => `<link rel="modulepreload" href="${STORED[at]}" />`);
  const html = (await stored.text()).replace('</head>', `${links.join('')}</head>`);
  const headers = new Headers(stored.headers);
  headers.delete('content-length');
  return new Response(html, { headers });
}

/** The browser asks for a document while the worker starts, so that a page does not wait for it. */
async function fromNetwork(event: object, request: Request): Promise<Response> {
  const preloaded: unknown = await Reflect.get(event, 'preloadResponse');
  return preloaded instanceof Response ? preloaded : fetch(request);
}
