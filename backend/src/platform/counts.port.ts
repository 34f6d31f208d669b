/** Whose request is counted. */
export { callerOf } from './http/rate-limits/caller.ts';

/** What is counted, for whom, over which span of time. */
export interface Counted {
  readonly what: string;
  /** An address, an e-mail address: only a keyed hash of it is stored. */
  readonly whom: string;
  readonly spanMs: number;
}

export interface Count {
  /** How often it happened in the present span, this time included. */
  readonly count: number;
  readonly endsInMs: number;
}

/** A span of time that all processes know the bounds of; `what` names it, too. */
export interface Span {
  readonly what: string;
  readonly endsAt: Date;
}

export interface Added {
  readonly whom: string;
  readonly by: number;
}

/** The table `http.rate_limits`: counts of all processes together. */
export interface SharedCounts {
  /** Counts one more. Null when that is not possible now: a limit must never be what keeps the product from working. */
  count(counted: Counted): Promise<Count | null>;
  /** Adds to the counts of many, over a span that is the same for all; their counts then, in the same order, or null as above. */
  addAll(span: Span, added: readonly Added[]): Promise<readonly number[] | null>;
  /** Starts anew at nought. */
  forget(counted: Pick<Counted, 'what' | 'whom'>): Promise<void>;
  /** Deletes up to `limit` spans that are over; how many it were. */
  forgetOld(limit: number): Promise<number>;
}
