import { useSyncExternalStore } from 'react';
import { calendarDay } from '#shared/calendar.ts';
import { useTimeZone, useVisitor } from './visitor.tsx';

/** Hours and days begin at a quarter of an hour in every time zone. */
const QUARTER_MS = 15 * 60_000;
const CHECK_MS = 20_000;

const quarterOf = (at: number) => Math.floor(at / QUARTER_MS);
const quarterOfNow = () => quarterOf(Date.now());

/** A timer for midnight itself would be late by as long as the device slept. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The quarter of an hour that has begun, so that a page left open follows the hour and the day. */
export function useNow(): Date {
  const { at } = useVisitor();
  const quarter = useSyncExternalStore(subscribe, quarterOfNow, () => quarterOf(at));
  return new Date(quarter * QUARTER_MS);
}

/** The member's calendar day, such as `2026-11-21`; it turns at their midnight while the page is open. */
export function useToday(): string {
  return calendarDay(useNow(), useTimeZone());
}
