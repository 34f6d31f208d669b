import type { Logger } from '@sternklar/event-store/logger';
import { type EventSource, readRange, type StoredRange } from './event-batch.ts';

export interface Filling {
  readonly source: Omit<EventSource, 'codec'>;
  /** Most events that are read at once. */
  readonly batchSize: number;
  readonly logger: Logger;
  readonly partition: number;
}

/**
 * Makes the ranges of a feed complete: what was seen before is skipped; what is missing, since it was deleted or never
 * published, is read from the log.
 */
export async function* withoutHoles(
  ranges: AsyncIterable<StoredRange>,
  after: number,
  { source, batchSize, logger, partition }: Filling,
): AsyncGenerator<StoredRange, void, void> {
  let position = after;
  for await (const { resumeAt, ...range } of ranges) {
    if (range.after > position) {
      logger.warn(
        { partition, after: position, upTo: range.after },
        'the feed lacks events: they are read from the log',
      );
    }
    while (range.after > position) {
      const found = upTo(range.after, await readRange(source, position, batchSize));
      yield found;
      position = found.last;
    }
    if (range.last <= position) continue;
    const stored = range.stored.filter((event) => event.position > position);
    yield { after: position, last: range.last, stored, ...(resumeAt !== undefined && { resumeAt }) };
    position = range.last;
  }
}

/** The range up to a position at most; up to exactly there when the log has nothing more before it. */
const upTo = (position: number, { after, last, stored }: StoredRange): StoredRange => ({
  after,
  last: last > after ? Math.min(last, position) : position,
  stored: stored.filter((event) => event.position <= position),
});
