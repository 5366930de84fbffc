import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextReminder } from '#server/features/plans/reminders/next-reminder.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

function next(timeZone: string, hour: number, after: string, weekdays = EVERY_DAY): string {
  return nextReminder({ hour, weekdays, timeZone }, new Date(after)).toISOString();
}

describe('the next reminder', () => {
  test('is today when the hour is still to come, else on the next chosen weekday', () => {
    // A Friday.
    expect(next('America/Sao_Paulo', 7, '2026-11-20T09:59:00Z')).toBe('2026-11-20T10:00:00.000Z');
    expect(next('America/Sao_Paulo', 7, '2026-11-20T10:00:00Z')).toBe('2026-11-21T10:00:00.000Z');
    expect(next('America/Sao_Paulo', 7, '2026-11-20T10:00:00Z', [1])).toBe(
      '2026-11-23T10:00:00.000Z',
    );
    expect(next('America/Sao_Paulo', 7, '2026-11-20T10:00:00Z', [5])).toBe(
      '2026-11-27T10:00:00.000Z',
    );
  });

  test('follows the calendar of the member from UTC−12 to UTC+14', () => {
    const after = '2026-12-31T11:30:00Z';
    expect(next('Etc/GMT+12', 0, after)).toBe('2026-12-31T12:00:00.000Z');
    expect(next('Pacific/Kiritimati', 6, after)).toBe('2026-12-31T16:00:00.000Z');
    // There it is Friday, 1 January, already.
    expect(next('Pacific/Kiritimati', 6, after, [5])).toBe('2026-12-31T16:00:00.000Z');
    expect(next('Asia/Kathmandu', 7, after)).toBe('2027-01-01T01:15:00.000Z');
  });

  test('passes 31 December', () => {
    expect(next('America/Sao_Paulo', 23, '2026-12-31T12:00:00Z')).toBe('2027-01-01T02:00:00.000Z');
    expect(next('America/Sao_Paulo', 0, '2026-12-31T12:00:00Z')).toBe('2027-01-01T03:00:00.000Z');
  });

  test('comes once where clocks go back, and after the gap where they skip the hour', () => {
    // New York, 1 November 2026: 1:00 comes twice.
    expect(next('America/New_York', 1, '2026-11-01T04:00:00Z')).toBe('2026-11-01T05:00:00.000Z');
    expect(next('America/New_York', 1, '2026-11-01T05:00:00Z')).toBe('2026-11-02T06:00:00.000Z');
    // 8 March 2026: 2:00 does not come.
    expect(next('America/New_York', 2, '2026-03-08T05:00:00Z')).toBe('2026-03-08T07:00:00.000Z');
    expect(next('America/New_York', 7, '2026-03-08T05:00:00Z')).toBe('2026-03-08T11:00:00.000Z');
    // In Brazil's last summer time midnight itself was skipped.
    expect(next('America/Sao_Paulo', 0, '2018-11-03T12:00:00Z')).toBe('2018-11-04T03:00:00.000Z');
  });

  test('passes over a day that a place has left out', () => {
    // Samoa went from Thursday, 29, to Saturday, 31 December 2011.
    expect(next('Pacific/Apia', 8, '2011-12-29T19:00:00Z')).toBe('2011-12-30T18:00:00.000Z');
    expect(next('Pacific/Apia', 8, '2011-12-29T19:00:00Z', [5])).toBe('2012-01-05T18:00:00.000Z');
  });

  test('shows the hour on a chosen weekday, whatever zone and moment', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 1, max: 7 }),
        fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (timeZone, hour, weekday, after) => {
          const at = nextReminder({ hour, weekdays: [weekday], timeZone }, after);
          const shown = new Intl.DateTimeFormat('en', {
            timeZone,
            weekday: 'short',
            hour: 'numeric',
            hourCycle: 'h23',
          }).formatToParts(at);
          const part = (type: string) => shown.find((each) => each.type === type)?.value;
          const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
          expect(at.getTime()).toBeGreaterThan(after.getTime());
          expect(at.getTime() - after.getTime()).toBeLessThan(8 * 86_400_000);
          expect(part('weekday')).toBe(names[weekday - 1]);
          // A skipped hour moves the reminder to the next one.
          expect([hour, hour + 1]).toContain(Number(part('hour')));
        },
      ),
      { numRuns: 300 },
    );
  });
});
