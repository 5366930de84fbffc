import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a proxy may call a request; anything else would break lines of the log. */
const GIVEN = /^[\w.:=@-]{4,64}$/;
/** The trace of `traceparent`, as W3C writes it. */
const TRACE = /^[0-9a-f]{2}-([0-9a-f]{32})-/;
const OWN_BYTES = 6;

const ids = new WeakMap<IncomingMessage, string>();

/** The name of a request in the log and in the sentence of an error: a proxy's, or one of our own. */
export function requestId(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known) return known;
  const { headers } = request;
  const given = [headers['x-request-id']].flat()[0] ?? '';
  const [, trace] = TRACE.exec([headers['traceparent']].flat()[0] ?? '') ?? [];
  const id = GIVEN.test(given) ? given : (trace ?? randomBytes(OWN_BYTES).toString('hex'));
  ids.set(request, id);
  return id;
}
