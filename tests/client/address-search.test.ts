import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#client/lib/browser/address-search.ts';

test.each([
  '"Deus é amor"',
  'Deus é "amor',
  '"fé"',
  'Jo 3:16',
  '666',
  '"666"',
  '007',
  'true',
  '',
  '"',
])('the address keeps %s as it was typed in the box', (q) => {
  expect(parseSearch(stringifySearch({ q }))).toEqual({ q });
});

test('quotation marks of an address that somebody wrote stay', () => {
  expect(parseSearch('?q="Deus é amor"')).toEqual({ q: '"Deus é amor"' });
  expect(parseSearch('?q=%22Deus+%C3%A9+amor%22')).toEqual({ q: '"Deus é amor"' });
  expect(stringifySearch({ q: '"amor"' })).toBe('?q=%22amor%22');
});

test('addresses of earlier versions lead to the same', () => {
  expect(parseSearch('?q=%22%5C%22Deus+%C3%A9+amor%5C%22%22')).toEqual({ q: '"Deus é amor"' });
  expect(parseSearch('?day=5&only=true&q=%22666%22')).toEqual({ day: 5, only: true, q: '666' });
});
