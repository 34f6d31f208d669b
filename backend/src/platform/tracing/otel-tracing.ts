import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  type Link,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, RandomIdGenerator, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { CommandOrigin, SpanAttributes, SpanDetails } from '@sternklar/event-store/tracing/tracing';
import { createExporter } from './exporter.ts';
import type { OpenTracingOptions, ProcessTracing, RemoteSpan, TracingSettings } from './process-tracing.ts';
import { commandSpanOf, readTraceparent, traceIdOf } from './trace-ids.ts';

const KINDS = {
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;
const MOST_LINKS = 32;
const CLOSE_LIMIT_MS = 3_000;

/** Where a new span belongs. Ids that are not given are made up, the trace's is the parent's where there is one. */
interface Place {
  readonly parent?: OtelSpan | undefined;
  readonly traceId?: string;
  readonly spanId?: string;
  readonly links?: readonly OtelSpan[];
}

type Options = Omit<OpenTracingOptions, 'settings'> & { readonly settings: TracingSettings };

/** Traces by OpenTelemetry's SDK, without its globals: spans are where this process says, nothing is patched. */
export const createOtelTracing = ({ settings, headers, attributes, onLost }: Options): ProcessTracing => {
  const current = new AsyncLocalStorage<OtelSpan>();
  // By the trace's id alone, never by what a parent says: so all processes come to the same decision.
  const sampler = settings.ratio === 1 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(settings.ratio);
  const ids = createIds();
  const provider = new TracerProvider({
    sampler,
    idGenerator: ids,
    resource: resourceFromAttributes({ 'service.name': settings.serviceName, ...plain(attributes) }),
    spanProcessors: [createExporter({ url: settings.url, headers, onLost })],
  });
  const tracer = provider.getTracer('sternklar');
  const isRecorded = (traceId: string): boolean => sampler.shouldSample(ROOT_CONTEXT, traceId).decision !== 0;

  const remote = (span: RemoteSpan): OtelSpan =>
    trace.wrapSpanContext({
      ...span,
      isRemote: true,
      traceFlags: isRecorded(span.traceId) ? TraceFlags.SAMPLED : TraceFlags.NONE,
    });
  const commandSpan = (origin: CommandOrigin): OtelSpan =>
    remote({ traceId: traceIdOf(origin.correlationId), spanId: commandSpanOf(origin) });

  const placeOfCommand = (command: CommandOrigin): Place => {
    const traceId = traceIdOf(command.correlationId);
    const spanId = commandSpanOf(command);
    const running = current.getStore();
    if (running?.spanContext().traceId === traceId) return { parent: running, spanId };
    return { traceId, spanId, links: running ? [running] : [] };
  };

  const placeAmong = (causes: readonly CommandOrigin[]): Place => {
    const commands = [...new Map(causes.map((cause) => [`${cause.commandId} ${cause.streamId}`, cause])).values()];
    const recorded = commands.filter(({ correlationId }) => isRecorded(traceIdOf(correlationId)));
    // Only what is shown is worth a hash: a batch may have hundreds of events.
    const [parent, ...links] = (recorded.length > 0 ? recorded : commands).slice(0, 1 + MOST_LINKS).map(commandSpan);
    return { parent, links: recorded.length > 0 ? links : [] };
  };

  const placeOf = ({ command, causes = [], parent }: SpanDetails): Place => {
    if (command) return placeOfCommand(command);
    if (causes.length > 0) return placeAmong(causes);
    const caller = readTraceparent(parent);
    return { parent: caller ? remote(caller) : current.getStore() };
  };

  const begin = (
    name: string,
    kind: SpanKind,
    { parent, traceId, spanId, links = [] }: Place,
    about: SpanAttributes,
  ) => {
    const context: Context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    ids.next(traceId, spanId);
    return tracer.startSpan(name, { kind, attributes: plain(about), links: links.map(linkTo) }, context);
  };

  return {
    async span(details, work) {
      const { name, kind = 'internal', attributes: about = {} } = details;
      const span = begin(name, KINDS[kind], placeOf(details), about);
      try {
        return await current.run(span, () =>
          work({ set: (more) => void span.setAttributes(plain(more)), fail: (reason) => fail(span, reason) }),
        );
      } catch (error) {
        fail(span, nameOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    startRequest({ name, requestId, caller }) {
      const traceId = traceIdOf(requestId);
      const parent = caller?.traceId === traceId ? remote(caller) : undefined;
      const span = begin(name, SpanKind.SERVER, { parent, traceId }, {});
      return {
        run: (work) => current.run(span, work),
        end(more, failure) {
          span.setAttributes(plain(more));
          if (failure !== undefined) fail(span, failure);
          span.end();
        },
      };
    },
    traceparent() {
      const context = current.getStore()?.spanContext();
      return context ? `00-${context.traceId}-${context.spanId}-0${context.traceFlags & TraceFlags.SAMPLED}` : null;
    },
    logFields() {
      const context = current.getStore()?.spanContext();
      return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const timeIsUp = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_LIMIT_MS);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), timeIsUp]);
      clearTimeout(timer);
    },
  };
};

/** Random ids, but for the span that begins next. */
const createIds = () => {
  const random = new RandomIdGenerator();
  let given: { traceId?: string | undefined; spanId?: string | undefined } = {};
  return {
    next(traceId?: string, spanId?: string) {
      given = { traceId, spanId };
    },
    generateTraceId: () => given.traceId ?? random.generateTraceId(),
    generateSpanId: () => given.spanId ?? random.generateSpanId(),
  };
};

const linkTo = (span: OtelSpan): Link => ({ context: span.spanContext() });

/** The message is left out: it may repeat what somebody wrote. */
const fail = (span: OtelSpan, reason: string): void => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', reason);
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

const plain = (attributes: SpanAttributes) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  );
