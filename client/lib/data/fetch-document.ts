import type { ReadDocument } from './data.tsx';

/** Reads a chapter over the network. */
export const fetchDocument: ReadDocument = async (path, signal) => {
  const response = await fetch(path, signal ? { signal } : {});
  // Only an incomplete text lacks chapters.
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the chapter answered ${response.status}`);
  return response.json();
};
