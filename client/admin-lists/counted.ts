import { formatNumber } from '../lib/format.ts';

/** What an act has come to, in words: for none, for one, and for many, where # is their number. */
export function counted(count: number, none: string, one: string, many: string): string {
  if (count === 0) return none;
  return count === 1 ? one : many.replace('#', formatNumber(count));
}
