import { setTimeout as delay } from 'node:timers/promises';
import { convertToCommandError, ErrorType, isCommandError } from '@eventstore/db-client';
import { backoffMs } from '@sternklar/contracts/backoff';
import { EventStoreUnavailable, InvalidAppend } from '../event-store.ts';
import type { RetryPolicy } from '../postgres/failures.ts';

/** Someone deleted a stream in the store itself; nothing of ours does. */
export class StreamGone extends Error {
  override readonly name = 'StreamGone';
}

/**
 * Does the work, and repeats it after temporary failures: a lost connection, a new leader, no answer in time. Throws
 * `EventStoreUnavailable` when the policy is used up, or aborted, and at once when the server does not let us in.
 */
export const retrying = async <Result>(
  work: () => Promise<Result>,
  policy: RetryPolicy,
  signal: AbortSignal,
): Promise<Result> => {
  const giveUpAt = performance.now() + policy.withinMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (isOurs(error)) throw error;
      const final = finalFailure(error);
      if (final) throw final;
      if (attempt >= policy.attempts || performance.now() >= giveUpAt || signal.aborted) throw unavailable(error);
      await delay(backoffMs(policy, attempt), undefined, { signal }).catch(() => undefined);
    }
  }
};

/** What an operator may read in a log: the kind of failure, never the address with its password. */
export const reasonOf = (error: unknown): string => {
  const failure = failureOf(error);
  return isCommandError(failure) ? failure.type : failure.message;
};

/** What the protocol says in trailers, as one of the client's errors. */
const failureOf = (error: unknown): Error =>
  error instanceof Error ? convertToCommandError(error) : new Error(String(error));

const isOurs = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof StreamGone;

/** Undefined for temporary failures. */
const finalFailure = (error: unknown): Error | undefined => {
  const failure = failureOf(error);
  if (!isCommandError(failure)) return undefined;
  switch (failure.type) {
    case ErrorType.ACCESS_DENIED:
      return unavailable(error);
    case ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED:
      return new InvalidAppend('The append is larger than the EventStoreDB server allows (MaxAppendSize).');
    case ErrorType.STREAM_DELETED:
      return new StreamGone('The stream was deleted in the EventStoreDB server; restore it from a backup.');
    default:
      return undefined;
  }
};

const unavailable = (error: unknown): EventStoreUnavailable =>
  new EventStoreUnavailable(`The event log in EventStoreDB does not answer: ${reasonOf(error)}.`, { cause: error });
