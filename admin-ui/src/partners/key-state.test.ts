import { describe, expect, it } from 'vitest';
import { keyStateOf } from './key-state.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const issued_at = '2026-11-01T12:00:00.000Z';
const key = (valid_until: string | null, revoked_at: string | null = null) => ({ issued_at, valid_until, revoked_at });

describe('what has become of a key', () => {
  it.each([
    ['it is the one that goes into pages', key(null), { state: 'current', at: issued_at }],
    [
      'it was replaced and still works',
      key('2026-11-20T12:00:00.001Z'),
      { state: 'replaced', at: '2026-11-20T12:00:00.001Z' },
    ],
    [
      'it was replaced and works no longer',
      key('2026-11-20T12:00:00.000Z'),
      { state: 'expired', at: '2026-11-20T12:00:00.000Z' },
    ],
    [
      'it was ended, whatever else happened',
      key('2026-11-30T12:00:00.000Z', '2026-11-19T12:00:00.000Z'),
      { state: 'revoked', at: '2026-11-19T12:00:00.000Z' },
    ],
  ])('%s', (_, shown, become) => {
    expect(keyStateOf(shown, now)).toEqual(become);
  });
});
