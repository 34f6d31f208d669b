import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';

/** Of one try to send, with its repetitions. */
const SEND_LIMIT_MS = 5_000;
const SEND_EVERY_MS = 2_000;
/** Spans that wait; what comes on top is lost, so that a collector that is gone costs no memory. */
const MOST_WAITING = 4_096;
const MOST_AT_ONCE = 512;
const TELL_EVERY_MS = 60_000;

export interface ExporterOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly onLost: () => void;
}

const reporting = (exporter: SpanExporter, onLost: () => void): SpanExporter => {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = () => {
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    onLost();
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0) tell();
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
};

/** Sends spans in the background, some at a time, and never makes anybody wait. */
export const createExporter = ({ url, headers, onLost }: ExporterOptions): SpanProcessor => {
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: SEND_LIMIT_MS });
  return new BatchSpanProcessor({
    exporter: reporting(exporter, onLost),
    scheduledDelayMillis: SEND_EVERY_MS,
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: MOST_AT_ONCE,
    // The exporter's own limit comes first, and is reported.
    exportTimeoutMillis: 2 * SEND_LIMIT_MS,
  });
};
