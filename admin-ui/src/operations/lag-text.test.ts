import { describe, expect, it } from 'vitest';
import { lagText, spanText } from './lag-text.ts';

describe('how far something is behind', () => {
  it.each([
    [0.4, '0\u00a0s'],
    [59, '59\u00a0s'],
    [61, '1\u00a0min'],
    [3_600, '1\u00a0h'],
    [100_000, '27\u00a0h'],
    [200_000, '2\u00a0Tage'],
  ])('%s seconds are %s', (seconds, text) => expect(spanText(seconds)).toBe(text));

  it('is said in events and in time', () => {
    expect(lagText({ position: 7, lag_events: 0, lag_seconds: 0 })).toBe('aktuell');
    expect(lagText({ position: 7, lag_events: 1, lag_seconds: 2 })).toBe('1 Ereignis zurück, 2\u00a0s');
    expect(lagText({ position: 7, lag_events: 1_200, lag_seconds: 90 })).toBe('1.200 Ereignisse zurück, 1\u00a0min');
    expect(lagText({ position: null, lag_events: 9, lag_seconds: 0 })).toBe('noch nicht da');
  });
});
