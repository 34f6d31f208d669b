import type { Logger } from '@sternklar/event-store/logger';
import { type EventSource, readStretch, type StoredStretch } from './event-batch.ts';

export interface Filling {
  readonly source: Omit<EventSource, 'codec'>;
  /** Most events that are read at once. */
  readonly batchSize: number;
  readonly logger: Logger;
  readonly partition: number;
}

/**
 * What a feed brings, made whole: what came before is skipped, and what it lacks, since it was deleted or never
 * published, is read from the log.
 */
export async function* withoutHoles(
  stretches: AsyncIterable<StoredStretch>,
  after: number,
  { source, batchSize, logger, partition }: Filling,
): AsyncGenerator<StoredStretch, void, void> {
  let position = after;
  for await (const { resumeAt, ...stretch } of stretches) {
    if (stretch.after > position) {
      logger.warn(
        { partition, after: position, upTo: stretch.after },
        'the feed lacks events: they are read from the log',
      );
    }
    while (stretch.after > position) {
      const found = upTo(stretch.after, await readStretch(source, position, batchSize));
      yield found;
      position = found.last;
    }
    if (stretch.last <= position) continue;
    const stored = stretch.stored.filter((event) => event.position > position);
    yield { after: position, last: stretch.last, stored, ...(resumeAt !== undefined && { resumeAt }) };
    position = stretch.last;
  }
}

/** No further than to a position; all of the way when the log has nothing more before it. */
const upTo = (position: number, { after, last, stored }: StoredStretch): StoredStretch => ({
  after,
  last: last > after ? Math.min(last, position) : position,
  stored: stored.filter((event) => event.position <= position),
});
