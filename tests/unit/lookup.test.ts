import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lookup } from '#server/db/lookup.ts';

type Statement = Readonly<{
  keys: readonly string[];
  answer: (rows: Record<string, string>) => void;
  fail: (error: Error) => void;
}>;

/** A lookup whose statements the test answers. */
function heldLookup() {
  const statements: Statement[] = [];
  const lookup = new Lookup<string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
    const answer = (rows: Record<string, string>) => resolve(new Map(Object.entries(rows)));
    statements.push({ keys, answer, fail: reject });
    return promise;
  });
  const keys = () => statements.map((statement) => statement.keys);
  return { lookup, statements, keys };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a lookup', () => {
  test('shares one statement among those who ask at once', async () => {
    const { lookup, statements, keys } = heldLookup();
    const all = ['a', 'b', 'a', 'nobody'].map((key) => lookup.get(key));
    await vi.waitFor(() => expect(keys()).toEqual([['a', 'b', 'nobody']]));
    statements[0]?.answer({ a: 'Ana', b: 'Bia' });
    expect(await Promise.all(all)).toEqual(['Ana', 'Bia', 'Ana', undefined]);
  });

  test('shares the next statement among those who ask while one runs', async () => {
    const { lookup, statements, keys } = heldLookup();
    const first = lookup.get('a');
    await vi.waitFor(() => expect(keys()).toEqual([['a']]));
    const others = ['b', 'c', 'b', 'nobody'].map((key) => lookup.get(key));
    vi.advanceTimersByTime(0);
    expect(keys()).toEqual([['a']]);
    statements[0]?.answer({ a: 'Ana' });
    expect(await first).toBe('Ana');
    await vi.waitFor(() => expect(keys()).toEqual([['a'], ['b', 'c', 'nobody']]));
    statements[1]?.answer({ b: 'Bia', c: 'Caio' });
    expect(await Promise.all(others)).toEqual(['Bia', 'Caio', 'Bia', undefined]);
  });

  test('never answers with a row that was read before the call', async () => {
    const { lookup, statements } = heldLookup();
    const before = lookup.get('a');
    await vi.waitFor(() => expect(statements).toHaveLength(1));
    const after = lookup.get('a');
    statements[0]?.answer({ a: 'open' });
    expect(await before).toBe('open');
    await vi.waitFor(() => expect(statements).toHaveLength(2));
    statements[1]?.answer({});
    expect(await after).toBeUndefined();
  });

  test('fails for those of the failing statement alone', async () => {
    const { lookup, statements } = heldLookup();
    const first = lookup.get('a');
    await vi.waitFor(() => expect(statements).toHaveLength(1));
    const second = lookup.get('b');
    statements[0]?.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await vi.waitFor(() => expect(statements).toHaveLength(2));
    statements[1]?.answer({ b: 'Bia' });
    expect(await second).toBe('Bia');
  });

  test('does not wait long for a statement that hangs', async () => {
    const { lookup, statements, keys } = heldLookup();
    void lookup.get('a');
    await vi.waitFor(() => expect(statements).toHaveLength(1));
    const second = lookup.get('b');
    vi.advanceTimersByTime(101);
    expect(keys()).toEqual([['a'], ['b']]);
    statements[1]?.answer({ b: 'Bia' });
    expect(await second).toBe('Bia');
  });
});
