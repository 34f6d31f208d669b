import { setTimeout as delay } from 'node:timers/promises';
import { convertToCommandError, ErrorType, isCommandError } from '@eventstore/db-client';
import { Metadata } from '@grpc/grpc-js';
import { backoffMs } from '@sternklar/contracts/backoff';
import { EventStoreUnavailable, InvalidAppend } from '../event-store.ts';
import type { RetryPolicy } from '../postgres/failures.ts';

/** Someone deleted a stream in the store itself; nothing of ours does. */
export class StreamGone extends Error {
  override readonly name = 'StreamGone';
}

/** Does work that may fail for a while; one for all that is asked of a server. */
export interface Persistence {
  /**
   * Repeats the work after temporary failures: a lost connection, a new leader, no answer in time. Throws `EventStoreUnavailable`
   * when the policy is used up, or aborted, and at once when the server does not let us in.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Once somebody has waited in vain, nobody else does: each work is tried once, until one succeeds. */
export const createPersistence = (policy: RetryPolicy, signal: AbortSignal): Persistence => {
  let isAway = false;

  const isOver = (attempt: number, giveUpAt: number): boolean =>
    isAway || attempt >= policy.attempts || performance.now() >= giveUpAt || signal.aborted;

  return {
    async run(work) {
      const giveUpAt = performance.now() + policy.withinMs;
      for (let attempt = 1; ; attempt += 1) {
        try {
          const result = await work();
          isAway = false;
          return result;
        } catch (error) {
          throwIfFinal(error);
          if (isOver(attempt, giveUpAt)) {
            isAway = true;
            throw unavailable(error);
          }
          await delay(backoffMs(policy, attempt), undefined, { signal }).catch(() => undefined);
        }
      }
    },
  };
};

/** What an operator may read in a log: the kind of failure, never the address with its password. */
export const reasonOf = (error: unknown): string => {
  const failure = failureOf(error);
  return isCommandError(failure) ? failure.type : failure.message;
};

/** What the protocol says in trailers, as one of the client's errors. */
const failureOf = (error: unknown): Error =>
  error instanceof Error ? convertToCommandError(error) : new Error(String(error));

/**
 * What a server says of a place in the middle of a record, as one may be in a log that was put back. It has no name for it,
 * like for a member that does not know who leads.
 */
export const isNoPlace = (error: unknown): boolean =>
  error instanceof Error && /invalid position|ReadAllResult: (?:InvalidPosition|Error)/i.test(error.message);

const isOurs = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof StreamGone;

const throwIfFinal = (error: unknown): void => {
  const final = isOurs(error) ? error : finalFailure(error);
  if (final) throw final;
};

/** KurrentDB since 25.1 has a limit for each event, of which the client knows nothing. */
const isTooLargeForOne = (error: unknown): boolean =>
  error instanceof Error &&
  'metadata' in error &&
  error.metadata instanceof Metadata &&
  error.metadata.get('exception')[0] === 'maximum-append-event-size-exceeded';

/** Undefined for temporary failures. */
const finalFailure = (error: unknown): Error | undefined => {
  const failure = failureOf(error);
  if (isTooLargeForOne(error)) return new InvalidAppend('An event is larger than the KurrentDB server allows.');
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
