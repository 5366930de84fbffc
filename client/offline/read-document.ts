import type { ReadDocument } from '../lib/data/data.tsx';
import { isOnDevice } from './on-device.ts';
import { withDevice } from './with-device.ts';

/** The device's own copy; undefined where it has none. */
const storedDocument = (path: string) => withDevice(({ readChapter }) => readChapter(path));

/** Reads a chapter from the device that has its edition, else over the network, else from what the device has left. */
export const readDocument: ReadDocument = async (path, signal) => {
  const stored = isOnDevice(path) ? await storedDocument(path) : undefined;
  if (stored) return stored;
  let response: Response;
  try {
    response = await fetch(path, signal ? { signal } : {});
  } catch (error) {
    const left = signal?.aborted ? undefined : await storedDocument(path);
    if (left) return left;
    throw error;
  }
  // Only an incomplete translation lacks chapters.
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the chapter answered ${response.status}`);
  return response.json();
};
