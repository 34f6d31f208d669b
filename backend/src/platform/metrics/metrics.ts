import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerPart } from '../http/server.ts';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A figure that is asked for when it is read: a number, or numbers by the values of one label that has few. */
export interface Measured {
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  readonly read: () => Promise<number | ReadonlyMap<string, number>> | number | ReadonlyMap<string, number>;
}

/** Values that are counted by size; `buckets` are upper limits, for seconds by default. */
export interface Distribution {
  readonly name: string;
  readonly help: string;
  readonly buckets?: readonly number[];
}

/** A counter for each of a few values of one label; all are there from the start, at 0. */
export interface Counted<Value extends string> {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly values: readonly Value[];
}

export interface Metrics {
  /** Durations of all requests by route pattern, and `/metrics` in Prometheus' text format. */
  readonly part: ServerPart;
  gauge(measured: Measured): void;
  counter(name: string, help: string): { inc(by?: number): void };
  counters<Value extends string>(counted: Counted<Value>): { inc(value: Value): void };
  histogram(distribution: Distribution): { observe(value: number): void };
}

/** One process's metrics. Labels have few, fixed values: route patterns, methods and statuses, never ids or addresses. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer, by route pattern; live streams that opened are left out.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    part: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        if (request.routeOptions.config.stream && reply.statusCode === 200) return;
        const route = request.routeOptions.url ?? 'unmatched';
        durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
      });
      app.get(
        '/metrics',
        { config: { access: 'public', rateLimit: false }, schema: { hide: true } },
        async (_request, reply) => {
          const text = await registry.metrics();
          return reply.type(registry.contentType).header('cache-control', 'no-store').send(text);
        },
      );
    },
    gauge: ({ name, help, label, read }) => {
      new Gauge({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers: [registry],
        async collect() {
          // A figure that cannot be had now must not hide the others.
          const figures = await Promise.resolve()
            .then(read)
            .catch(() => Number.NaN);
          this.reset();
          if (typeof figures === 'number') this.set(figures);
          else for (const [value, figure] of figures) this.set({ [label ?? 'of']: value }, figure);
        },
      });
    },
    counter: (name, help) => new Counter({ name, help, registers: [registry] }),
    counters: ({ name, help, label, values }) => {
      const counter = new Counter({ name, help, labelNames: [label], registers: [registry] });
      for (const value of values) counter.inc({ [label]: value }, 0);
      return { inc: (value) => counter.inc({ [label]: value }) };
    },
    histogram: ({ name, help, buckets = SECONDS }) =>
      new Histogram({ name, help, buckets: [...buckets], registers: [registry] }),
  };
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer without an end, such as server-sent events: its duration says nothing. */
    stream?: true;
  }
}
