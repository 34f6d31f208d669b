import { describe, expect, it } from 'vitest';
import { starsPath } from './stars.ts';

describe('a row of stars', () => {
  it('draws as many as asked, each in its own place', () => {
    expect(starsPath(0, 3).match(/M\d+ /g)).toEqual(['M10 ', 'M30 ', 'M50 ']);
    expect(starsPath(3, 5).match(/M\d+ /g)).toEqual(['M70 ', 'M90 ']);
  });

  it('draws none when there are none', () => {
    expect(starsPath(5, 5)).toBe('');
    expect(starsPath(6, 5)).toBe('');
  });
});
