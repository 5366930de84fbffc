import { expect, test } from 'vitest';
import { Once } from '#server/ai/once.ts';

const never = new AbortController().signal;
const nobody = () => {};

test('what several want at the same time is written once, and read by the others', async () => {
  const once = new Once();
  const stored = new Map<string, string>();
  let written = 0;
  const { promise: written1, resolve } = Promise.withResolvers<void>();
  const ask = () =>
    once.singleFlight(
      'a',
      never,
      async () => stored.get('a') ?? null,
      async () => {
        written += 1;
        await written1;
        stored.set('a', 'texto');
        return 'texto';
      },
    );
  const answers = Promise.all([ask(), ask(), ask()]);
  resolve();
  expect(await answers).toEqual(['texto', 'texto', 'texto']);
  expect(written).toBe(1);
});

test('what the first one failed with the others are told, and the next one tries again', async () => {
  const once = new Once();
  const ask = (write: () => Promise<string>) =>
    once.singleFlight('a', never, async () => null, write);
  const fails = async (): Promise<string> => {
    throw new Error('down');
  };
  const asked = await Promise.allSettled([ask(fails), ask(async () => 'second')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(async () => 'third')).toBe('third');
});

test('whoever leaves fails nobody: one who waited writes in their place', async () => {
  const once = new Once();
  const leaving = new AbortController();
  const left = once.singleFlight(
    'a',
    leaving.signal,
    async () => null,
    async () => {
      leaving.abort(new Error('gone'));
      throw leaving.signal.reason;
    },
  );
  const waiting = once.singleFlight(
    'a',
    never,
    async () => null,
    async () => 'written',
  );
  await expect(left).rejects.toThrow('gone');
  expect(await waiting).toBe('written');
});

test('whoever waits may leave', async () => {
  const once = new Once();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = once.singleFlight(
    'a',
    never,
    async () => null,
    () => promise,
  );
  const leaving = new AbortController();
  const second = once.singleFlight(
    'a',
    leaving.signal,
    async () => null,
    async () => 'never',
  );
  leaving.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  resolve('texto');
  expect(await first).toBe('texto');
});

test('of a stream the others learn how it landed, also where its reader stops', async () => {
  const once = new Once();
  const landings: string[] = [];
  const ask = () =>
    once.stream<number>('a', never, {
      write: async function* (land) {
        yield 1;
        land('not-stored');
        yield 2;
      },
      after: async (landing) => {
        landings.push(landing);
        return (async function* () {
          yield 3;
        })();
      },
      waits: nobody,
    });
  const first = ask();
  expect((await first.next()).value).toBe(1);
  const second = Array.fromAsync(ask());
  await first.return();
  expect(await second).toEqual([3]);
  const third = ask();
  await third.next();
  const fourth = Array.fromAsync(ask());
  expect((await third.next()).value).toBe(2);
  await third.next();
  expect(await fourth).toEqual([3]);
  expect(landings).toEqual(['left', 'not-stored']);
});
