import { ERROR_CODES, type ErrorCode, UNEXPECTED } from '#shared/errors.ts';
import type { Change } from './change.ts';

/** What became of a change that was sent. */
export type Outcome =
  | Readonly<{ is: 'done'; data: unknown }>
  /** The answer to a change that will never be applied as it is. */
  | Readonly<{ is: 'refused'; error: Refusal }>
  /** The session has ended, or is another member's. */
  | Readonly<{ is: 'signed-out'; error: Refusal }>
  /** The server has answered that it cannot apply it now. */
  | Readonly<{ is: 'later'; error: Refusal; afterMs: number }>
  /** Nobody answered: it may have arrived or not. */
  | Readonly<{ is: 'away' }>;

/** A refusal as tRPC's client reads it. */
export type Refusal = Readonly<{
  code: number;
  message: string;
  data: Readonly<{ code: ErrorCode; httpStatus: number; field: string | null }>;
}>;

const LONGEST_ANSWER_MS = 20_000;
const USUAL_WAIT_MS = 15_000;

type Options = Readonly<{ keepalive?: boolean }>;

/** Sends a change; it may be sent again whatever becomes of it. */
export async function sendChange(change: Change, { keepalive }: Options = {}): Promise<Outcome> {
  const { key, userId, path, input, madeAt } = change;
  const age = Math.max(0, Math.round((Date.now() - madeAt) / 1000));
  try {
    const response = await fetch(`/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-change': `${key};${age};${userId}` },
      body: JSON.stringify(input ?? null),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      ...(keepalive ? { keepalive } : {}),
    });
    return outcomeOf(response, await response.json());
  } catch {
    return { is: 'away' };
  }
}

function outcomeOf(response: Response, body: unknown): Outcome {
  const { status } = response;
  const answer = fieldsOf(body);
  const result = answer['result'];
  if (result !== undefined) return { is: 'done', data: fieldsOf(result)['data'] };
  // Not the server's own words: a proxy before it, or a network that asks to sign in.
  if (answer['error'] === undefined) return { is: 'away' };
  const error = refusalOf(answer['error'], status);
  if (status === 401) return { is: 'signed-out', error };
  if (status !== 429 && status < 500) return { is: 'refused', error };
  const asked = Number(response.headers.get('retry-after')) * 1000;
  return { is: 'later', error, afterMs: asked > 0 ? asked : USUAL_WAIT_MS };
}

function refusalOf(given: unknown, httpStatus: number): Refusal {
  const { message, data } = fieldsOf(given);
  const { code: sent, field } = fieldsOf(data);
  const code = ERROR_CODES.find((each) => each === sent) ?? 'INTERNAL';
  return {
    code: -32_000,
    message: typeof message === 'string' ? message : UNEXPECTED,
    data: { code, httpStatus, field: typeof field === 'string' ? field : null },
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
