import { expect, test } from 'vitest';
import { studySearch } from '#client/features/guided-studies/study-address.ts';
import { openedFrom } from '#client/features/plans/reading/opened.ts';
import { pageSearch } from '#client/lib/browser/address-search.ts';

test.each(['abc', '', null, undefined, Number.NaN, [1], { day: 1 }])(
  'an address whose day is %j opens none',
  (day) => {
    expect(openedFrom({ day })).toEqual({});
    expect(studySearch({ day })).toEqual({});
  },
);

test('what a page does not read of its address does not reach it', () => {
  const search = pageSearch(studySearch);
  expect(search({ tab: 'plan', day: 'abc', gift: 3, utm: 'x' })).toEqual({ tab: 'plan' });
  expect(Object.keys(search({ day: 'abc' }))).toEqual(['day']);
  expect(search({ day: 4 })).toEqual({ day: 4 });
});

test('the dialog of a day opens for a day that a plan may have', () => {
  expect([0, -1, 0.5, 3651, 99_999].map((day) => openedFrom({ day }))).toEqual(Array(5).fill({}));
  expect(openedFrom({ day: 5, part: 'calendar' })).toEqual({ day: 5, part: 'calendar' });
  expect(openedFrom({ day: 5, part: 'nada' })).toEqual({ day: 5 });
});
