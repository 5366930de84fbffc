import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue } from '#server/rate-limit/fair-queue.ts';

const STAYS = new AbortController().signal;

/** Enters for each in turn; whoever is admitted waits in the list until they leave. */
function enterAll(queue: FairQueue, members: readonly string[], signal = STAYS) {
  const admitted: { member: string; leave: () => void }[] = [];
  for (const member of members) {
    queue.enter(member, signal).admitted.then(
      (leave) => admitted.push({ member, leave }),
      () => {},
    );
  }
  return admitted;
}

/** Lets one after another leave. @returns the order in which they were admitted */
async function drain(admitted: { member: string; leave: () => void }[]): Promise<string> {
  for (let at = 0; ; at++) {
    await turn();
    const one = admitted[at];
    if (!one) return admitted.map(({ member }) => member).join('');
    one.leave();
    // Only the first call counts.
    one.leave();
  }
}

test('turns go around by member, so that one who asks for much waits behind their own', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 10, mostOfOne: 10 });
  expect(await drain(enterAll(queue, ['a', 'a', 'a', 'a', 'b', 'c', 'b']))).toBe('aabcaba');
  // All places are free again.
  expect(await drain(enterAll(queue, ['b']))).toBe('b');
});

test('so many are admitted at once as there are places', async () => {
  const queue = new FairQueue({ atOnce: 2, mostWaiting: 10, mostOfOne: 10 });
  const admitted = enterAll(queue, ['a', 'a', 'a']);
  await turn();
  expect(admitted).toHaveLength(2);
  admitted[0]?.leave();
  await turn();
  expect(admitted).toHaveLength(3);
});

test('who leaves gives up their turn, and who comes already gone takes none', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 10, mostOfOne: 10 });
  const leaving = new AbortController();
  const stayed = enterAll(queue, ['a']);
  const left = enterAll(queue, ['b', 'b'], leaving.signal);
  const last = enterAll(queue, ['c']);
  leaving.abort();
  await expect(queue.enter('d', leaving.signal).admitted).rejects.toThrow('abort');
  expect(await drain(stayed)).toBe('a');
  expect(await drain(last)).toBe('c');
  expect(left).toEqual([]);
});

test('the queue is bounded, as is the part of it that one member has', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 3, mostOfOne: 2 });
  enterAll(queue, ['a', 'a', 'a']);
  await expect(queue.enter('a', STAYS).admitted).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  enterAll(queue, ['b']);
  await expect(queue.enter('c', STAYS).admitted).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('who waits knows how many turns begin until their own, also where others have several', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 10, mostOfOne: 10 });
  const turns = ['a', 'b', 'b', 'b', 'c', 'c'].map((member) => queue.enter(member, STAYS));
  const told = () => turns.map(({ turnsLeft }) => turnsLeft());
  // b, c, b, c, b
  expect(told()).toEqual([0, 1, 3, 5, 2, 4]);
  (await turns[0]?.admitted)?.();
  expect(told()).toEqual([0, 0, 2, 4, 1, 3]);
});
