import type { Tracing } from '@sternklar/event-store/tracing/tracing';
import type { Fetch } from '../fetch.port.ts';

const plainFetch: Fetch = (url, init) => fetch(url, init);

/** Calls to somebody else, as spans until the answer begins. They are not told of the trace. */
export const tracedFetch = (tracing: Tracing | undefined, peer: string): Fetch => {
  if (tracing === undefined) return plainFetch;
  return (url, init) =>
    tracing.span(
      {
        name: `call ${peer}`,
        kind: 'client',
        attributes: { 'http.request.method': init.method ?? 'GET', 'server.address': new URL(url).hostname },
      },
      async (span) => {
        const response = await plainFetch(url, init);
        span.set({ 'http.response.status_code': response.status });
        if (response.status >= 400) span.fail(String(response.status));
        return response;
      },
    );
};
