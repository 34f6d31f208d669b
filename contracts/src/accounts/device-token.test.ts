import { describe, expect, it } from 'vitest';
import { DEVICE_TOKEN, deviceTokenHeaders } from './device-token.ts';

const storage = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => {
    kept[key] = value;
  },
});

describe('the token of a browser', () => {
  it('is made once, at random, and kept', () => {
    const [one, other] = [storage(), storage()];
    const first = deviceTokenHeaders(() => one);
    expect(first['Device-Token']).toMatch(DEVICE_TOKEN);
    expect(deviceTokenHeaders(() => one)).toEqual(first);
    expect(deviceTokenHeaders(() => other)).not.toEqual(first);
  });

  it('is made anew where something else was kept', () => {
    const damaged = storage({ 'device-token': 'kaputt' });
    expect(deviceTokenHeaders(() => damaged)['Device-Token']).toMatch(DEVICE_TOKEN);
    expect(damaged.kept['device-token']).toMatch(DEVICE_TOKEN);
  });

  it('is none where storage is blocked', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    expect(deviceTokenHeaders(blocked)).toEqual({});
  });
});
