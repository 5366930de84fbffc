import { setTimeout as wait } from 'node:timers/promises';

// Work in a process of its own that waits for its turn, or never ends.
const { waitMs }: { waitMs?: number } = JSON.parse(process.argv[2] ?? '{}');
if (waitMs === undefined) for (;;) Math.random();
await wait(waitMs);
process.send?.({ done: true });
process.disconnect();
