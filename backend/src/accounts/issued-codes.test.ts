import { describe, expect, it } from 'vitest';
import { liveCode, noCodes, secondsUntilNextCode, withNewCode, withoutLiveCode } from './issued-codes.ts';

const at = (time: string) => new Date(`2026-03-01T${time}.000Z`);
const issue = (...times: string[]) =>
  times.reduce(
    (codes, time) =>
      withNewCode(
        codes,
        { eventId: time, expiresAt: new Date(at(time).getTime() + 15 * 60_000).toISOString() },
        at(time).toISOString(),
      ),
    noCodes,
  );

describe('issued codes', () => {
  it('only the newest is live, and for fifteen minutes', () => {
    const codes = issue('09:00:00', '09:05:00');
    expect(liveCode(codes, at('09:19:59'))?.eventId).toBe('09:05:00');
    expect(liveCode(codes, at('09:20:00'))).toBeNull();
  });

  it('none is live after use', () => {
    expect(liveCode(withoutLiveCode(issue('09:00:00')), at('09:00:01'))).toBeNull();
  });

  it('the first may be issued at once, the next after a minute', () => {
    expect(secondsUntilNextCode(noCodes, at('09:00:00'))).toBe(0);
    expect(secondsUntilNextCode(issue('09:00:00'), at('09:00:00'))).toBe(60);
    expect(secondsUntilNextCode(issue('09:00:00'), at('09:00:42'))).toBe(18);
    expect(secondsUntilNextCode(issue('09:00:00'), at('09:01:00'))).toBe(0);
  });

  it('no more than five are issued in any hour', () => {
    const five = issue('09:00:00', '09:10:00', '09:20:00', '09:30:00', '09:40:00');
    expect(secondsUntilNextCode(five, at('09:50:00'))).toBe(600);
    expect(secondsUntilNextCode(five, at('10:00:00'))).toBe(0);
    const six = withNewCode(five, { eventId: 'x', expiresAt: '' }, at('10:00:00').toISOString());
    expect(secondsUntilNextCode(six, at('10:05:00'))).toBe(300);
  });

  it('the wait is a whole number of seconds, never too short', () => {
    expect(secondsUntilNextCode(issue('09:00:00'), new Date(at('09:00:59').getTime() + 1))).toBe(1);
  });
});
