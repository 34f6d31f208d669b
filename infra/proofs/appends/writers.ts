import { randomUUID } from 'node:crypto';
import type { NewEvent } from '@sternklar/event-store/event-store';

/** Somebody who appends one event to a stream at a time. */
export interface Appender {
  append(streamId: string, expectedVersion: number, events: readonly NewEvent[]): Promise<unknown>;
  close(): Promise<void>;
}

const EVENTS_PER_STREAM = 5;

/** About as much as an event of the product holds. */
const eventOf = (): NewEvent => ({
  id: randomUUID(),
  type: 'ReviewSubmitted',
  data: JSON.stringify({ reviewId: randomUUID(), reviewer: 'Max M.', rating: 1, text: 'Nie wieder. '.repeat(20) }),
  metadata: JSON.stringify({ schemaVersion: 1, actor: randomUUID(), correlationId: randomUUID() }),
});

/** So many writers append one event each and wait until it is acknowledged, for so long; the result is events a second. */
export const writeFor = async (
  appender: Appender,
  { writers, ms }: { writers: number; ms: number },
): Promise<number> => {
  const began = performance.now();
  let written = 0;
  const write = async () => {
    while (performance.now() - began < ms) {
      const stream = `strom-${randomUUID()}`;
      for (let version = 0; version < EVENTS_PER_STREAM && performance.now() - began < ms; version += 1) {
        await appender.append(stream, version, [eventOf()]);
        written += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return (written * 1_000) / (performance.now() - began);
};
