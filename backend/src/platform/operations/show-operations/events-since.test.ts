import { describe, expect, it } from 'vitest';
import { countedLog, eventsSince } from './events-since.ts';

const START = Date.parse('2026-07-14T08:00:00Z');
const minute = (number: number) => new Date(START + number * 60_000);

/** A log with one event a minute. */
const logOf = (events: number) => {
  let readings = 0;
  return {
    readings: () => readings,
    count: async () => events,
    recordedAt: async (number: number) => {
      readings += 1;
      return minute(number).toISOString();
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

  it('goes by the leaves of the audit log where positions have gaps', async () => {
    const event = { id: '', type: '', data: '', metadata: '', streamId: '', version: 1 };
    const store = {
      head: async () => 1_000,
      readAt: async (position: number) => ({ ...event, position, recordedAt: minute(position / 100).toISOString() }),
    };
    const leaves = {
      latest: async () => ({ ...signed, size: 10 }),
      positionOf: async (index: number) => (index + 1) * 100,
    };
    expect(await eventsSince(countedLog(store, leaves), minute(4))).toBe(7);
  });
});

const signed = { origin: '', root: Buffer.alloc(0), note: '', witnesses: [], time: null };
