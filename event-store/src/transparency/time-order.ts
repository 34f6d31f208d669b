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
  /** Nothing that follows may be dated before this either (ISO 8601 UTC): a checkpoint has said that until then there was no more. */
  reach(time: string): void;
  /** The latest time so far, of events and of what was reached. */
  latest(): string | null;
}

export const createTimeOrder = (latest: string | null, toleranceMs: number): TimeOrder => {
  let newest = latest;
  const reach = (time: string): void => {
    if (newest === null || time > newest) newest = time;
  };
  return {
    reach,
    latest: () => newest,
    add(event) {
      const after = newest;
      reach(event.recordedAt);
      return after !== null && Date.parse(event.recordedAt) < Date.parse(after) - toleranceMs ? { event, after } : null;
    },
  };
};
