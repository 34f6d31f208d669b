import { randomUUID } from 'node:crypto';
import type { EventStore } from '@sternklar/event-store/event-store';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { StoredRange } from './event-batch.ts';
import { withoutHoles } from './without-holes.ts';

const LOG_SIZE = 9;
const PARTITION = 2;

let store: EventStore;
beforeAll(async () => {
  store = createInMemoryEventStore({ now: () => new Date('2026-03-02T10:00:00.000Z') });
  const event = () => ({ id: randomUUID(), type: 'Knocked', data: '{}', metadata: '{}' });
  await store.append('door', 0, Array.from({ length: LOG_SIZE }, event));
});

/** What a reader at a position gets, when the feed brings ranges of the log: above the first number, up to the second. */
const readFrom = async (after: number, ...brought: readonly (readonly [after: number, last: number])[]) => {
  const warn = vi.fn();
  async function* feed() {
    for (const [from, last] of brought) yield { after: from, last, stored: await store.readAll(from, last - from) };
  }
  const logger = { info: vi.fn(), warn, error: vi.fn() };
  const filling = { source: { store }, batchSize: 2, logger, partition: PARTITION };
  const ranges: StoredRange[] = [];
  for await (const range of withoutHoles(feed(), after, filling)) ranges.push(range);
  const edges = ranges.map((range) => [range.after, range.last]);
  return {
    edges,
    positions: ranges.flatMap(({ stored }) => stored.map(({ position }) => position)),
    warned: warn.mock,
  };
};

describe('the ranges of a feed', () => {
  it('go on as they are where nothing is missing', async () => {
    const { edges, positions, warned } = await readFrom(0, [0, 3], [3, 5]);
    expect(edges).toEqual([
      [0, 3],
      [3, 5],
    ]);
    expect(positions).toEqual([1, 2, 3, 4, 5]);
    expect(warned.calls).toEqual([]);
  });

  it('are filled up from the log where events are missing, which is said', async () => {
    const { edges, positions, warned } = await readFrom(1, [1, 2], [7, 9]);
    expect(edges).toEqual([
      [1, 2],
      [2, 4],
      [4, 6],
      [6, 7],
      [7, 9],
    ]);
    expect(positions).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(warned.calls).toEqual([[{ partition: PARTITION, after: 2, upTo: 7 }, expect.stringContaining('lacks')]]);
  });

  it('come once, whole or in part, when they are brought again', async () => {
    const { positions } = await readFrom(2, [0, 2], [1, 4], [0, 4], [3, 6]);
    expect(positions).toEqual([3, 4, 5, 6]);
  });
});
