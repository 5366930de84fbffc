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
