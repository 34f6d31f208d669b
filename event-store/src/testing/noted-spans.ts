import type { SpanAttributes, SpanDetails, Tracing } from '../tracing/tracing.ts';

export interface NotedSpan extends SpanDetails {
  readonly attributes: SpanAttributes;
  readonly failed?: string;
}

export interface NotedSpans extends Tracing {
  /** Those that have ended. */
  readonly spans: readonly NotedSpan[];
}

/** Notes spans instead of sending them. */
export const noteSpans = (): NotedSpans => {
  const spans: NotedSpan[] = [];
  return {
    spans,
    async span(details, work) {
      let attributes = { ...details.attributes };
      let failed: string | undefined;
      const set = (more: SpanAttributes) => {
        attributes = { ...attributes, ...more };
      };
      const fail = (reason: string) => {
        failed = reason;
      };
      try {
        return await work({ set, fail });
      } catch (error) {
        failed = (error as Error).name;
        throw error;
      } finally {
        spans.push({ ...details, attributes, ...(failed !== undefined && { failed }) });
      }
    },
  };
};
