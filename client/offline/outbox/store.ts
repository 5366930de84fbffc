import type { Change, Queued } from './change.ts';

/** The name of the lock, the channel and the request by which pages and the worker share the queue. */
export const OUTBOX = 'outbox';

const DATABASE = 'companheiro-outbox';
const CHANGES = 'changes';
/** A browser that holds its storage back is treated like one without. */
const LONGEST_WAIT_MS = 3000;

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(CHANGES, { keyPath: 'at', autoIncrement: true });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.onclose = forget;
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      resolve(request.result);
    };
    setTimeout(
      () => reject(new Error('the storage of the device does not answer')),
      LONGEST_WAIT_MS,
    );
  });
  opening.catch(forget);
  return opening;
}

function forget(): void {
  opening = null;
}

async function work<Result>(
  mode: IDBTransactionMode,
  run: (changes: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  return new Promise((resolve, reject) => {
    // What a member wrote is on the disk before they are told that it is stored.
    const transaction = database.transaction(CHANGES, mode, { durability: 'strict' });
    const request = run(transaction.objectStore(CHANGES));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** @returns the change with its place at the end of the queue */
export async function addChange(change: Change): Promise<Queued> {
  const at = await work('readwrite', (changes) => changes.add(change));
  return { ...change, at: Number(at) };
}

export async function replaceChange(change: Queued): Promise<void> {
  await work('readwrite', (changes) => changes.put(change));
}

export async function removeChange({ at }: Pick<Queued, 'at'>): Promise<void> {
  await work('readwrite', (changes) => changes.delete(at));
}

const listAll = (): Promise<Queued[]> => work('readonly', (changes) => changes.getAll());

/** The changes of a member in the order in which they were made. */
export async function listChanges(userId: string): Promise<Queued[]> {
  return (await listAll()).filter((change) => change.userId === userId);
}

/** Everything that is still to be sent, whoever made it. */
export async function listWaiting(): Promise<Queued[]> {
  return (await listAll()).filter(({ refusal }) => refusal === undefined);
}

/** One page, or the worker, sends at a time, so that the order stays; the server takes each change once in any case. */
export async function oneSender(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(OUTBOX, work);
  else await work();
}

export async function clearChanges(userId: string): Promise<void> {
  for (const change of await listChanges(userId)) await removeChange(change);
}
