import type { StoredEvent } from '@sternklar/event-store/event-store';
import { describe, expect, it } from 'vitest';
import { eventsSince } from './events-since.ts';

const START = Date.parse('2026-07-14T08:00:00Z');
const minute = (number: number) => new Date(START + number * 60_000);

/** A log with one event a minute. */
const logOf = (events: number) => {
  let readings = 0;
  return {
    readings: () => readings,
    head: async () => events,
    readAll: async (after: number) => {
      readings += 1;
      return [{ position: after + 1, recordedAt: minute(after + 1).toISOString() } as StoredEvent];
    },
  };
};

describe('counting the events since a moment', () => {
  it.each([
    [0, 1, 0],
    [10, 1, 10],
    [10, 11, 0],
    [10, 10, 1],
    [10, 4, 7],
    [1, 1, 1],
  ])('of %s, one a minute, since minute %s: %s', async (events, since, expected) => {
    expect(await eventsSince(logOf(events), minute(since))).toBe(expected);
  });

  it('reads few of a million', async () => {
    const log = logOf(1_000_000);
    expect(await eventsSince(log, minute(999_941))).toBe(60);
    expect(log.readings()).toBeLessThanOrEqual(20);
  });
});
