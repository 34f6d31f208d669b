import { describe, expect, it } from 'vitest';
import { starsIn } from './stars-in.ts';

describe('stars as people write them', () => {
  it.each([
    ['1', 1],
    [' 5 ', 5],
    ['1/5', 1],
    ['2 / 5', 2],
    ['3 von 5', 3],
    ['1,0', 1],
    ['4.0', 4],
    ['1,0 von 5,0 Sternen', 1],
    ['1 Stern', 1],
    ['2 Sterne', 2],
    ['1 star', 1],
    ['3 out of 5 stars', 3],
    ['★', 1],
    ['★★☆☆☆', 2],
    ['⭐⭐⭐', 3],
    ['⭐️⭐️', 2],
  ])('%s are %i', (written, stars) => {
    expect(starsIn(written)).toBe(stars);
  });

  it.each([
    '',
    '0',
    '6',
    '10',
    '3,5',
    '-1',
    '1/10',
    '☆☆☆☆☆',
    '★★★★★★',
    'eins',
    '1.5.',
    '05. Jan',
    '1 2',
    '1e0',
    'true',
  ])('%j are none', (written) => {
    expect(starsIn(written)).toBeNull();
  });
});
