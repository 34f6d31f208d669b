import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { describe, expect, it, vi } from 'vitest';
import { createTimelines } from './timelines.ts';

const entry: ReviewHistoryEntry = {
  id: 'e1',
  kind: 'submitted',
  at: '2026-11-16T13:02:00.000Z',
  from: null,
  to: 'eingereicht',
  note: null,
  shown_to_customer: true,
  actor: 'customer',
};
const world = () => {
  const load = vi.fn(async (_: string): Promise<readonly ReviewHistoryEntry[]> => [entry]);
  const onFailure = vi.fn();
  return { timelines: createTimelines(load, onFailure), load, onFailure };
};
type World = ReturnType<typeof world>;
const untilPhase = ({ timelines }: World, phase: string) =>
  vi.waitFor(() => expect(timelines.of('r1')?.phase).toBe(phase));

describe('the timelines on the page', () => {
  it('are closed at first, read when they are opened, and closed again', async () => {
    const here = world();
    expect(here.timelines.of('r1')).toBeNull();
    here.timelines.toggle('r1');
    expect(here.timelines.of('r1')).toEqual({ phase: 'loading', rows: [] });
    await untilPhase(here, 'ready');
    expect(here.timelines.of('r1')?.rows).toEqual([entry]);
    expect(here.timelines.of('r2')).toBeNull();
    here.timelines.toggle('r1');
    expect(here.timelines.of('r1')).toBeNull();
  });

  it('are read again when their review changes, without losing what is shown, and only while they are open', async () => {
    const here = world();
    here.timelines.changed('r1');
    expect(here.load).not.toHaveBeenCalled();
    here.timelines.toggle('r1');
    await untilPhase(here, 'ready');
    here.load.mockResolvedValue([entry, { ...entry, id: 'e2' }]);
    here.timelines.changed('r1');
    expect(here.timelines.of('r1')?.rows).toHaveLength(1);
    await vi.waitFor(() => expect(here.timelines.of('r1')?.rows).toHaveLength(2));
    here.timelines.changedPerhaps();
    await vi.waitFor(() => expect(here.load).toHaveBeenCalledTimes(3));
  });

  it('say when they cannot be read, keep what they had, and are read on request', async () => {
    const here = world();
    here.load.mockRejectedValueOnce(new Error('offline'));
    here.timelines.toggle('r1');
    await untilPhase(here, 'failed');
    expect(here.onFailure).toHaveBeenCalledTimes(1);
    await here.timelines.reload('r1');
    expect(here.timelines.of('r1')).toEqual({ phase: 'ready', rows: [entry] });
    here.load.mockRejectedValueOnce(new Error('offline'));
    here.timelines.changed('r1');
    await untilPhase(here, 'failed');
    expect(here.timelines.of('r1')?.rows).toEqual([entry]);
  });

  it('stay closed when an answer comes late', async () => {
    const here = world();
    const answer = Promise.withResolvers<readonly ReviewHistoryEntry[]>();
    here.load.mockReturnValueOnce(answer.promise);
    here.timelines.toggle('r1');
    here.timelines.toggle('r1');
    const listener = vi.fn();
    here.timelines.subscribe(listener);
    answer.resolve([entry]);
    await vi.waitFor(() => Promise.resolve());
    expect(here.timelines.of('r1')).toBeNull();
    expect(listener).not.toHaveBeenCalled();
  });
});
