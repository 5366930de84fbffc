import {
  ARCHIVE_SIZE,
  type Archive,
  archivePath,
  documentsIn,
  isArchive,
} from '#shared/bible/archive.ts';
import { deviceDatabase, partOf, type StoredTranslation } from './database.ts';
import { isFull, NO_ROOM, NO_STORE } from './device-room.ts';
import { nameOnDevice } from './on-device.ts';
import { chapterKey, chaptersOf } from './stored-chapters.ts';

export type Edition = Readonly<{ id: string; name: string; contentHash: string | null }>;

/** The message is a sentence for the member. */
export class TakeAlongFailure extends Error {
  override readonly name = 'TakeAlongFailure';
  /** Whether the edition was replaced since the page learnt of it. */
  readonly replaced: boolean;

  constructor(message: string, replaced = false) {
    super(message);
    this.replaced = replaced;
  }
}

const CUT = 'O download parou no meio. Nada foi perdido: tente de novo quando a conexão voltar.';

const WHOLE = 'all';

/** The translations on the device, and which books of them. */
export async function takenAlong(): Promise<readonly StoredTranslation[]> {
  return (await deviceDatabase()).getAll('translations');
}

type Taken = StoredTranslation['books'];

type Options = Readonly<{
  /** Some books; the whole translation without them. */
  books?: Taken | undefined;
  onProgress?: (percentage: number) => void;
  signal?: AbortSignal | undefined;
}>;

/**
 * Brings a translation, or some of its books, onto the device: all of it or nothing.
 * @throws TakeAlongFailure
 */
export async function takeAlong(edition: Edition, options: Options = {}): Promise<void> {
  const { books = [WHOLE], onProgress, signal } = options;
  const archives: Downloaded[] = [];
  for (const [at, book] of books.entries()) {
    const shown = (part: number) => onProgress?.(Math.floor((at * 100 + part) / books.length));
    archives.push(await download(edition, book, { onProgress: shown, signal }));
  }
  // A browser that is asked keeps what is stored when the device runs short of room.
  await navigator.storage?.persist?.().catch(() => false);
  try {
    await store(edition, archives, books);
  } catch (error) {
    throw new TakeAlongFailure(isFull(error) ? NO_ROOM : NO_STORE);
  }
  await nameEditions();
}

type Downloaded = Readonly<{ archive: Archive; bytes: number }>;

async function download(
  edition: Edition,
  book: Taken[number],
  { onProgress, signal }: Options,
): Promise<Downloaded> {
  const hash = edition.contentHash ?? '';
  const path = archivePath(edition.id, hash, book === WHOLE ? undefined : book);
  const response = await fetch(path, signal ? { signal } : {}).catch(() => null);
  if (response?.status === 404)
    throw new TakeAlongFailure('Há uma edição mais nova deste texto. Tente de novo.', true);
  if (!response?.ok || !response.body) throw new TakeAlongFailure(CUT);
  const size = Number(response.headers.get(ARCHIVE_SIZE));
  const parts: string[] = [];
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      bytes += part.byteLength;
      if (size > 0) onProgress?.(Math.min(99, Math.floor((bytes / size) * 100)));
      controller.enqueue(part);
    },
  });
  try {
    const texts = response.body.pipeThrough(counter).pipeThrough(new TextDecoderStream());
    for (let reader = texts.getReader(), done = false; !done; ) {
      const part = await reader.read();
      done = part.done;
      if (part.value) parts.push(part.value);
    }
    const archive: unknown = JSON.parse(parts.join(''));
    if (!isArchive(archive, edition)) throw new TypeError('it is another text');
    return { archive, bytes };
  } catch {
    // A cut body reads as text that ends too early.
    throw new TakeAlongFailure(CUT);
  }
}

/** The books of another edition go in the same transaction, so that no two are ever mixed. */
async function store(
  { id, name, contentHash }: Edition,
  downloaded: readonly Downloaded[],
  books: Taken,
): Promise<void> {
  const database = await deviceDatabase();
  // A transaction ends where it has nothing to do, so everything is made before it begins.
  const { searchIndexOf } = await import('./search-device.ts');
  const index = downloaded.map(({ archive }) => searchIndexOf(archive)).find((each) => each);
  const transaction = database.transaction(['chapters', 'translations', 'indexes'], 'readwrite');
  const translations = transaction.objectStore('translations');
  const before = await translations.get(id);
  const grows = !books.includes(WHOLE) && before?.hash === contentHash && !isWhole(before);
  const chapters = transaction.objectStore('chapters');
  if (before && !grows) {
    partOf(chapters.delete(chaptersOf(id)));
    partOf(transaction.objectStore('indexes').delete(id));
  }
  for (const document of downloaded.flatMap(({ archive }) => documentsIn(archive)))
    partOf(chapters.put(document, chapterKey(id, `${document.book}.${document.chapter}`)));
  if (index) partOf(transaction.objectStore('indexes').put(index, id));
  const taken: StoredTranslation = {
    id,
    name,
    hash: contentHash ?? '',
    books: [...new Set([...(grows ? before.books : []), ...books])],
    bytes: downloaded.reduce((sum, { bytes }) => sum + bytes, grows ? before.bytes : 0),
    at: Date.now(),
  };
  partOf(translations.put(taken));
  await transaction.done;
}

export const isWhole = ({ books }: Pick<StoredTranslation, 'books'>) => books.includes(WHOLE);

export async function removeTranslation(id: string): Promise<void> {
  const database = await deviceDatabase();
  const transaction = database.transaction(['chapters', 'translations', 'indexes'], 'readwrite');
  partOf(transaction.objectStore('chapters').delete(chaptersOf(id)));
  partOf(transaction.objectStore('indexes').delete(id));
  partOf(transaction.objectStore('translations').delete(id));
  await transaction.done;
  await nameEditions();
}

/** Tells the reader which editions cost no network; storage that was evicted has none. */
export async function nameEditions(): Promise<void> {
  nameOnDevice((await takenAlong()).map(({ id, hash }) => `/texts/${id}/${hash}/`));
}

/** Replaces what an import on the server has replaced; the old edition stays until all is here. */
export async function refreshTaken(editions: readonly Edition[]): Promise<void> {
  for (const { id, hash, books } of await takenAlong()) {
    const edition = editions.find((each) => each.id === id);
    if (!edition?.contentHash || edition.contentHash === hash) continue;
    await takeAlong(edition, { books });
  }
}
