import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type AnyTRPCRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type TRPCError,
} from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { RequestContext } from '../trpc.ts';

type Options = Readonly<{
  maxBatchSize: number;
  onError: (failure: { error: TRPCError; path: string | undefined; ctx: RequestContext }) => void;
}>;

type Call = Readonly<{ path: string; input: unknown; batchIndex: number }>;

/**
 * Adapts tRPC to the most frequent requests, queries by GET: they need neither a web Request with
 * its signal nor a Response with its stream, which cost more than the query.
 * @returns a handler that says whether it answers the request; tRPC's own adapter answers the rest
 */
export function leanQueries(router: AnyTRPCRouter, { maxBatchSize, onError }: Options) {
  const queries = new Set(
    Object.entries(router._def.procedures)
      .filter(([, procedure]) => isQuery(procedure))
      .map(([path]) => path),
  );
  const failureOf = (
    cause: unknown,
    { path, input }: Readonly<{ path: string | undefined; input: unknown }>,
    ctx: RequestContext,
  ) => {
    const error = getTRPCErrorFromUnknown(cause);
    onError({ error, path, ctx });
    const config = router._def._config;
    return { error: getTRPCErrorShape({ config, error, type: 'query', path, input, ctx }) };
  };
  const answerTo = async ({ path, input, batchIndex }: Call, ctx: RequestContext) => {
    try {
      const data: unknown = await callTRPCProcedure({
        router,
        path,
        type: 'query',
        getRawInput: async () => input,
        ctx,
        signal: undefined,
        batchIndex,
      });
      return { result: { data } };
    } catch (cause) {
      return failureOf(cause, { path, input }, ctx);
    }
  };
  return (
    request: IncomingMessage,
    response: ServerResponse,
    names: string,
    createContext: () => RequestContext,
  ): boolean => {
    if (request.method !== 'GET' || request.headers['trpc-accept'] !== undefined) return false;
    const parameters = new URLSearchParams(request.url?.split('?', 2)[1] ?? '');
    const batched = parameters.get('batch') === '1';
    const calls = readCalls(names, batched, parameters.get('input'));
    if (!calls || calls.length > maxBatchSize) return false;
    if (!calls.every(({ path }) => queries.has(path))) return false;
    const ctx = createContext();
    const send = (answers: Awaited<ReturnType<typeof answerTo>>[]) => {
      const [single] = answers;
      sendJson(response, batched || !single ? answers : single);
    };
    const answering = Promise.all(calls.map((call) => answerTo(call, ctx)));
    answering.then(send).catch((cause: unknown) => {
      // An output that JSON cannot write is our own fault, which must not end the process.
      const failure = failureOf(cause, { path: undefined, input: undefined }, ctx);
      send(calls.map(() => failure));
    });
    return true;
  };
}

function sendJson(response: ServerResponse, body: Parameters<typeof getHTTPStatusCode>[0]): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response
    .writeHead(getHTTPStatusCode(body), {
      'content-type': 'application/json',
      'content-length': bytes.length,
      vary: 'trpc-accept, accept',
    })
    .end(bytes);
}

/** @returns null for calls that tRPC's own adapter reads, and refuses, more carefully */
function readCalls(names: string, batched: boolean, input: string | null): Call[] | null {
  try {
    const given: unknown = input === null ? undefined : JSON.parse(input);
    if (!batched) return [{ path: names, input: given, batchIndex: 0 }];
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
    return names
      .split(',')
      .map((path, index) => ({ path, input: Reflect.get(given, index), batchIndex: index }));
  } catch {
    return null;
  }
}

function isQuery(procedure: unknown): boolean {
  const definition: unknown =
    typeof procedure === 'function' ? Reflect.get(procedure, '_def') : undefined;
  return (
    typeof definition === 'object' &&
    definition !== null &&
    Reflect.get(definition, 'type') === 'query'
  );
}
