import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AppendOutcome, EventStoreUnavailable } from '../event-store.ts';
import type { Append } from '../log/append-rules.ts';
import { createAppendQueue, type WaitingAppend } from './append-queue.ts';

/**
 * Writes appends to different streams in one transaction and says how each fared, in the same order: an `Error` failed
 * alone. Throws `EventStoreUnavailable` when none could be written.
 */
export type WriteBatch = (batch: readonly Append[]) => Promise<readonly (AppendOutcome | Error)[]>;

export interface GroupCommit {
  append(append: Append): Promise<AppendOutcome>;
  /** Resolves when the batch that is being written is answered; at once when none is. */
  answered(): Promise<void>;
  /** Takes nothing more, and resolves when everything taken is written or has failed. */
  close(): Promise<void>;
}

/** Most appends that wait; further ones are refused at once instead of waiting longer and longer. */
export const MAX_WAITING_APPENDS = 10_000;

/** Collects the appends that arrive while a batch is being written, and writes them as the next one. */
export const createGroupCommit = (writeBatch: WriteBatch): GroupCommit => {
  const queue = createAppendQueue();
  let flushing: Promise<void> | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let closed = false;

  const flush = async (): Promise<void> => {
    // Appends made in the same turn of the event loop share a batch; nobody waits for later ones.
    await nextTurn();
    while (queue.size() > 0) {
      const batch = queue.takeBatch();
      underWay = settle(batch, writeBatch).catch((error) => rejectAll(batch, error));
      await underWay;
      await nextTurn();
    }
    flushing = undefined;
  };

  const rejectAll = (batch: readonly WaitingAppend[], error: unknown): void => {
    // Whoever waits behind an unreachable database would only find out later.
    const alsoLost = error instanceof EventStoreUnavailable ? queue.takeAll() : [];
    for (const waiting of [...batch, ...alsoLost]) waiting.reject(error);
  };

  return {
    append: async (append) => {
      if (closed) throw new EventStoreUnavailable('The event store is closed.');
      if (queue.size() >= MAX_WAITING_APPENDS) {
        throw new EventStoreUnavailable(`More than ${MAX_WAITING_APPENDS} appends are waiting for the event log.`);
      }
      return new Promise((resolve, reject) => {
        queue.add({ append, resolve, reject });
        flushing ??= flush();
      });
    },
    answered: () => underWay,
    async close() {
      closed = true;
      await flushing;
    },
  };
};

const settle = async (batch: readonly WaitingAppend[], writeBatch: WriteBatch): Promise<void> => {
  const outcomes = await writeBatch(batch.map(({ append }) => append));
  batch.forEach((waiting, index) => {
    const outcome = outcomes[index] ?? new Error('The batch came back shorter than it was.');
    if (outcome instanceof Error) waiting.reject(outcome);
    else waiting.resolve(outcome);
  });
};
