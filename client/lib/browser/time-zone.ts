import { calendarDay } from '#shared/calendar.ts';
import { writeCookie } from './cookie.ts';

export const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The calendar day where the device is, such as `2026-11-21`. */
export const deviceDay = (at = new Date()) => calendarDay(at, deviceTimeZone());

/** Saves the device's time zone where the server finds it when it renders a page. */
export function saveTimeZone(): void {
  writeCookie('zone', deviceTimeZone());
}

/** For a device on which somebody has signed in; it may have travelled since. */
export function refreshTimeZone(): void {
  if (/(?:^|; )zone=/.test(document.cookie)) saveTimeZone();
}

/** Tells the server of a journey that ends while a page is open. @returns a function that stops it */
export function followTimeZone(): () => void {
  document.addEventListener('visibilitychange', refreshTimeZone);
  return () => document.removeEventListener('visibilitychange', refreshTimeZone);
}
