import { expect, test } from 'vitest';
import { networkOf } from '#server/http/request-context.ts';
import { Turns } from '#server/rate-limit/turns.ts';

test('so much of a member’s work runs at once, the rest in its turn, and the others’ beside it', () => {
  const turns = new Turns({ atOnce: 2, mostWaiting: 1 });
  const begun: string[] = [];
  const take = (member: string, work: string) => turns.take(member, () => begun.push(work));
  expect([take('ana', 'a1'), take('ana', 'a2'), take('ana', 'a3')]).toEqual([true, true, true]);
  expect(take('ana', 'a4')).toBe(false);
  expect(take('bia', 'b1')).toBe(true);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  turns.end('ana');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  turns.end('ana');
  turns.end('ana');
  expect([take('ana', 'a5'), take('ana', 'a6')]).toEqual([true, true]);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a5', 'a6']);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:5::9', '2001:db8:0:0'],
  ['2001:0DB8:0000::ab:1:2', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
