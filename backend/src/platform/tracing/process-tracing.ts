import type { SpanAttributes, Tracing } from '@sternklar/event-store/tracing/tracing';

/** Where a process sends its traces, and which. */
export interface TracingSettings {
  /** Takes OTLP over HTTP, as JSON. */
  readonly url: string;
  readonly serviceName: string;
  /** The part of all traces that is recorded, 0 to 1; every process decides alike, by the trace's id. */
  readonly ratio: number;
}

/** Who called, of a W3C `traceparent`: 32 and 16 hexadecimal digits. */
export interface RemoteSpan {
  readonly traceId: string;
  readonly spanId: string;
}

export interface RequestSpan {
  /** Runs the work within it; what it awaits stays in it. */
  run(work: () => void): void;
  /** Failed where a reason is given, which is a name without personal data. */
  end(attributes: SpanAttributes, failure?: string): void;
}

export interface StartedRequest {
  /** Method and route pattern. */
  readonly name: string;
  /** The request's id, of which the trace's id is made. */
  readonly requestId: string;
  /** Only a span of that same trace. */
  readonly caller: RemoteSpan | null;
}

/** The traces of one process. */
export interface ProcessTracing extends Tracing {
  startRequest(request: StartedRequest): RequestSpan;
  /** `traceparent` of the span that runs now, to go on with it later or elsewhere; null outside of one. */
  traceparent(): string | null;
  /** What log lines carry of the span that runs now. */
  logFields(): { readonly trace_id?: string; readonly span_id?: string };
  /** Sends what is left, for 3 s at most. */
  close(): Promise<void>;
}

export interface OpenTracingOptions {
  /** Null: nothing is recorded, and nothing for it is loaded. */
  readonly settings: TracingSettings | null;
  /** Sent along with the spans, as for an API key. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the process says of itself. */
  readonly attributes: SpanAttributes;
  /** Told of spans that nobody took, which are gone; once a minute at most. */
  readonly onLost: () => void;
}
