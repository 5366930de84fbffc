import { setTimeout as wait } from 'node:timers/promises';

// Work in a process of its own that waits for its turn, or never ends.
const [, , waitMs] = process.argv;
if (waitMs === undefined) for (;;) Math.random();
await wait(Number(waitMs));
process.send?.({ done: true });
process.disconnect();
