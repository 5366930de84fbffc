const SHORTEST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 300_000;

/** Sends again what has found nobody, after pauses that grow while it goes on finding nobody. */
export function sendingAgain(send: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    after: (atLeastMs: number) => {
      failures += 1;
      const pause = Math.min(SHORTEST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
      stop();
      timer = setTimeout(send, Math.max(atLeastMs, pause * (0.75 + Math.random() / 2)));
    },
    stop,
    forget: () => {
      failures = 0;
    },
  };
}
