import { fileUrl } from '#shared/uploads.ts';
import { BOOKLETS, NO_ROOM_FOR_VIEWER } from './booklet-files.ts';
import { isFull, NO_STORE } from './device-room.ts';
import { ownerOfAnswers } from './stored-answers.ts';

/** What a list shows of a booklet without a connection. */
export type BookletOnDevice = Readonly<{
  id: string;
  name: string;
  pdfKey: string;
  pages: number | null;
  bytes: number;
}>;

/** `kept` until the member removes it; the others were opened, and make room for newer ones. */
export type StoredBooklet = BookletOnDevice & Readonly<{ kept: boolean; at: number }>;

const MB = 1_000_000;
const MOST_OPENED = 6;
const MOST_OPENED_BYTES = 24 * MB;
/** A larger one is only brought whole where the member asks for it. */
const LARGEST_OPENED = 8 * MB;
const MOST_KEPT = 60;
const VIEWER_MS = 20_000;
const MOST_KEPT_BYTES = 300 * MB;

const CUT = 'A apostila não chegou inteira. Tente de novo quando a conexão estiver melhor.';
const WITHDRAWN = 'Esta apostila não está mais disponível.';
const TOO_MANY = 'Há apostilas demais neste aparelho. Remova alguma para guardar esta.';

const NO_ROOM =
  'Não há espaço neste aparelho para esta apostila. Remova outra daqui, ou apague algo do aparelho.';

/** What is known of a booklet stands beside its file, so that the browser evicts both or neither. */
const ABOUT = 'x-booklet';

/** The booklets on the device: those that are kept, then those that were opened, the latest first. */
export async function listStored(): Promise<readonly StoredBooklet[]> {
  if (!(await caches.has(BOOKLETS))) return [];
  const cache = await caches.open(BOOKLETS);
  const files = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const stored = files.flatMap((file) => aboutOf(file) ?? []);
  return stored.toSorted((a, b) => Number(b.kept) - Number(a.kept) || b.at - a.at);
}

/** @returns null for a file of which the browser, or an older build, has left something else */
function aboutOf(file: Response | undefined): StoredBooklet | null {
  try {
    const about: unknown = JSON.parse(decodeURIComponent(file?.headers.get(ABOUT) ?? ''));
    return isStored(about) ? about : null;
  } catch {
    return null;
  }
}

function isStored(about: unknown): about is StoredBooklet {
  const {
    id,
    name,
    pdfKey,
    pages,
    bytes,
    kept,
    at,
  }: Partial<Record<keyof StoredBooklet, unknown>> = Object(about);
  const texts = [id, name, pdfKey].every((each) => typeof each === 'string');
  const numbers = [pages ?? 0, bytes, at].every(Number.isFinite);
  return texts && numbers && typeof kept === 'boolean';
}

/**
 * Keeps a booklet on the device until the member removes it.
 * @returns a sentence where that cannot be
 */
export async function keepBooklet(booklet: BookletOnDevice): Promise<string | null> {
  const { pdfKey, bytes } = booklet;
  const kept = (await listStored()).filter((each) => each.kept && each.id !== booklet.id);
  const size = kept.reduce((sum, each) => sum + each.bytes, bytes);
  if (kept.length >= MOST_KEPT || size > MOST_KEPT_BYTES) return TOO_MANY;
  const owner = await ownerOfAnswers();
  const url = fileUrl(pdfKey);
  const cache = await caches.open(BOOKLETS);
  const file = (await cache.match(url)) ?? (await fetch(url).catch(() => null));
  if (file?.status === 404) return WITHDRAWN;
  const whole = file?.ok ? await file.blob().catch(() => null) : null;
  if (!file || whole?.size !== bytes) return CUT;
  // A browser that is asked keeps what is stored when the device runs short of room.
  await navigator.storage?.persist?.().catch(() => false);
  try {
    await put({ ...booklet, kept: true, at: Date.now() }, whole, file.headers, owner);
  } catch (error) {
    return isFull(error) ? NO_ROOM : NO_STORE;
  }
  await removeOlder(booklet);
  return null;
}

/** Stores a booklet that is being read, from what its viewer has of it. */
export async function storeOpened(
  booklet: BookletOnDevice,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const { pdfKey, bytes } = booklet;
  const before = (await listStored()).find((each) => each.pdfKey === pdfKey);
  if (before?.kept || bytes > LARGEST_OPENED) return;
  const owner = await ownerOfAnswers();
  const answer = await fetch(fileUrl(pdfKey), { method: 'HEAD' }).catch(() => null);
  const stored = await caches.match(fileUrl(pdfKey), { cacheName: BOOKLETS, ignoreVary: true });
  const headers = answer?.ok ? answer.headers : stored?.headers;
  if (!headers) return;
  const whole = new Blob([stored ? await stored.arrayBuffer() : await read()]);
  if (whole.size !== bytes) return;
  await put({ ...booklet, kept: false, at: Date.now() }, whole, headers, owner);
  await removeOlder(booklet);
  await makeRoom();
}

async function put(
  booklet: StoredBooklet,
  file: Blob,
  given: Headers,
  owner: string,
): Promise<void> {
  const headers = new Headers(given);
  headers.set(ABOUT, encodeURIComponent(JSON.stringify(booklet)));
  headers.set('content-length', String(file.size));
  const url = fileUrl(booklet.pdfKey);
  const cache = await caches.open(BOOKLETS);
  await cache.put(url, new Response(file, { headers }));
  // What was on its way when its member left goes after them.
  if ((await ownerOfAnswers()) !== owner) await cache.delete(url);
  else if (!(await hasViewer())) {
    await cache.delete(url);
    throw new DOMException('no room for the viewer', 'QuotaExceededError');
  }
}

/** A PDF that was replaced is here once. */
async function removeOlder({ id, pdfKey }: BookletOnDevice): Promise<void> {
  const older = (await listStored()).filter((each) => each.id === id && each.pdfKey !== pdfKey);
  for (const each of older) await removeBooklet(each.pdfKey);
}

async function makeRoom(): Promise<void> {
  let bytes = 0;
  for (const [at, each] of (await listStored()).filter(({ kept }) => !kept).entries()) {
    bytes += each.bytes;
    if (at >= MOST_OPENED || bytes > MOST_OPENED_BYTES) await removeBooklet(each.pdfKey);
  }
}

export async function removeBooklet(pdfKey: string): Promise<void> {
  await (await caches.open(BOOKLETS)).delete(fileUrl(pdfKey));
}

/** Replaces what has another PDF by now: what is kept is brought anew, what was opened goes. */
export async function refreshStored(listed: readonly BookletOnDevice[]): Promise<boolean> {
  let changed = false;
  for (const { id, pdfKey, kept } of await listStored()) {
    const now = listed.find((each) => each.id === id);
    if (!now || now.pdfKey === pdfKey) continue;
    changed = true;
    if (kept) await keepBooklet(now);
    else await removeBooklet(pdfKey);
  }
  return changed;
}

/** The viewer's code comes to the device with the first booklet, and anew with another build. */
export async function prepareViewer(answerTo?: MessagePort): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  worker?.active?.postMessage(BOOKLETS, answerTo ? [answerTo] : []);
  return Boolean(worker?.active);
}

/** A booklet without its viewer is not read; false where the device has no room for that. */
async function hasViewer(): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  port1.onmessage = ({ data }) => resolve(data !== NO_ROOM_FOR_VIEWER);
  // What shows it comes later where the network or an older worker does not answer.
  const patience = setTimeout(() => resolve(true), VIEWER_MS);
  if (!(await prepareViewer(port2))) resolve(true);
  const has = await promise;
  clearTimeout(patience);
  port1.close();
  return has;
}
