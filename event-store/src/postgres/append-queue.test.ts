import { describe, expect, it } from 'vitest';
import { createAppendQueue, type WaitingAppend } from './append-queue.ts';

const event = { id: '0198a000-0000-7000-8000-000000000001', type: 'Happened', data: '{}', metadata: '{}' };
const to = (streamId: string): WaitingAppend => ({
  append: { streamId, expectedVersion: 0, events: [event] },
  resolve: () => undefined,
  reject: () => undefined,
});
const streamsIn = (batch: readonly WaitingAppend[]) => batch.map(({ append }) => append.streamId);
const queueOf = (...streams: readonly string[]) => {
  const queue = createAppendQueue();
  for (const stream of streams) queue.add(to(stream));
  return queue;
};

describe('appends that wait', () => {
  it('are one to a stream in a batch, and the next of it only once that batch is settled', () => {
    const queue = queueOf('a', 'a', 'b');
    const first = queue.takeBatch(10);
    expect(streamsIn(first)).toEqual(['a', 'b']);
    expect([queue.size(), queue.ready()]).toEqual([1, 0]);
    expect(queue.takeBatch(10)).toEqual([]);
    queue.settled(first);
    expect(queue.ready()).toBe(1);
    expect(streamsIn(queue.takeBatch(10))).toEqual(['a']);
    expect([queue.size(), queue.ready()]).toEqual([0, 0]);
  });

  it('are not ready, either, where they come while their stream is in a batch', () => {
    const queue = queueOf('a');
    const batch = queue.takeBatch(10);
    queue.add(to('a'));
    queue.add(to('b'));
    expect([queue.size(), queue.ready()]).toEqual([2, 1]);
    queue.settled(batch);
    expect(queue.ready()).toBe(2);
  });

  it('let others go first once their stream has had its turn', () => {
    const queue = queueOf('a', 'a', 'b');
    const batch = queue.takeBatch(1);
    queue.settled(batch);
    expect(streamsIn(queue.takeBatch(1))).toEqual(['b']);
  });
});
