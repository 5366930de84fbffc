import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const KNOWN: readonly Encoding[] = ['br', 'gzip'];

/** Browsers send the same few headers with every request. */
const accepted = new LRUCache<string, readonly string[]>({ max: 100 });

/** The first of the offered encodings that the client takes; null for none of them. */
export function chooseEncoding(
  headers: IncomingHttpHeaders,
  offered: readonly Encoding[] = KNOWN,
): Encoding | null {
  const header = String(headers['accept-encoding'] ?? '');
  let names = accepted.get(header);
  if (!names) {
    names = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(KNOWN);
    accepted.set(header, names);
  }
  return offered.find((encoding) => names.includes(encoding)) ?? null;
}
