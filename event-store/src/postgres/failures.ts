import { setTimeout as delay } from 'node:timers/promises';
import { type Backoff, backoffMs } from '@sternklar/contracts/backoff';
import pg from 'pg';
import { EventStoreUnavailable } from '../event-store.ts';

/** How often something that failed without a database is tried again, and for how long at most. */
export interface RetryPolicy extends Backoff {
  readonly attempts: number;
  /** No further attempt starts later than this after the first one. */
  readonly withinMs: number;
}

/** Long enough for PostgreSQL to restart, short enough for somebody who waits. */
export const DEFAULT_RETRY: RetryPolicy = {
  attempts: 12,
  firstMs: 50,
  longestMs: 1_500,
  withinMs: 15_000,
};

/** SQLSTATE classes: connection, login, no such database, rollback, resources, operator or timeout, I/O. */
const TRANSIENT_CLASSES = new Set(['08', '28', '3D', '40', '53', '57', '58']);
/** A lock timeout, and a server that has become a read-only standby. */
const TRANSIENT_STATES = new Set(['55P03', '25006']);

/** Whether the same statement may succeed later: the database is out of reach or busy, not asked for something wrong. */
export const isTransient = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) {
    const state = error.code ?? '';
    return TRANSIENT_CLASSES.has(state.slice(0, 2)) || TRANSIENT_STATES.has(state);
  }
  // An error that the server did not send comes from the connection, or from a bug on our side.
  return error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError);
};

const DISK_FULL = '53100';

/** Whether the database has no room left: somebody has to make some, so waiting a moment does not help. */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === DISK_FULL) || isOutOfSpace(error.cause));

/**
 * Does the work, again after transient failures. Throws `EventStoreUnavailable` when the policy is used up, or aborted,
 * and at once when the disk is full.
 */
export const retrying = async <Result>(
  work: () => Promise<Result>,
  policy: RetryPolicy,
  signal?: AbortSignal,
): Promise<Result> => {
  const giveUpAt = performance.now() + policy.withinMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      const usedUp = attempt >= policy.attempts || performance.now() >= giveUpAt;
      if (usedUp || signal?.aborted || isOutOfSpace(error)) throw unavailable(error);
      await delay(backoffMs(policy, attempt), undefined, signal && { signal }).catch(() => undefined);
    }
  }
};

/** What an operator may read in a log: the server's or the connection's code, never a text with values in it. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code ? String(error.code) : error.message;
};

const unavailable = (error: unknown): EventStoreUnavailable =>
  new EventStoreUnavailable(`The event log in PostgreSQL does not answer: ${reasonOf(error)}.`, { cause: error });
