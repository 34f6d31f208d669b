import type { StoredEvent } from '../event-store.ts';

/** How far a log's time may step back: servers of one cluster have clocks of their own, and clocks are set. */
export const TIME_TOLERANCE_MS = 60_000;

/** An event that is dated before what it follows: whoever wrote it past the product wants to have it in the past. */
export interface TimeStep {
  readonly event: StoredEvent;
  /** ISO 8601 UTC: the latest time of the events before it. */
  readonly after: string;
}

/** Follows the events of a log in their order, from the latest time before them (ISO 8601 UTC; null at the beginning). */
export interface TimeOrder {
  /** The step back that an event makes; null where it makes none. */
  add(event: StoredEvent): TimeStep | null;
}

export const createTimeOrder = (latest: string | null, toleranceMs: number): TimeOrder => {
  let newest = latest;
  return {
    add(event) {
      const after = newest;
      if (after === null || event.recordedAt > after) newest = event.recordedAt;
      return after !== null && Date.parse(event.recordedAt) < Date.parse(after) - toleranceMs ? { event, after } : null;
    },
  };
};
