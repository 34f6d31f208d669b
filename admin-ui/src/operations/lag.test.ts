import { describe, expect, it } from 'vitest';
import { lagPercent, lagText, type ReadModelState, stateText, toneOf } from './lag.ts';

const AT = '2026-07-14T08:00:00.000Z';
const model = (changes: Partial<ReadModelState> = {}): ReadModelState => ({
  name: 'user-list',
  version: 1,
  position: 12_345,
  lag_events: 0,
  lag_seconds: 0,
  next_type: null,
  stuck: null,
  missing: [],
  ...changes,
});
const stuck = {
  position: 12_001,
  type: 'ReviewNoteAdded',
  failure: 'RangeError at b.ts:1',
  attempts: 3,
  since: '2026-07-14T07:57:00.000Z',
  may_pass: false,
};

describe('how far a read model is behind', () => {
  it('is a plain sentence', () => {
    expect(lagText(model())).toBe('auf dem neuesten Stand');
    expect(lagText(model({ lag_events: 1, lag_seconds: 2.7 }))).toBe('1\u00a0Ereignis zurück, seit 2\u00a0s');
    expect(lagText(model({ lag_events: 1_200, lag_seconds: 90 }))).toBe(
      '1.200\u00a0Ereignisse zurück, seit 1\u00a0min',
    );
    expect(lagText(model({ position: null }))).toBe('noch nicht da');
  });

  it('names the event that it fails to apply', () => {
    expect(stateText(model({ lag_events: 345, lag_seconds: 200, stuck }), AT)).toBe(
      'hängt seit 3\u00a0min vor Ereignis 12.001 (ReviewNoteAdded), 345\u00a0Ereignisse zurück',
    );
    expect(stateText(model(), AT)).toBe('auf dem neuesten Stand');
  });

  it('calls for somebody only when it does not go on', () => {
    expect(toneOf(model())).toBe('ok');
    expect(toneOf(model({ position: null }))).toBe('wait');
    expect(toneOf(model({ lag_events: 12, lag_seconds: 10 }))).toBe('wait');
    expect(toneOf(model({ lag_events: 12, lag_seconds: 10.1 }))).toBe('no');
    expect(toneOf(model({ lag_events: 1, lag_seconds: 1, stuck }))).toBe('no');
  });

  it('fills a bar by powers of ten', () =>
    expect([0, 1, 10, 100, 10_000, 1_000_000].map(lagPercent)).toEqual([0, 10, 33, 55, 100, 100]));
});
