import { describe, expect, test } from 'vitest';
import { newEvent } from '../contract/log-for-each-test.ts';
import type { StoredEvent } from '../event-store.ts';
import { createLogTail } from './log-tail.ts';

const event = (position: number): StoredEvent => ({
  ...newEvent(),
  streamId: `stream-${position}`,
  version: 1,
  position,
  recordedAt: '2025-03-03T09:00:00.000Z',
});
const events = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => event(first + index));
const positions = (found: readonly StoredEvent[] | null) => found?.map(({ position }) => position) ?? null;

describe('The tail of the log', () => {
  test('knows what was written, from any position within', () => {
    const tail = createLogTail();
    tail.add(events(7, 9));
    tail.add(events(10, 10));
    expect(positions(tail.after(6, 10))).toEqual([7, 8, 9, 10]);
    expect(positions(tail.after(8, 10))).toEqual([9, 10]);
    expect(positions(tail.after(9, 10))).toEqual([10]);
    expect(positions(tail.after(6, 2))).toEqual([7, 8]);
  });

  test('keeps nothing that is not stored', () => {
    const tail = createLogTail();
    const [first] = events(1, 1);
    if (!first) throw new Error('There is no event.');
    const said = {
      accountId: null,
      actor: { kind: 'operator' },
      correlationId: '',
      causationId: '',
      commandId: '',
    } as const;
    tail.add([{ ...first, plain: { data: { name: 'Erika' }, metadata: { schemaVersion: 1, ...said } } }]);
    expect(tail.after(0, 10)).toEqual([first]);
  });

  test('leaves to the log what came before, and whether more came after', () => {
    const tail = createLogTail();
    expect(tail.after(0, 10)).toBeNull();
    tail.add(events(7, 9));
    expect(tail.after(5, 10)).toBeNull();
    expect(tail.after(9, 10)).toBeNull();
    expect(tail.after(20, 10)).toBeNull();
  });

  test('begins anew behind what another process wrote', () => {
    const tail = createLogTail();
    tail.add(events(1, 3));
    tail.add(events(5, 6));
    expect(tail.after(2, 10)).toBeNull();
    expect(tail.after(3, 10)).toBeNull();
    expect(positions(tail.after(4, 10))).toEqual([5, 6]);
  });

  test('forgets the oldest when it holds too many events or too much text', () => {
    const [one] = events(1, 1);
    const text = (one?.data.length ?? 0) + (one?.metadata.length ?? 0);
    for (const limits of [
      { events: 4, text: Number.POSITIVE_INFINITY },
      { events: Number.POSITIVE_INFINITY, text: 4 * text },
    ]) {
      const tail = createLogTail(limits);
      for (let position = 1; position <= 20; position += 1) tail.add([event(position)]);
      expect(tail.after(15, 10)).toBeNull();
      expect(positions(tail.after(16, 10))).toEqual([17, 18, 19, 20]);
    }
  });

  test('holds nothing of a batch that is too large', () => {
    const tail = createLogTail({ events: 2, text: 1_000_000 });
    tail.add(events(1, 3));
    expect(tail.after(0, 10)).toBeNull();
    tail.add(events(4, 5));
    expect(positions(tail.after(3, 10))).toEqual([4, 5]);
  });
});
