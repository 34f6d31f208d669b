import { describe, expect, it } from 'vitest';
import { createReadings } from './readings.ts';

describe('of several readings of one thing', () => {
  it('one that was overtaken by a later one does not count', () => {
    const readings = createReadings();
    const first = readings.begin();
    const second = readings.begin();
    expect(second('list')).toBe(true);
    expect(first('list')).toBe(false);
  });

  it('those that come in as they were begun all count', () => {
    const readings = createReadings();
    const first = readings.begin();
    const second = readings.begin();
    expect(first('list')).toBe(true);
    expect(second('list')).toBe(true);
  });

  it('each thing is counted by itself', () => {
    const readings = createReadings();
    const all = readings.begin();
    const single = readings.begin();
    expect(single('one')).toBe(true);
    expect([all('one'), all('other')]).toEqual([false, true]);
  });
});
