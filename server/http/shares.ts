import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { sharedLimiter } from '../instances/shared-limiter.ts';
import { FairQueue } from '../rate-limit/fair-queue.ts';
import { Turns } from '../rate-limit/turns.ts';
import { refuse } from './refuse.ts';
import { clientAddress, networkOf } from './request-context.ts';

/** In calls: a page renders for as long as several, an export reads everything of its kind. */
const PAGE = 5;
const EXPORT = 20;
/** A PDF is read by hundreds of ranges. */
const RANGE = 0.25;
const TURNS = { atOnce: 6, mostWaiting: 120 };
/**
 * Calls for answers that come in at once. Each asks the database who calls and how often; hundreds
 * at a time would wait for a connection until that counts as a database that is away.
 */
const ENTRANCE = { atOnce: 12, mostWaiting: 2000, mostOfOne: 60 };
/** Who asks again as soon as they are refused would fill the process with refusals. */
const REFUSAL_MS = 250;
/** Beyond so many that wait, refusals are sent at once. */
const MOST_REFUSALS = 1000;

type Caller = Readonly<{
  /** Of a live session its token; of everybody else the network they come from. */
  visitor: string;
  /** Whose share pays. */
  payer: string;
}>;

export type Shares = ReturnType<typeof shares>;

/**
 * Gives each member, and each network of visitors, a fair share of the process: so many calls a
 * second, and so much work at once, beyond which theirs waits for its turn and then is refused.
 */
export function shares({
  env,
  sessions,
  share,
  instances,
}: Pick<AppContext, 'env' | 'sessions' | 'share' | 'instances'>) {
  const limiter = sharedLimiter(instances, 'share', share);
  const turns = new Turns(TURNS);
  const callers = new WeakMap<IncomingMessage, Caller>();
  const refuseFor = slowRefusals();
  const entrance = entranceOfAnswers();

  const callerOf = (request: IncomingMessage): Caller => {
    const known = callers.get(request);
    if (known) return known;
    const token = sessions.token(request);
    const member = token && sessions.knownMember(token);
    const network = networkOf(clientAddress(request, env.trustProxy));
    return token && member
      ? { visitor: token, payer: member }
      : { visitor: network, payer: network };
  };

  const pass = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const caller = callerOf(request);
    callers.set(request, caller);
    const { payer } = caller;
    const seconds = limiter.take(payer, performance.now(), costOf(request.url ?? ''));
    if (seconds > 0) {
      refuseFor(request, response, seconds);
      return;
    }
    if (isLasting(request.url ?? '')) {
      void entrance.enter(request, response, payer, next);
      return;
    }
    if (!takeTurn(turns, payer, response, next)) refuseFor(request, response, 1);
  };

  return {
    /** The key under which the further limits of a visitor count. */
    visitor: (request: IncomingMessage): string => callerOf(request).visitor,
    /** Lets the next call for an answer in, once this one waits for its turn. */
    begun: entrance.begun,
    /** Goes on with a request in its caller's turn, or answers it with 429. */
    admit: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
      const token = sessions.token(request);
      if (!token || sessions.knownMember(token) !== undefined) pass(request, response, next);
      else {
        // A database that is away tells nobody; then all count by their networks.
        void sessions
          .findMember(token)
          .catch(() => null)
          .then(() => pass(request, response, next));
      }
    },
  };
}

/** The queue of calls for answers, until each waits for its turn. */
function entranceOfAnswers() {
  const queue = new FairQueue(ENTRANCE);
  const entering = new WeakMap<IncomingMessage, () => void>();
  return {
    enter: async (
      request: IncomingMessage,
      response: ServerResponse,
      payer: string,
      next: () => void,
    ): Promise<void> => {
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      try {
        const leave = await queue.enter(payer, gone.signal).admitted;
        entering.set(request, leave);
        response.once('close', leave);
        next();
      } catch (error) {
        if (!gone.signal.aborted) refuse(request, response, error);
      }
    },
    begun: (request: IncomingMessage): void => entering.get(request)?.(),
  };
}

/** Goes on in the payer's turn, which ends with the response. @returns false where too much waits */
function takeTurn(
  turns: Turns,
  payer: string,
  response: ServerResponse,
  next: () => void,
): boolean {
  return turns.take(payer, () => {
    let ended = false;
    const end = () => {
      if (!ended) turns.end(payer);
      ended = true;
    };
    response.once('close', end);
    // Whoever left while waiting wants no answer.
    if (response.destroyed) end();
    else next();
  });
}

/** Answers that are written for as long as their model writes have a queue of their own. */
const isLasting = (url: string): boolean => /^\/trpc\/ai\./.test(url);

function costOf(url: string): number {
  const path = url.split('?', 1)[0] ?? '';
  if (path === '/healthz' || path === '/readyz') return 0;
  if (/export|backup/i.test(path)) return EXPORT;
  if (path.startsWith('/trpc/')) return path.split(',').length;
  if (path.startsWith('/files/')) return RANGE;
  if (/^\/(?:pictures|api|texts)\//.test(path)) return 1;
  // Files of the client are sent as they lie there.
  return /\.\w+$/.test(path) ? 0 : PAGE;
}

/** Answers with 429 after a moment in which its caller's connection asks for nothing more. */
function slowRefusals() {
  let waiting = 0;
  return (request: IncomingMessage, response: ServerResponse, seconds: number): void => {
    const send = () => {
      if (response.destroyed) return;
      const retryAfter = seconds;
      refuse(request, response, new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter }));
    };
    request.resume();
    if (waiting >= MOST_REFUSALS) {
      send();
      return;
    }
    waiting++;
    setTimeout(() => {
      waiting--;
      send();
    }, REFUSAL_MS).unref();
  };
}
