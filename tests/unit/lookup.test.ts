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
  test('shares one statement among those who ask while another runs', async () => {
    const { lookup, statements, keys } = heldLookup();
    const first = lookup.get('a');
    const others = ['b', 'c', 'b', 'nobody'].map((key) => lookup.get(key));
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
    const second = lookup.get('b');
    vi.advanceTimersByTime(100);
    expect(keys()).toEqual([['a'], ['b']]);
    statements[1]?.answer({ b: 'Bia' });
    expect(await second).toBe('Bia');
  });
});
