import { EventStoreUnavailable, type StoredEvent, type SubscribeOptions } from '../event-store.ts';
import type { WaitingPlace } from './news.ts';

const DEFAULT_BATCH_SIZE = 500;
const MAX_BATCH_SIZE = 10_000;

/** What a subscription is made of: reading pages, and waiting until there may be more. */
export interface LogSource {
  readAll(after: number, maxCount: number): Promise<readonly StoredEvent[]>;
  /** True when the log is known to end at the position, so that reading on would find nothing. */
  endsAt(position: number): boolean;
  /** What directly follows a position, where that is known without asking anybody; null where it is not. */
  atHand?(after: number, maxCount: number): readonly StoredEvent[] | null;
  /** Where the subscription waits until there may be more. */
  takePlace(): WaitingPlace;
}

/** A subscription as the port promises it. While the store is unavailable it waits, for as long as it takes. */
export async function* followLog(
  source: LogSource,
  { after, maxBatchSize = DEFAULT_BATCH_SIZE, signal }: SubscribeOptions,
): AsyncGenerator<readonly StoredEvent[], void, void> {
  checkRange(after, maxBatchSize);
  const place = source.takePlace();
  signal.addEventListener('abort', place.leave);
  if (signal.aborted) place.leave();
  let position = after;
  try {
    while (!place.isLeft()) {
      const batch =
        source.atHand?.(position, maxBatchSize) ??
        (await untilAborted(readAvailable(source, position, maxBatchSize), signal));
      if (place.isLeft() || batch === undefined) return;
      const newest = batch.at(-1);
      if (newest) {
        yield batch;
        position = newest.position;
        if (!source.endsAt(position)) continue;
      }
      await place.beyond(position);
    }
  } finally {
    signal.removeEventListener('abort', place.leave);
    place.leave();
  }
}

const checkRange = (after: number, maxBatchSize: number): void => {
  if (!Number.isSafeInteger(after) || after < 0) throw new RangeError(`'${after}' is no log position.`);
  if (!Number.isInteger(maxBatchSize) || maxBatchSize < 1 || maxBatchSize > MAX_BATCH_SIZE) {
    throw new RangeError(`A batch has 1 to ${MAX_BATCH_SIZE} events, not '${maxBatchSize}'.`);
  }
};

const readAvailable = async (source: LogSource, position: number, maxCount: number) => {
  try {
    return await source.readAll(position, maxCount);
  } catch (error) {
    if (error instanceof EventStoreUnavailable) return [];
    throw error;
  }
};

/** The result, or undefined as soon as the signal aborts; what arrives later is dropped. */
const untilAborted = async <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result | undefined> => {
  let onAbort = () => {};
  const aborted = new Promise<undefined>((resolve) => {
    onAbort = () => resolve(undefined);
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};
