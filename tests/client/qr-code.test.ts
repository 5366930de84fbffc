import { expect, test } from 'vitest';
import { qrCode } from '#client/features/account/qr-code.ts';

/** Where the first bytes of the smallest code lie: up and down in columns of two, from the right. */
function readSmallest(rows: readonly (readonly boolean[])[], bits: number): number[] {
  const read: number[] = [];
  for (const [column, right] of [20, 18, 16, 14].entries()) {
    for (let step = 0; step < 12; step++) {
      const y = column % 2 === 0 ? 20 - step : 9 + step;
      for (const x of [right, right - 1]) {
        read.push(Number(rows[y]?.[x] !== ((x + y) % 2 === 0)));
      }
    }
  }
  return read.slice(0, bits);
}

test('the smallest code holds its text after kind and length, masked', () => {
  const rows = qrCode('Salmo 23:1');
  expect(rows).toHaveLength(21);
  const bits = readSmallest(rows, 12 + 10 * 8).join('');
  expect(bits.slice(0, 4)).toBe('0100');
  expect(Number.parseInt(bits.slice(4, 12), 2)).toBe(10);
  const bytes = bits.slice(12).match(/.{8}/g) ?? [];
  const text = String.fromCharCode(...bytes.map((each) => Number.parseInt(each, 2)));
  expect(text).toBe('Salmo 23:1');
});

test.each([
  [17, 21],
  [18, 25],
  [230, 53],
  [231, 57],
  [520, 77],
])('%i bytes fit in a square of %i', (bytes, side) => {
  const rows = qrCode('x'.repeat(bytes));
  expect(rows).toHaveLength(side);
  const ring = [true, true, true, true, true, true, true, false];
  for (const corner of [rows[0]?.slice(0, 8), rows[side - 1]?.slice(0, 8)]) {
    expect(corner).toEqual(ring);
  }
  expect(rows[0]?.slice(side - 8)).toEqual([...ring].reverse());
});

test('an address of the longest e-mail fits, and nothing is cut', () => {
  expect(qrCode(`otpauth://totp/${'x'.repeat(400)}`).length).toBeGreaterThan(60);
  expect(() => qrCode('x'.repeat(521))).toThrow();
});
