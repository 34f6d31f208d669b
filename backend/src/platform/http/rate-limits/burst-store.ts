import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

interface Span {
  readonly endsAt: number;
  count: number;
}

export interface BurstStoreOptions {
  /** Milliseconds of a clock that never runs backwards: with the system's, one set back would count an hour as a minute. */
  readonly elapsed: () => number;
  /** Most callers remembered, 20,000 by default; beyond that those whose span ends first are forgotten. */
  readonly maxCallers?: number;
  /** Counts one more of a caller together with other processes; how often they came to all of them, as far as is known. */
  readonly together?: (caller: string) => number;
}

/** Counts in memory, for @fastify/rate-limit. */
export const createBurstStore = ({
  elapsed,
  maxCallers = 20_000,
  together = () => 0,
}: BurstStoreOptions): FastifyRateLimitStoreCtor =>
  class BurstStore implements FastifyRateLimitStore {
    /** All spans have the same length, so the first one ends first. */
    readonly #spans = new Map<string, Span>();

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], spanMs: number): void {
      const now = elapsed();
      const span = this.#spanOf(key, now, spanMs);
      span.count += 1;
      callback(null, { current: Math.max(span.count, together(key)), ttl: span.endsAt - now });
    }

    child(): FastifyRateLimitStore {
      return new BurstStore();
    }

    #spanOf(key: string, now: number, spanMs: number): Span {
      const known = this.#spans.get(key);
      if (known && known.endsAt > now) return known;
      this.#spans.delete(key);
      const [first] = this.#spans.keys();
      if (first !== undefined && this.#spans.size >= maxCallers) this.#spans.delete(first);
      const span = { endsAt: now + spanMs, count: 0 };
      this.#spans.set(key, span);
      return span;
    }
  };
