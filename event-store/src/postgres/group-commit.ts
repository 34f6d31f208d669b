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
  /** Resolves when what is being written now is answered; at once when nothing is. */
  answered(): Promise<void>;
  /** Takes nothing more, and resolves when everything taken is written or has failed. */
  close(): Promise<void>;
}

/** Most appends that wait; further ones are refused at once instead of waiting longer and longer. */
export const MAX_WAITING_APPENDS = 10_000;

/** Batches under way at once: while the database writes one, the next is made from what the one before has answered. */
export const MAX_BATCHES = 2;
/** Batches of fewer appends go alone: those may take their rows with them, which nothing else that is written may disturb. */
export const LEAST_BESIDE = 17;

/**
 * Collects the appends that arrive while batches are being written, and writes them as the next ones. Many that wait at once
 * share the batches evenly, so that neither this process nor the database waits for the other. `writeBatch` is called in the
 * order in which batches are to be sent; no two under way have a stream in common, so that one may fail or be sent again alone.
 */
export const createGroupCommit = (writeBatch: WriteBatch): GroupCommit => {
  const queue = createAppendQueue();
  const underWay: { readonly appends: number; readonly answered: Promise<void> }[] = [];
  let appendsUnderWay = 0;
  let isScheduled = false;
  let closed: PromiseWithResolvers<void> | undefined;

  /** How many appends go into a batch now; 0 when they wait for one that is under way. */
  const nextSize = (): number => {
    const ready = queue.ready();
    if (underWay.length === 0 && ready < MAX_BATCHES * LEAST_BESIDE) return ready;
    const mayStandBeside = ready >= LEAST_BESIDE && underWay.every(({ appends }) => appends >= LEAST_BESIDE);
    if (underWay.length === MAX_BATCHES || !mayStandBeside) return 0;
    return Math.max(LEAST_BESIDE, Math.ceil((ready + appendsUnderWay) / MAX_BATCHES));
  };

  const start = (batch: readonly WaitingAppend[]): void => {
    const answered = settle(batch, writeBatch)
      .catch((error) => rejectAll(batch, error))
      .then(() => {
        underWay.splice(underWay.indexOf(begun), 1);
        appendsUnderWay -= begun.appends;
        queue.settled(batch);
        goOn();
      });
    const begun = { appends: batch.length, answered };
    underWay.push(begun);
    appendsUnderWay += begun.appends;
  };

  // Appends made in the same turn of the event loop share a batch; nobody waits for later ones.
  const goOn = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      for (let size = nextSize(); size > 0; size = nextSize()) start(queue.takeBatch(size));
      if (queue.size() === 0 && underWay.length === 0) closed?.resolve();
    });
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
        goOn();
      });
    },
    async answered() {
      await Promise.all(underWay.map(({ answered }) => answered));
    },
    async close() {
      closed ??= Promise.withResolvers();
      goOn();
      await closed.promise;
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
