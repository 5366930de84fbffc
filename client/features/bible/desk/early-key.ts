/** After so long a press was for something else. */
const STALE_MS = 8000;

let early: KeyboardEvent | null = null;
const hold = (event: KeyboardEvent) => {
  // A key such as Shift only begins another one.
  if (event.key.length === 1) early ??= event;
};

/** Holds the first key that is pressed before the keys of the reader have come. */
export const holdKey = () => window.addEventListener('keydown', hold);

/** @returns the held key, unless it was long ago; none is held any more */
export function takeKey(): KeyboardEvent | null {
  window.removeEventListener('keydown', hold);
  const held = early;
  early = null;
  return held && performance.now() - held.timeStamp < STALE_MS ? held : null;
}
