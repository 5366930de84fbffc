import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * The router writes values as JSON, and reads them so. Quotation marks in an address that somebody
 * wrote are those of a quotation, though, and stay; only what the router had to quote to tell it
 * from a number is unquoted.
 */
function read(value: string): unknown {
  const parsed: unknown = JSON.parse(value);
  if (typeof parsed === 'string') JSON.parse(parsed);
  return parsed;
}

export const parseSearch = parseSearchWith(read);
export const stringifySearch = stringifySearchWith(JSON.stringify, read);

type Written = Record<string, unknown>;

/**
 * What a page reads of its address. The router would add all else as it is written, so that a day
 * that is none reached the page as "abc": only what was read is there.
 */
export const pageSearch =
  <Search extends object>(read: (written: Written) => Search) =>
  (written: Written): NoInfer<Search> => ({ ...nothingOf(written), ...read(written) });

const nothingOf = (written: Written) =>
  Object.fromEntries(Object.keys(written).map((name) => [name, undefined]));
