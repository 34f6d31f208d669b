import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { describe, expect, it } from 'vitest';
import { type EventBatch, halvesOf, onlyEventOf } from './event-batch.ts';

/** Some logs number by offsets: nothing but the positions of events may be asked for. */
const POSITIONS = [1_200, 1_931, 5_004, 5_120, 90_000];

const eventAt = (position: number) => ({ position, id: `event-${position}`, type: 'Knocked' });
const batchOf = (after: number, positions: readonly number[]): EventBatch => ({
  after,
  last: positions.at(-1) ?? after,
  events: positions.filter((position) => position !== 5_004).map((position) => eventAt(position) as RecordedEvent),
  undecoded: positions
    .filter((position) => position === 5_004)
    .map((position) => ({ ...eventAt(position), error: '' })),
});
const positionsOf = ({ events, undecoded }: EventBatch) =>
  [...events, ...undecoded].map(({ position }) => position).sort((one, other) => one - other);

describe('a batch of a log whose positions have gaps', () => {
  it('is halved where an event stands, so that each half begins and ends at one', () => {
    const [left, right] = halvesOf(batchOf(700, POSITIONS));
    expect([left.after, left.last, positionsOf(left)]).toEqual([700, 5_004, [1_200, 1_931, 5_004]]);
    expect([right.after, right.last, positionsOf(right)]).toEqual([5_004, 90_000, [5_120, 90_000]]);
  });

  it('comes down to single events by halving, however far they are apart', () => {
    const singles = (batch: EventBatch): readonly EventBatch[] =>
      onlyEventOf(batch) ? [batch] : halvesOf(batch).flatMap(singles);
    const found = singles(batchOf(700, POSITIONS));
    expect(found.map((batch) => onlyEventOf(batch)?.position)).toEqual(POSITIONS);
    expect(found.map(({ after }) => after)).toEqual([700, ...POSITIONS.slice(0, -1)]);
  });

  it('has no only event when it has several, or none', () => {
    expect(onlyEventOf(batchOf(0, [1_200, 1_931]))).toBeNull();
    expect(onlyEventOf(batchOf(0, []))).toBeNull();
  });
});
