import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { resourceOf, SERVICE } from './resource.ts';
import { WORK, type Work } from './work.ts';

const TIMEOUT_MS = 5000;
const EVERY_MS = 2000;
const PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/;

const KINDS: Readonly<Record<Work['kind'], SpanKind>> = {
  request: SpanKind.SERVER,
  procedure: SpanKind.INTERNAL,
  statement: SpanKind.CLIENT,
  model: SpanKind.CLIENT,
  booking: SpanKind.INTERNAL,
};

type Message = { work: Work };

const ignore = (): void => {};

/** Sends what the process does as spans to a collector that speaks OTLP over HTTP. */
export function startTracing(endpoint: string, instance: string) {
  const provider = new TracerProvider({
    resource: resourceOf(instance),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
          timeoutMillis: TIMEOUT_MS,
        }),
        scheduledDelayMillis: EVERY_MS,
        exportTimeoutMillis: TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer(SERVICE);
  const current = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<Message, Span>();

  const begin = (message: Message): Span => {
    const { name, kind, attributes, traceparent } = message.work;
    const context = contextOf(current.getStore(), traceparent);
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
    spans.set(message, span);
    return span;
  };
  const fail = ({ work }: Message): void => {
    work.failed = true;
  };
  const end = (message: Message): void => {
    const { work } = message;
    const span = spans.get(message);
    span?.setAttributes(work.attributes);
    if (work.failed) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const listeners = { start: ignore, end: ignore, asyncStart: ignore, asyncEnd: end, error: fail };
  WORK.start.bindStore(current, begin);
  WORK.subscribe(listeners);
  return {
    close: async () => {
      WORK.start.unbindStore(current);
      WORK.unsubscribe(listeners);
      await provider.shutdown().catch(() => {});
    },
  };
}

/** Under the span that runs, else under that of a caller, else a trace of its own. */
function contextOf(parent: Span | undefined, traceparent: string | undefined) {
  if (parent) return trace.setSpan(ROOT_CONTEXT, parent);
  const [, traceId, spanId, flags] = PARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
